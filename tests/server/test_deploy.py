"""What `deploy/` says of settings, metrics and commands is true of this server."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from boulevard.cli.network import admin
from boulevard.server.metrics import Metrics
from boulevard.server.settings import Settings

from .helpers import free_port

KIT = Path(__file__).resolve().parents[2] / "deploy"
OF_COMPOSE = {"BOULEVARD_HOST_NAME"}  # for Caddy, not for the server


def read(name: str) -> str:
    return (KIT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml", "boulevard.service", "README.md"])
def test_every_setting_is_one(name: str) -> None:
    named = set(re.findall(r"\bBOULEVARD_[A-Z_]+\b", read(name))) - OF_COMPOSE - {"BOULEVARD_NAME"}
    assert named <= {f"BOULEVARD_{setting.upper()}" for setting in Settings.model_fields}


def measured() -> set[str]:
    names = set()
    for family in Metrics().registry.collect():
        names |= {sample.name for sample in family.samples}
        kind = family.type
        if kind == "counter":
            names.add(family.name + "_total")
        elif kind == "histogram":
            names.add(family.name + "_bucket")
    return names


@pytest.mark.parametrize("name", ["alerts.yaml", "grafana.json"])
def test_every_number_that_is_watched_is_measured(name: str) -> None:
    watched = set(re.findall(r"\bboulevard_[a-z_]+\b", read(name)))
    assert watched
    assert watched <= measured()


def test_files_can_be_read_and_fit_together() -> None:
    services: dict[str, Any] = yaml.safe_load(read("compose.yaml"))["services"]
    assert services["boulevard"]["build"]["dockerfile"] == "deploy/Containerfile"
    port = re.search(r"EXPOSE (\d+)", read("Containerfile"))
    assert port is not None
    assert f"reverse_proxy boulevard:{port[1]}" in read("Caddyfile")
    assert yaml.safe_load(read("prometheus.yaml"))["rule_files"] == ["alerts.yaml"]
    for rule in yaml.safe_load(read("alerts.yaml"))["groups"][0]["rules"]:
        assert rule["expr"]
        assert rule["annotations"]["summary"]
    assert json.loads(read("grafana.json"))["panels"]


def test_proxies_keep_numbers_to_themselves_and_pass_sockets_on() -> None:
    nginx = read("nginx.conf")
    assert "location = /metrics" in nginx
    for header in ("Host $http_host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade $http_upgrade"):
        assert f"proxy_set_header {header}" in nginx
    # Connections to us are kept, which "close" would undo.
    assert "keepalive 32;" in nginx
    assert re.search(r"map \$http_upgrade \$connection_upgrade \{[^}]*\"\" +\"\";", nginx)
    assert "respond /metrics 404" in read("Caddyfile")


def test_the_compose_file_has_the_shape_of_one() -> None:
    """What `docker compose config` would look at, where there is no engine to ask."""
    compose: dict[str, Any] = yaml.safe_load(read("compose.yaml"))
    assert set(compose) == {"services", "volumes"}
    known = {"image", "build", "restart", "ports", "environment", "volumes", "depends_on", "healthcheck"}
    known |= {"stop_grace_period", "read_only", "tmpfs", "cap_drop", "security_opt"}
    for service in compose["services"].values():
        assert set(service) <= known
        assert ("image" in service) != ("build" in service)
        assert set(service.get("depends_on", [])) <= set(compose["services"])
        for volume in service.get("volumes", []):
            here, there = volume.split(":")[:2]
            assert there.startswith("/")
            assert (KIT / here).exists() if here.startswith(".") else here in compose["volumes"]
        for value in service.get("environment", {}).values():
            assert isinstance(value, str)  # yes and 2 are something else in YAML
    waits = compose["services"]["boulevard"]["depends_on"]["database"]
    assert waits == {"condition": "service_healthy"}
    assert "healthcheck" in compose["services"]["database"]


def test_the_dashboard_has_a_question_in_every_panel() -> None:
    panels = json.loads(read("grafana.json"))["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    for panel in panels:
        assert panel["title"]
        for target in panel["targets"]:
            assert target["expr"].count("(") == target["expr"].count(")")
            assert set(re.findall(r"\bboulevard_[a-z_]+\b", target["expr"])) <= measured()


@pytest.mark.parametrize("page", ["docs/server.md", "docs/club-evening.md", "docs/security.md"])
def test_every_command_for_administrators_is_one(page: str) -> None:
    named = set(re.findall(r"boulevard admin ([a-z]+)", (KIT.parent / page).read_text(encoding="utf-8")))
    assert named
    assert named <= {
        command.name or getattr(command.callback, "__name__", "") for command in admin.registered_commands
    }


# -- with the programs themselves, where they are


def run(*command: str, **more: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **more})
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = read("boulevard.service").replace("/opt/boulevard/bin/boulevard", sys.executable)
    (tmp_path / "boulevard.service").write_text(unit)
    run("systemd-analyze", "verify", "--man=no", str(tmp_path / "boulevard.service"))


@pytest.mark.skipif(shutil.which("nginx") is None, reason="no nginx here")
def test_nginx_understands_its_file(tmp_path: Path) -> None:
    kept = "".join(
        f"{part}_temp_path {tmp_path}/{part}; "
        for part in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    ours = read("nginx.conf").replace(":80;", f":{free_port()};").replace("listen 80;", "")
    (tmp_path / "main.conf").write_text(
        f"error_log stderr; pid {tmp_path}/pid; events {{}} http {{ access_log off; {kept}\n{ours} }}"
    )
    run("nginx", "-t", "-c", str(tmp_path / "main.conf"), "-p", str(tmp_path))


@pytest.mark.skipif(shutil.which("caddy") is None, reason="no Caddy here")
def test_caddy_understands_its_file() -> None:
    run("caddy", "adapt", "--config", str(KIT / "Caddyfile"), BOULEVARD_HOST_NAME="play.example.org")
