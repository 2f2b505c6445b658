"""The HTTP interface, a file for every kind of thing."""

from . import (
    analysis,
    calls,
    doors,
    explain,
    games,
    health,
    mine,
    office,
    paper,
    people,
    play,
    records,
    seats,
    stages,
    tables,
)

ROUTERS = [
    file.router
    for file in (
        people,
        mine,
        calls,
        games,
        explain,
        tables,
        doors,
        seats,
        play,
        records,
        analysis,
        paper,
        stages,
        office,
        health,
    )
] + [office.open_router]
