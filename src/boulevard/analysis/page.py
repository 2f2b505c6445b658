"""An analysis as one page: plots of our own, no network, no program."""

from collections.abc import Sequence
from html import escape
from typing import Any

from boulevard.bots.planning import POINTS
from boulevard.match.record import Record
from boulevard.words import say
from boulevard.words.telling import people, step_words

from .report import ENDS, Job, sums_of

Json = dict[str, Any]
COLOURS = ("#1f6f6b", "#c2452d", "#6a4fb3", "#b07d00", "#2f6fb3", "#8a3b6f")
QUIET = ("done", "pass")
WIDTH, HEIGHT, LEFT, BELOW = 960, 300, 56, 30
MOST_SHOWN = 10

STYLE = """
:root { color-scheme: light dark; --paper: #fffdf6; --ink: #23302f; --soft: #5d6967; --line: #d9d3c2; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1d2322; --ink: #f1ede2; --soft: #a9b3b0; --line: #46504e; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; } h2 { font-size: 1.2rem; margin: 2rem 0 0.5rem; }
svg { width: 100%; height: auto; } svg text { font: 13px system-ui, sans-serif; fill: var(--soft); }
.grid { stroke: var(--line); } .curve { fill: none; stroke-width: 2.5; } .band { opacity: 0.13; }
table { border-collapse: collapse; width: 100%; } th, td { padding: 0.35rem 0.6rem; text-align: left;
  vertical-align: top; border-bottom: 1px solid var(--line); } .number { text-align: right;
  white-space: nowrap; font-variant-numeric: tabular-nums; } .soft { color: var(--soft); }
.dot { display: inline-block; width: 0.8em; height: 0.8em; border-radius: 50%; margin-right: 0.4em; }
.wide { overflow-x: auto; } summary { cursor: pointer; font-weight: 600; margin-top: 2rem; }
"""


def page(record: Record, found: Json, asked: Sequence[Job], language: str = "en") -> str:
    """The whole page, as HTML."""
    return _Page(record, found, asked, language).html()


class _Page:
    def __init__(self, record: Record, found: Json, asked: Sequence[Job], language: str) -> None:
        self.record = record
        self.found = found
        self.language = language
        self.names = people(record.names or [""] * record.seats, language)
        self.states = {(job.turn, job.seat, tuple(job.tokens)): job.state for job in asked}

    def say(self, key: str, **details: object) -> str:
        return escape(say(key, self.language, **details))

    def html(self) -> str:
        title = self.say("analysis-title", game=say(f"game-{self.record.game}", self.language))
        who = " · ".join(
            f'<span class="dot" style="background:{_colour(seat)}"></span>{escape(name)} {total}'
            for seat, (name, total) in enumerate(zip(self.names, self.found["result"], strict=True))
        )
        partial = "" if self.found["complete"] else f"<p><strong>{self.say('analysis-partial')}</strong></p>"
        by = self.say(
            "analysis-by",
            bot=say(f"bot-{self.found['best']}", self.language),
            quick=say(f"bot-{self.found['quick']}", self.language),
            games=self.found["games"],
        )
        return (
            f'<!doctype html>\n<html lang="{self.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{title}</title><style>{STYLE}</style></head><body><h1>{title}</h1><p>{who}</p>{partial}"
            f"<h2>{self.say(self._curve_key())}</h2>{self._curve()}"
            f"<h2>{self.say('analysis-sums')}</h2>{self._sums()}"
            f"<h2>{self.say('analysis-mistakes')}</h2>{self._mistakes()}"
            f"<details><summary>{self.say('analysis-decisions')}</summary>{self._all()}</details>"
            f'<p class="soft">{by} {self.say("analysis-note")}</p></body></html>\n'
        )

    # -- plots

    def _curve_key(self) -> str:
        return "analysis-curve-points" if self.found["unit"] == POINTS else "analysis-curve-win"

    def _curve(self) -> str:
        lines: list[Json] = self.found["decisions"]
        if not lines:
            return ""
        turns = max(line["turn"] for line in lines)
        points = self.found["unit"] == POINTS
        ends = [person["end"] for person in self.found["seats"]]
        values = [line[what]["value"] for line in lines for what in ("done", "best")] + ends
        low, high = (min(0.0, *values), max(10.0, *values)) if points else (0.0, 1.0)

        def x(turn: int) -> float:
            return float(LEFT + (turn - 1) / turns * (WIDTH - LEFT - 12))

        def y(value: float) -> float:
            return 10 + (1 - (value - low) / (high - low)) * (HEIGHT - BELOW - 14)

        drawn = []
        for value in (low, (low + high) / 2, high):
            drawn.append(f'<path d="M{LEFT} {y(value):.1f}H{WIDTH - 12}" class="grid"/>')
            text = escape(self._value(value, 0))
            drawn.append(f'<text x="{LEFT - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{text}</text>')
        every = max(1, turns // 16)
        for turn in range(1, turns + 1, every):
            drawn.append(f'<text x="{x(turn):.1f}" y="{HEIGHT - 8}" text-anchor="middle">{turn}</text>')
        worst = set(self.found["mistakes"][:MOST_SHOWN])
        for person in self.found["seats"]:
            seat, colour = person["seat"], _colour(person["seat"])
            mine = [(place, line) for place, line in enumerate(lines) if line["seat"] == seat]
            if not mine:
                continue
            above = [(x(one["turn"]), y(one["best"]["value"] + one["best"]["error"])) for _, one in mine]
            below = [(x(one["turn"]), y(one["best"]["value"] - one["best"]["error"])) for _, one in mine]
            band = " ".join(f"{at:.1f},{height:.1f}" for at, height in above + below[::-1])
            drawn.append(f'<polygon points="{band}" fill="{colour}" class="band"/>')
            way = [(x(one["turn"]), y(one["best"]["value"])) for _, one in mine]
            way.append((x(turns + 1), y(person["end"])))
            path = "L".join(f"{at:.1f} {height:.1f}" for at, height in way)
            drawn.append(f'<path d="M{path}" stroke="{colour}" class="curve"/>')
            for place, line in mine:
                if place in worst:
                    note = f"{line['turn']}: {self._gap(-line['cost'])}"
                    drawn.append(
                        f'<circle cx="{x(line["turn"]):.1f}" cy="{y(line["best"]["value"]):.1f}" r="5"'
                        f' fill="{colour}"><title>{escape(note)}</title></circle>'
                    )
        label = self.say(self._curve_key())
        return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(drawn)}</svg>'

    # -- figures

    def _value(self, value: float, digits: int = 1) -> str:
        """Points, or a chance in percent."""
        if self.found["unit"] != POINTS:
            value *= 100
        text = f"{value:.{digits}f}".replace("-", "−")
        if self.language != "en":
            text = text.replace(".", ",")
        return text if self.found["unit"] == POINTS else f"{text}\u00a0%"

    def _gap(self, value: float) -> str:
        return ("+" if value > 0 else "") + self._value(value)

    def _sums(self) -> str:
        columns = sums_of(self.found)
        head = "".join(f'<th class="number">{self.say(f"analysis-{key}")}</th>' for key in columns)
        rows = []
        for row, (person, name) in enumerate(zip(self.found["seats"], self.names, strict=True)):
            cells = []
            for key, of in columns.items():
                text = self._value(of[row]) if key in ENDS else self._gap(of[row])
                cells.append(f'<td class="number">{escape(text)}</td>')
            rows.append(f"<tr><td>{self._who(person['seat'], name)}</td>{''.join(cells)}</tr>")
        return f'<div class="wide"><table><tr><th></th>{head}</tr>{"".join(rows)}</table></div>'

    def _who(self, seat: int, name: str) -> str:
        return f'<span class="dot" style="background:{_colour(seat)}"></span>{escape(name)}'

    def _mistakes(self) -> str:
        worst = [self.found["decisions"][place] for place in self.found["mistakes"][:MOST_SHOWN]]
        return self._rows(worst) if worst else f"<p>{self.say('analysis-none')}</p>"

    def _all(self) -> str:
        return self._rows(self.found["decisions"])

    def _rows(self, lines: list[Json]) -> str:
        keys = ("turn", "player", "done", "better")
        head = "".join(f"<th>{self.say(f'analysis-{key}')}</th>" for key in keys)
        head += f'<th class="number">{self.say("analysis-costs")}</th>'
        rows = []
        for line in lines:
            better = "" if line["cost"] == 0 else self._told(line, "best")
            cost = "–" if line["cost"] == 0 else self._value(line["cost"])
            if line["cost"] and line["error"]:  # otherwise it was judged, not sampled
                cost += f" ±{self._value(line['error'])}"
            rows.append(
                f'<tr><td class="number">{line["turn"]}</td>'
                f"<td>{self._who(line['seat'], self.names[line['seat']])}</td>"
                f"<td>{self._told(line, 'done')}</td><td>{better}</td>"
                f'<td class="number">{escape(cost)}</td></tr>'
            )
        return f'<div class="wide"><table><tr>{head}</tr>{"".join(rows)}</table></div>'

    def _told(self, line: Json, what: str) -> str:
        """Steps in words, and what they are worth."""
        state = self.states[line["turn"], line["seat"], tuple(line["done"]["tokens"])]
        view = state.view(line["seat"])
        steps = [token for token in line[what]["tokens"] if token.partition(":")[0] not in QUIET]
        told = [step_words(self.record.game, step, view, self.names, self.language) for step in steps]
        text = escape(" · ".join(told or line[what]["tokens"]))
        return f'{text} <span class="soft">({escape(self._value(line[what]["value"]))})</span>'


def _colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]
