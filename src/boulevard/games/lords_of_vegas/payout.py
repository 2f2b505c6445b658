"""What a card pays: money for lots and pips, points for bosses."""

from boulevard.games.native import append, i64, vec
from boulevard.games.packed import bits, which

from .board import Board, flooded
from .components import COMPANIES, COMPANY_COUNT, END_CARD, LOT_NAMES, ON_STRIP, PAYS, REACHED, STRIP
from .log import Teller


def company_of(card: i64) -> i64:
    """The company that a card pays, or STRIP."""
    return STRIP if card == END_CARD else PAYS[card]


def paying_casinos(board: Board, company: i64) -> vec[i64]:
    """The casinos of a company, or with STRIP all that touch the Strip."""
    casinos = vec[i64]()
    for owner in range(COMPANY_COUNT):
        if company in (STRIP, owner):
            area = board.tiles[owner]
            seeds = area & ON_STRIP if company == STRIP else area
            while seeds:
                casino = flooded(seeds & -seeds, area)
                seeds &= ~casino
                casinos = append(casinos, casino)
    return casinos


def pay(board: Board, card: i64, teller: Teller) -> None:
    pay_for(board, company_of(card), teller)


def pay_for(board: Board, company: i64, teller: Teller) -> None:
    """Lots pay their owners; then casinos pay money to everybody in them and points to their bosses."""
    heard = teller.story is not None
    for seat in range(board.seats):
        rent = bits(board.marks[seat])
        board.money[seat] += rent
        if heard and rent > 0:
            teller.tell("log-lov-rent", seat=int(seat), money=int(rent))
    casinos = paying_casinos(board, company)
    sizes = vec[i64]()
    largest: i64 = 0
    for casino in casinos:
        size = bits(casino)
        sizes = append(sizes, size)
        if size > largest:
            largest = size
        for seat in range(board.seats):
            own = casino & board.dice[seat]
            if own:
                income = board.pips(own)
                board.money[seat] += income
                if heard:
                    tell_income(board, casino, seat, income, teller)
    # Smallest first. Which of two equal ones comes first makes no difference to anybody.
    size = 1
    while size <= largest:
        for i in range(i64(len(casinos))):
            if sizes[i] == size:
                boss = board.boss(casinos[i])
                if boss >= 0:
                    before = board.points[boss]
                    board.points[boss] = REACHED[before + size]
                    if heard:
                        tell_points(board, casinos[i], boss, size, before, teller)
        size += 1


def boss_share(bet: i64, odds: i64, laid_off: bool, purse: i64) -> i64:
    """What the boss gets of a lost bet or pays for a won one, which is at most what the purse holds."""
    whole = bet if odds < 0 else odds * bet
    share = whole // 2 if laid_off else whole
    return purse if odds > 0 and share > purse else share


def bank_share(bet: i64, odds: i64, laid_off: bool) -> i64:
    """The bank's half after a lay-off, which makes up for nothing that the boss cannot pay."""
    if not laid_off:
        return 0
    whole = bet if odds < 0 else odds * bet
    return whole - whole // 2


def name_of(casino: i64) -> str:
    """A casino is called by its first lot."""
    return LOT_NAMES[which(casino & -casino)]


def tell_income(board: Board, casino: i64, seat: i64, income: i64, teller: Teller) -> None:
    teller.tell(
        "log-lov-income",
        seat=int(seat),
        lot=name_of(casino),
        company=COMPANIES[board.company_at(casino & -casino)],
        money=int(income),
    )


def tell_points(board: Board, casino: i64, boss: i64, size: i64, before: i64, teller: Teller) -> None:
    teller.tell(
        "log-lov-points",
        seat=int(boss),
        lot=name_of(casino),
        company=COMPANIES[board.company_at(casino & -casino)],
        points=int(size),
        before=int(before),
        after=int(board.points[boss]),
        lost=board.points[boss] < before + size,  # what does not reach the next space
    )
