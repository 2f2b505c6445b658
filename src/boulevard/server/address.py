"""Addresses: where this server can be reached from other devices, and where its visitors come from."""

import socket
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from .settings import Settings

ANYWHERE = ("0.0.0.0", "::")
# Reserved for examples: nothing is sent there, the question is only from which address it would be.
FAR_AWAY = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def is_loopback(host: str) -> bool:
    """Does this name mean the computer itself?"""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def household(text: str) -> str:
    """An address as limits count it: of IPv6 the /64, which is one household's."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return text
    if isinstance(address, IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or IPv6Network((address, 64), strict=False))


@lru_cache(1)
def _proxies(trusted: str) -> ProxyHeadersMiddleware:
    async def nothing(*_: object) -> None:
        pass

    return ProxyHeadersMiddleware(nothing, trusted)


def trusts(host: str, trusted: str) -> bool:
    """Is this a proxy that may say who really asks?"""
    return host in _proxies(trusted).trusted_hosts


def visitor(
    client: tuple[str, int] | None, headers: list[tuple[bytes, bytes]], trusted: str
) -> tuple[str, int] | None:
    """Who really asks, behind a proxy that is trusted; names of headers are in small letters. As the web
    server does it for requests; it waits for nothing, so that nothing waits for it."""
    scope: Any = {"type": "websocket", "scheme": "ws", "client": client, "headers": headers}
    steps = _proxies(trusted)(scope, None, None)  # type: ignore[arg-type]
    try:
        steps.send(None)
    except StopIteration:
        client = scope["client"]
    return client


def own_addresses() -> list[str]:
    """Addresses of this computer in its network."""
    found: list[str] = []
    for family, far in FAR_AWAY:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, 9))
                host = str(probe.getsockname()[0])
        except OSError:
            continue
        if not is_loopback(host):
            found.append(host)
    return found


def ways_in(settings: Settings, asked: str) -> list[str]:
    """Addresses that work on another device; none when the server listens only to its own computer.

    `asked` is how the asking browser reached us: if not from this computer, it works for others too.
    """
    if settings.public_url:
        return [settings.public_url.rstrip("/")]
    parts, root = urlsplit(asked), settings.root_path
    if parts.hostname and not is_loopback(parts.hostname):
        return [f"{parts.scheme}://{parts.netloc}{root}"]
    if is_loopback(settings.host):
        return []
    hosts = own_addresses() if settings.host in ANYWHERE else [settings.host]
    return [f"http://{f'[{host}]' if ':' in host else host}:{settings.port}{root}" for host in hosts]
