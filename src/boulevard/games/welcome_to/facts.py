"""What is printed on the sheet and the cards, for whoever draws them."""

from boulevard.games.contract import Json
from boulevard.games.native import i64
from boulevard.games.packed import members

from .components import EFFECTS, STREETS
from .edition import Edition, points
from .plans import PLANS, EstatesPlan


def facts(edition: Edition) -> Json:
    return {
        "effects": list(EFFECTS),
        "streets": [_street(edition, street) for street in range(STREETS)],
        "pools": points(edition.pool_points),
        "temps": {"boxes": int(edition.temp_boxes), "points": points(edition.temp_points)},
        "estates": [points(ladder) for ladder in edition.estate_points],
        "bis": points(edition.bis_penalty),
        "roundabouts": points(edition.roundabout_penalty),
        "refusals": points(edition.refusal_penalty),
        "plans": {plan.name: [int(plan.first), int(plan.later)] for plan in PLANS},
        "wanted": {plan.name: list(plan.sizes) for plan in PLANS if isinstance(plan, EstatesPlan)},
    }


def _street(edition: Edition, street: i64) -> Json:
    first = edition.first[street]
    return {
        "houses": int(edition.first[street + 1] - first),
        "pools": [
            int(house - first) + 1 for house in members(edition.pool_lots & edition.street_mask[street])
        ],
        "parks": points(edition.park_points[street]),
    }
