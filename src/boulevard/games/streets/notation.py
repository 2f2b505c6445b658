"""Steps as text: one table of verbs a game, which every token is made from, read by and refused with."""

from typing import Final

from boulevard.games.contract import GameError
from boulevard.games.native import i64, vec

from .draft import Draft
from .rows import HIGHEST, LOWEST
from .turn import CARD_LETTERS, CLAIM, DONE, PASS, PICK, REFUSE, RESHUFFLE, Round

NUMBERS: Final = [str(number) for number in range(int(LOWEST), int(HIGHEST) + 1)]


class Verb:
    """A kind of step. Its ints begin at `first`, its tokens are the name and one of `words`."""

    def __init__(self, name: str, first: i64, words: list[str] | None = None) -> None:
        self.name = name
        self.first = first
        self.words = [""] if words is None else words
        self.places = {word: place for place, word in enumerate(self.words)}

    def count(self) -> int:
        return len(self.words)

    def text(self, place: int, draft: Draft, round: Round) -> str:
        """The token of step `first` + `place`."""
        return spell(self.name, self.words[place])

    def place(self, rest: str) -> int:
        """Which step a text behind the colon may name, or -1."""
        return self.places.get(rest, -1)


def spell(name: str, word: str) -> str:
    return f"{name}:{word}" if word else name


class PickVerb(Verb):
    """One letter for a stack; two where number and effect come from different cards."""

    def __init__(self) -> None:
        super().__init__(
            "pick", PICK, [number + effect for number in CARD_LETTERS for effect in CARD_LETTERS]
        )

    def text(self, place: int, draft: Draft, round: Round) -> str:
        word = self.words[place]
        return spell(self.name, word if round.separate else word[0])

    def place(self, rest: str) -> int:
        return super().place(rest * 2 if len(rest) == 1 else rest)


class CopyVerb(Verb):
    """A lot takes the number of the lot beside it: `NAME:7@2.4`."""

    def __init__(self, name: str, first: i64, lots: list[str], source: int) -> None:
        super().__init__(name, first, lots)
        self.source = source  # -1: to its left, 1: to its right

    def text(self, place: int, draft: Draft, round: Round) -> str:
        return spell(self.name, f"{draft.drafted.numbers[place + self.source]}@{self.words[place]}")

    def place(self, rest: str) -> int:
        return super().place(rest.partition("@")[2])


def written(lots: list[str]) -> list[str]:
    """Every number on every lot: `7@2.4`."""
    return [f"{number}@{lot}" for number in NUMBERS for lot in lots]


class Notation:
    """The verbs of a game. Those of a turn's frame are the same in both games, but for one name."""

    def __init__(self, passing: str, own: list[Verb]) -> None:
        self.verbs = [
            Verb("done", DONE),
            PickVerb(),
            Verb("refuse", REFUSE),
            Verb(passing, PASS, list(CARD_LETTERS)),
            Verb("reshuffle", RESHUFFLE),
            Verb("claim", CLAIM, ["1", "2", "3"]),
            *own,
        ]
        self.names: list[str] = []
        self.verb_of: list[Verb] = []  # by step
        for verb in self.verbs:
            if verb.name not in self.names:
                self.names.append(verb.name)
            if verb.first == len(self.verb_of):  # another name for the same steps comes after the first
                self.verb_of.extend([verb] * verb.count())

    def token(self, step: i64, draft: Draft, round: Round) -> str:
        verb = self.verb_of[step]
        return verb.text(int(step - verb.first), draft, round)

    def steps(self, token: str) -> vec[i64]:
        """The steps that a token may name: at most one of them is legal."""
        name, _, rest = token.partition(":")
        found: list[i64] = []
        for verb in self.verbs:
            if verb.name == name:
                place = verb.place(rest)
                if place >= 0:
                    found.append(verb.first + place)
        return vec[i64](found)


def out_of_turn(
    verb: str, phase: i64, needed: dict[int, tuple[list[str], str]], step: str
) -> GameError | None:
    """A step that must wait for another one. `needed` says for a phase which verbs go, and what to say."""
    verbs, key = needed.get(int(phase), ([verb], ""))
    return None if verb in verbs else GameError(key, step=step)
