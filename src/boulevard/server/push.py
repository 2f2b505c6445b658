"""Web Push: calling a browser whose page is closed. Needs the extra `push` (pywebpush)."""

import hashlib
from base64 import urlsafe_b64encode
from fnmatch import fnmatchcase
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from .settings import listed

# pywebpush takes a third of a second to load, and most servers never call: it is loaded by the first call.
try:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    THERE = find_spec("pywebpush") is not None
except ImportError:  # installed without the extra
    THERE = False

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
GONE = (404, 410)
KEPT = 12 * 3600  # seconds the push service keeps a call for a device that is switched off
TIMEOUT = 10.0


class Push:
    """The key that says who calls (VAPID) is made from the server's secret: every worker has the same."""

    def __init__(self, secret: str, services: str, contact: str) -> None:
        self.services = listed(services)
        self.contact = contact
        self.key: str | None = None
        if not THERE:
            return
        digest = hashlib.sha512(b"boulevard-push/" + secret.encode()).digest()
        private = ec.derive_private_key(int.from_bytes(digest, "big") % (ORDER - 1) + 1, ec.SECP256R1())
        self.vapid = Vapid02(private_key=private)
        point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.key = urlsafe_b64encode(point).rstrip(b"=").decode()

    def knows(self, address: str) -> bool:
        """Is this an address of a push service? The server asks no other."""
        if not address.isascii() or not address.isprintable():
            return False
        try:
            parts = urlsplit(address)
            origin = f"{parts.scheme}://{parts.hostname}" + (f":{parts.port}" if parts.port else "")
        except ValueError:
            return False
        return parts.username is None and any(fnmatchcase(origin, service) for service in self.services)

    def send(self, address: str, keys: dict[str, str], message: bytes) -> bool:
        """Calls, and waits for the service's answer; False when that browser does not want calls any more."""
        import requests
        from pywebpush import WebPushException, webpush

        with requests.Session() as session:
            session.max_redirects = 0  # a known service leads to no unknown one
            session.trust_env = False
            claims: dict[str, Any] = {"sub": self.contact}
            try:
                webpush(
                    {"endpoint": address, "keys": keys},
                    message.decode(),
                    vapid_private_key=self.vapid,
                    vapid_claims=claims,
                    ttl=KEPT,
                    timeout=TIMEOUT,
                    requests_session=session,
                )
            except WebPushException as error:
                if error.response is not None and error.response.status_code in GONE:
                    return False
                raise OSError(str(error).splitlines()[0][:200]) from error
            except ValueError:  # keys that are none
                return False
        return True
