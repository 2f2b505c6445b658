"""A page's part at a house without a server: it asks, keeps what it is to keep, and lets the bots work."""

import json
from typing import Any

from boulevard.games.contract import GameError
from boulevard.local import House


class Device:
    """A browser, as far as the house can tell."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.told: list[tuple[str, dict[str, Any]]] = []
        self.work: list[str] = []
        self.restart()

    def restart(self) -> list[dict[str, Any]]:
        self.house = House()
        return self.house.restore(self.kept)

    def call(self, name: str, /, **details: Any) -> Any:
        answer = json.loads(self.house.answer(json.dumps({"call": name, "with": details})))
        assert "trace" not in answer, answer["trace"]
        for id, text in answer["keep"].items():
            if text is None:
                del self.kept[id]
            else:
                self.kept[id] = text
        self.told += [(id, message) for id, message in answer["told"]]
        self.work = answer["work"]
        if "error" in answer:
            raise GameError(answer["error"]["code"], **answer["error"]["details"])
        return answer["result"]

    def ask(self, table: str, **ask: Any) -> Any:
        return self.call("ask", id=table, ask=ask)

    def view(self, table: str, seat: int | None = 0) -> Any:
        return self.ask(table, type="look", seat=seat, gains=True)["view"]

    def bots(self) -> None:
        """Until nobody but a person is next."""
        goes = 0
        while self.work:
            self.call("work", id=self.work[0])
            goes += 1
            assert goes < 500, "bots go on for ever"

    def turn(self, table: str, seat: int, choose: Any) -> None:
        """One turn of a person in a simultaneous game, or one step of a game in turns."""
        view = self.view(table, seat)
        if not self.call("table", id=table)["simultaneous"]:
            self.ask(table, type="step", seat=seat, token=choose(view["legal"]))
            return
        while True:
            view = self.view(table, seat)
            if view["confirmed"] or not view["legal"]:
                return
            tokens = [*view["draft"], choose(view["legal"])]
            if self.ask(table, type="draft", seat=seat, tokens=tokens, turn=view["turn"])["confirmed"]:
                return

    def game(self, table: str, choose: Any) -> Any:
        """To the end; what the table says then."""
        while True:
            self.bots()
            now = self.call("table", id=table)
            if now["status"] == "over":
                return now
            seats = [
                seat["seat"] for seat in now["seats"] if seat["yours"] and seat["seat"] in now["waiting"]
            ]
            self.turn(table, seats[0], choose)
