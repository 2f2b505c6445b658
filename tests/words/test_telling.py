"""Steps and events in words, as the terminal says them."""

from boulevard.games.contract import Event
from boulevard.words.telling import people, step_words, story_lines

NAMES = ["Anna", "Ida"]


def test_people_have_names_in_the_readers_language() -> None:
    assert people(["you", "greedy", "greedy", "Uwe"], "de") == [
        "Spieler 1",
        "Punktejäger",
        "Punktejäger 2",
        "Uwe",
    ]


def test_an_event_names_people_and_companies() -> None:
    event = Event("log-lov-income", {"seat": 1, "lot": "B2", "company": "vega", "money": 4})
    assert story_lines("lords-of-vegas", event, {}, NAMES, "it") == ["Ida riceve 4\u00a0$ da Vega B2."]
    offer = Event("log-lov-offer", {"seat": 0, "other": 1, "terms": "give=$5,A3;get=nothing"})
    told = story_lines("lords-of-vegas", offer, {"tiles": {}}, NAMES, "en")
    assert told == ["Anna makes Ida an offer: $5, lot A3 for nothing."]


def test_a_turn_of_new_las_vegas_is_told_step_by_step() -> None:
    turn = Event("log-nlv-turn", {"seat": 0, "steps": ["pick:A", "open:8@2.4", "show:left", "done"]})
    assert story_lines("new-las-vegas", turn, {}, NAMES, "en") == [
        "Anna opens the casino at street 2, avenue 4 with 8.",
        "Anna puts on a show (column: left).",
    ]


def test_a_turn_of_welcome_to_is_a_story_of_streets() -> None:
    steps = ["pick:B", "write:8@2.4", "park", "claim:1", "use:1.2-1.5", "done"]
    turn = Event("log-wt-turn", {"seat": 1, "steps": steps})
    told = {language: story_lines("welcome-to", turn, {}, NAMES, language) for language in ("en", "de")}
    assert told["en"] == ["Ida writes 8 in Lilac Lane, plants a park in Lilac Lane, completes plan 1."]
    assert told["de"] == [
        "Ida trägt im Fliederweg die 8 ein, legt im Fliederweg einen Park an, erfüllt Plan 1."
    ]
    nothing = Event("log-wt-turn", {"seat": 0, "steps": ["done"]})
    assert story_lines("welcome-to", nothing, {}, NAMES, "en") == []


def test_hotels_and_projects_of_players_are_announced() -> None:
    """NLV-R21, NLV-R39: who has them and what it means for the others; a claim is told once."""
    claimed = Event("log-nlv-turn", {"seat": 0, "steps": ["pick:A", "claim:1", "done"]})
    project = Event("log-nlv-project", {"seat": 0, "project": 1, "points": 8})
    hotel = Event("log-nlv-hotel-large", {"seat": 1, "avenue": 3})
    told = [story_lines("new-las-vegas", event, {}, NAMES, "en") for event in (claimed, project, hotel)]
    closed = "From the next turn on its upper floors are closed to the others."
    assert told == [
        [],
        ["Anna fulfils project 1 and writes down 8."],
        [f"Ida builds the large hotel of avenue 3. {closed}"],
    ]


def test_a_step_is_said_with_what_its_token_says() -> None:
    assert step_words("lords-of-vegas", "gamble:C1=3", {}, NAMES, "en") == "Bet $3 in the casino C1"
    assert step_words("lords-of-vegas", "build:A1=vega", {}, NAMES, "en") == "Build Vega on A1"
    assert step_words("welcome-to", "write:8@2.4", {}, NAMES, "en") == "Write 8 in house 2.4"
