"""Passwords that everybody tries first."""

import unicodedata
from itertools import pairwise

from .errors import ServerError

FEWEST, MOST = 8, 200

# Without digits and signs at the end, which make none of them better.
_COMMON = """
password passwort passwords motdepasse contrasena parola passw0rd p@ssword p@ssw0rd 1q2w3e4r 1q2w3e4r5t
1qaz2wsx qwertyuiop qwerty qwertz azerty azertyuiop asdfghjkl asdfghjk zxcvbnm qazwsx qazwsxedc iloveyou
jetaime tiamo ichliebedich tequiero sunshine princess princesse principessa prinzessin football fussball
calcio juventus baseball basketball superman batman spiderman starwars pokemon dragon monkey letmein
welcome willkommen bienvenue benvenuto boulevard lasvegas casino hallo hello bonjour ciao salut computer
internet michelle jennifer jessica charlie michael daniel thomas nicolas alexander francesco giuseppe
alessandro admin administrator root master secret geheim whatever trustno shadow access freedom samsung
corvette mercedes porsche ferrari liverpool chelsea arsenal schalke bayern doudou loulou chouchou cheval
soleil chocolat amoremio napoli forzajuve schatz schatzi sommer winter hamburg berlin frankfurt changeme
default guest test tester testtest asdf asdfasdf qweqwe qwerasdf abcd abcdefg abcdefgh abc pass
"""
COMMON = frozenset(_COMMON.split())


def check_password(password: str, account: str | None = None) -> None:
    """Refuses what is too short, too long, or what somebody would try first."""
    if not FEWEST <= len(password) <= MOST:
        raise ServerError("error-server-password-length", fewest=FEWEST, most=MOST)
    folded = unicodedata.normalize("NFKC", password).casefold()
    if _common(folded) or (
        account is not None and _bare(folded) in (account.casefold(), _bare(account.casefold()))
    ):
        raise ServerError("error-server-password-common")


def _common(folded: str) -> bool:
    if len(set(folded)) <= 3 or folded in COMMON or _bare(folded) in COMMON:
        return True
    # 12345678, 87654321, abcdefgh, 2468...: every step the same.
    steps = {ord(after) - ord(before) for before, after in pairwise(folded)}
    half = folded[: len(folded) // 2]
    return len(steps) == 1 or (folded.isdecimal() and len(folded) < 12) or half * 2 == folded


def _bare(folded: str) -> str:
    return folded.rstrip("0123456789!?.-_*#$@ ")
