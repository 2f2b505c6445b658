"""Words of JSON Schema that the schemas of views, menus and facts are written with."""

from typing import Final

from .contract import Json

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"


def whole(about: str = "") -> Json:
    return _about({"type": "integer"}, about)


def text(about: str = "") -> Json:
    return _about({"type": "string"}, about)


def flag(about: str = "") -> Json:
    return _about({"type": "boolean"}, about)


def one_of(values: list[str], about: str = "") -> Json:
    return _about({"enum": list(values)}, about)


def nullable(entry: Json) -> Json:
    return {"anyOf": [entry, {"type": "null"}]}


def listing(entry: Json, about: str = "") -> Json:
    return _about({"type": "array", "items": entry}, about)


def pair(entry: Json, about: str = "") -> Json:
    """Exactly two."""
    return _about({"type": "array", "items": entry, "minItems": 2, "maxItems": 2}, about)


def mapping(entry: Json, about: str = "") -> Json:
    """Names that nobody has to know in advance."""
    return _about({"type": "object", "additionalProperties": entry}, about)


def record(properties: Json, optional: list[str] | None = None, about: str = "") -> Json:
    """An object with these fields and no others; the optional ones may be missing."""
    may_miss = optional or []
    made: Json = {
        "type": "object",
        "required": [name for name in properties if name not in may_miss],
        "additionalProperties": False,
        "properties": properties,
    }
    return _about(made, about)


def ref(name: str) -> Json:
    return {"$ref": f"#/$defs/{name}"}


def document(title: str, definitions: Json) -> Json:
    """What a game gives as `view_schema`. `definitions` holds View, MenuEntry, Facts and what they use."""
    return {
        "$schema": DRAFT,
        "title": title,
        **record({"view": ref("View"), "menu": listing(ref("MenuEntry")), "facts": ref("Facts")}),
        "$defs": definitions,
    }


def score() -> Json:
    return record({"total": whole(), "categories": mapping(whole()), "tie_break": listing(whole())})


def _about(made: Json, about: str) -> Json:
    if about:
        made["description"] = about
    return made
