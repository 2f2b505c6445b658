"""The city plans: 18 basic ones that ask for estates, 10 advanced ones that ask for other things."""

from abc import abstractmethod
from typing import Final

from boulevard.games.contract import GameError
from boulevard.games.native import i64, vec
from boulevard.games.packed import BIT, BYTE, bits, byte, covers

from .components import STREETS
from .edition import Edition
from .sheet import Sheet

PLANS_IN_PLAY: Final[i64] = 3
COPIES_NEEDED: Final[i64] = 5
TEMPS_NEEDED: Final[i64] = 7


class Plan:
    """One card. `name` is its token; the words of its condition: `plan-NAME`."""

    def __init__(self, name: str, stack: int, first: int, later: int, advanced: bool) -> None:
        self.name = name
        self.stack: i64 = stack  # 0, 1 or 2
        self.first: i64 = first  # points for those who fulfil it first
        self.later: i64 = later
        self.advanced = advanced
        self.needs: i64 = 0  # estates per size - 1, packed

    @abstractmethod
    def fulfilled(self, sheet: Sheet, estates: i64) -> bool:
        """Does the sheet meet the condition? `estates` are its unused complete ones, packed by size - 1."""

    def use_up(self, sheet: Sheet, rules: i64) -> None:
        """Marks the houses that this plan uses up, apart from estates, which the player chooses."""

    def possible(self, edition: Edition) -> bool:
        """Can it be fulfilled on a sheet like this?"""
        return True


class EstatesPlan(Plan):
    """Complete estates of given sizes, anywhere."""

    def __init__(self, stack: int, sizes: list[int], first: int, later: int) -> None:
        super().__init__("estates-" + "".join([str(size) for size in sizes]), stack, first, later, False)
        self.sizes = sizes
        for size in sizes:
            self.needs += BYTE[size - 1]

    def fulfilled(self, sheet: Sheet, estates: i64) -> bool:
        return covers(estates, self.needs)

    def possible(self, edition: Edition) -> bool:
        return _fit(sorted(self.sizes, reverse=True), [int(bits(mask)) for mask in edition.street_mask])


class FullStreetPlan(Plan):
    """Every lot of one street is built on."""

    def __init__(self, stack: int, street: int, first: int, later: int) -> None:
        super().__init__(f"street-{street + 1}", stack, first, later, True)
        self.street: i64 = street

    def fulfilled(self, sheet: Sheet, estates: i64) -> bool:
        return sheet.street_full(self.street) and not sheet.used & sheet.edition.street_mask[self.street]

    def use_up(self, sheet: Sheet, rules: i64) -> None:
        street = sheet.edition.street_mask[self.street]
        # Version 1 took a roundabout for a house.
        sheet.used |= street if rules == 1 else street & ~sheet.roundabouts


class EndHousesPlan(Plan):
    """The first and the last house of every street."""

    def __init__(self, stack: int, first: int, later: int) -> None:
        super().__init__("ends", stack, first, later, True)

    def fulfilled(self, sheet: Sheet, estates: i64) -> bool:
        return sheet.ends_built() and not sheet.used & sheet.edition.end_houses

    def use_up(self, sheet: Sheet, rules: i64) -> None:
        sheet.used |= sheet.edition.end_houses


class BisPlan(Plan):
    """Five bis copies in one street."""

    def __init__(self, stack: int, first: int, later: int) -> None:
        super().__init__("bis-5", stack, first, later, True)

    def fulfilled(self, sheet: Sheet, estates: i64) -> bool:
        for street in range(STREETS):
            if bits(sheet.copies & sheet.edition.street_mask[street]) >= COPIES_NEEDED:
                return True
        return False

    def possible(self, edition: Edition) -> bool:
        return max([bits(mask) for mask in edition.street_mask]) > COPIES_NEEDED


class TempsPlan(Plan):
    """Seven temps hired."""

    def __init__(self, stack: int, first: int, later: int) -> None:
        super().__init__("temps-7", stack, first, later, True)

    def fulfilled(self, sheet: Sheet, estates: i64) -> bool:
        return sheet.temps >= TEMPS_NEEDED

    def possible(self, edition: Edition) -> bool:
        return edition.temp_boxes >= TEMPS_NEEDED


class TwoStreetsPlan(Plan):
    """All parks, or all pools, of two streets."""

    def __init__(self, stack: int, pools: bool, first: int, later: int) -> None:
        super().__init__("pools-2" if pools else "parks-2", stack, first, later, True)
        self.pools = pools

    def fulfilled(self, sheet: Sheet, estates: i64) -> bool:
        streets: i64 = 0
        for street in range(STREETS):
            if self.pools:
                if sheet.pools_complete(street):
                    streets += 1
            elif byte(sheet.parks, street) == sheet.edition.parks[street]:
                streets += 1
        return streets >= 2

    def possible(self, edition: Edition) -> bool:
        with_pools = sum([1 for mask in edition.street_mask if mask & edition.pool_lots])
        return not self.pools or with_pools >= 2


class ParksAndPoolsPlan(Plan):
    """All parks and all pools of one street: of a given one, or of any one that also has a roundabout."""

    def __init__(self, stack: int, street: int, first: int, later: int) -> None:
        name = "parks-pools-roundabout" if street < 0 else f"parks-pools-{street + 1}"
        super().__init__(name, stack, first, later, True)
        self.street: i64 = street

    def fulfilled(self, sheet: Sheet, estates: i64) -> bool:
        for street in range(STREETS):
            if byte(sheet.parks, street) == sheet.edition.parks[street] and sheet.pools_complete(street):
                if street == self.street:
                    return True
                if self.street < 0 and sheet.roundabouts & sheet.edition.street_mask[street]:
                    return True
        return False

    def possible(self, edition: Edition) -> bool:
        """Every number written brings a park or a pool, and a roundabout takes a lot."""
        for street in range(STREETS):
            mask = edition.street_mask[street]
            pools = bits(mask & edition.pool_lots)
            lots = bits(mask) - (1 if self.street < 0 else 0)
            if (self.street < 0 or self.street == street) and pools and edition.parks[street] + pools <= lots:
                return True
        return False


# Estate plans agree in two independent transcriptions, the values of the advanced ones come from one;
# their conditions are the rulebook's.
PLANS: Final = vec[Plan](
    [
        EstatesPlan(0, [1, 1, 1, 1, 1, 1], 8, 4),
        EstatesPlan(0, [2, 2, 2, 2], 8, 4),
        EstatesPlan(0, [3, 3, 3], 8, 4),
        EstatesPlan(0, [4, 4], 6, 3),
        EstatesPlan(0, [5, 5], 8, 4),
        EstatesPlan(0, [6, 6], 10, 6),
        EstatesPlan(1, [1, 1, 1, 6], 11, 6),
        EstatesPlan(1, [2, 2, 5], 10, 6),
        EstatesPlan(1, [3, 3, 4], 12, 7),
        EstatesPlan(1, [3, 6], 8, 4),
        EstatesPlan(1, [4, 5], 9, 5),
        EstatesPlan(1, [1, 1, 1, 4], 9, 5),
        EstatesPlan(2, [1, 2, 6], 12, 7),
        EstatesPlan(2, [1, 4, 5], 13, 7),
        EstatesPlan(2, [3, 4], 7, 3),
        EstatesPlan(2, [2, 5], 7, 3),
        EstatesPlan(2, [1, 2, 2, 3], 11, 6),
        EstatesPlan(2, [2, 3, 5], 13, 7),
        FullStreetPlan(0, 2, 8, 4),
        FullStreetPlan(0, 0, 6, 3),
        BisPlan(0, 8, 3),
        TempsPlan(0, 6, 3),
        EndHousesPlan(0, 7, 4),
        TwoStreetsPlan(1, False, 7, 4),
        ParksAndPoolsPlan(1, -1, 10, 5),
        TwoStreetsPlan(1, True, 7, 4),
        ParksAndPoolsPlan(1, 2, 10, 5),
        ParksAndPoolsPlan(1, 1, 8, 3),
    ]
)

PLAN_NAMES: Final[dict[str, int]] = {plan.name: i for i, plan in enumerate(PLANS)}


def _fit(sizes: list[int], streets: list[int]) -> bool:
    """Do estates of these sizes, the largest first, find room side by side in the streets?"""
    if not sizes:
        return True
    for i in range(len(streets)):
        if streets[i] >= sizes[0] and streets[i] not in streets[:i]:
            rest = streets[:]
            rest[i] -= sizes[0]
            if _fit(sizes[1:], rest):
                return True
    return False


def check_plans(edition: Edition) -> None:
    """A game needs a plan of each number that can be fulfilled."""
    for stack in range(PLANS_IN_PLAY):
        if not any([plan_in_play(i, stack, False, False, edition) for i in range(i64(len(PLANS)))]):
            raise GameError("error-wt-sheet-plans", where="sheet.streets", plan=int(stack) + 1)


def plan_in_play(index: i64, stack: i64, advanced: bool, roundabouts: bool, edition: Edition) -> bool:
    """May this plan be dealt as the one of this stack?"""
    return plans_in_play(stack, advanced, roundabouts, edition) >> index & 1 != 0


def plans_in_play(stack: i64, advanced: bool, roundabouts: bool, edition: Edition) -> i64:
    """All that may be dealt as the one of this stack, as a mask."""
    mask = STACKS[(stack * 2 + i64(advanced)) * 2 + i64(roundabouts)]
    if not edition.standard:
        for index in range(i64(len(PLANS))):
            if not PLANS[index].possible(edition):
                mask &= ~BIT[index]
    return mask


def _stacks() -> list[int]:
    """Per stack, without and with advanced plans, without and with roundabouts."""
    masks: list[int] = []
    for stack in range(int(PLANS_IN_PLAY)):
        for advanced in (False, True):
            for roundabouts in (False, True):
                masks.append(0)
                for index, plan in enumerate(PLANS):
                    # Without roundabouts in the game this plan could never be fulfilled.
                    hopeless = plan.name == "parks-pools-roundabout" and not roundabouts
                    if plan.stack == stack and (advanced or not plan.advanced) and not hopeless:
                        masks[-1] |= 1 << index
    return masks


STACKS: Final = vec[i64](_stacks())
