"""What holds for all tests: without compiled rules, what takes minutes there is left to `make test-long`."""

import pytest

import boulevard


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if not boulevard.compiled():
        for item in items:
            if item.get_closest_marker("searching"):
                item.add_marker(pytest.mark.long)


def pytest_report_header() -> str:
    if boulevard.compiled():
        return "rules: compiled"
    return "rules: interpreted; what searches or plays very many games is left to make test-long"
