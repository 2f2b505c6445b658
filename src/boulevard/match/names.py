"""Names and words that people type, as others may see them."""

import unicodedata

from boulevard.games.contract import GameError

NAME_LENGTH = 40
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean_name(text: str) -> str:
    """A name as it may be shown: no control or invisible direction characters, not too long."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= NAME_LENGTH or any(unicodedata.category(letter) in UNSEEN for letter in name):
        raise GameError("error-server-name", most=NAME_LENGTH)
    return name


def clean_chat(text: str, most: int) -> str:
    said = unicodedata.normalize("NFC", text).strip()
    if not 1 <= len(said) <= most or any(
        unicodedata.category(letter) in ("Cc", "Cs") and letter != "\n" for letter in said
    ):
        raise GameError("error-server-chat", most=most)
    return said
