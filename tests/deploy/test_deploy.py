"""The files of deploy/ are what their programs accept, and do what they say."""

import contextlib
import http.client
import json
import os
import shutil
import ssl
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from deploy.containerfile import FILE, Stage, build, instructions, make_base
from palatine.server.config import Config, kinds
from ports import free_port
from server.running import InProcess, wait_for

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").iterdir())
EXPOSED = 2.0  # of 10, as systemd-analyze counts how much of the machine a service can reach


def tool(name: str) -> str:
    """The path of a program, also of one that pip put beside Python."""
    beside = Path(sys.executable).parent / name
    found = str(beside) if beside.is_file() else shutil.which(name)
    if not found:
        pytest.skip(f"{name} is not installed")
    return found


def passes(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


# --- systemd ------------------------------------------------------------------------------------


@pytest.fixture
def units(tmp_path: Path) -> list[Path]:
    """The units with a command that exists on this machine."""
    for unit in UNITS:
        text = unit.read_text().replace("/opt/palatine/bin/palatine", "/bin/true")
        (tmp_path / unit.name).write_text(text)
    return sorted(tmp_path.iterdir())


def test_systemd_accepts_the_units(units: list[Path]) -> None:
    assert len(units) == 3
    assert passes(tool("systemd-analyze"), "verify", *map(str, units)).strip() == ""


def test_the_service_reaches_little_of_the_machine(units: list[Path]) -> None:
    (service,) = (unit for unit in units if unit.name == "palatine.service")
    told = passes(
        *(tool("systemd-analyze"), "security", "--offline=yes", "--no-pager", str(service))
    )
    exposure = float(told.rpartition("Overall exposure level")[2].split(":")[1].split()[0])
    assert exposure <= EXPOSED
    for line in ("DynamicUser=yes", "NoNewPrivileges=yes", "ProtectSystem=strict", "MemoryMax="):
        assert line in service.read_text()


# --- container ----------------------------------------------------------------------------------


def test_hadolint_has_no_complaint() -> None:
    passes(tool("hadolint"), str(FILE))


def test_the_container_copies_what_is_there_and_is_not_root() -> None:
    found = instructions(FILE.read_text())
    for word, rest in found:
        if word == "COPY" and not rest.startswith("--from"):
            assert all((ROOT / name).exists() for name in rest.split()[:-1]), rest
    assert [rest for word, rest in found if word == "USER"] == ["10001"]
    assert found[-1] == ("CMD", '["serve"]')


@pytest.mark.long
def test_the_steps_of_the_container_in_a_chroot(tmp_path: Path) -> None:
    """Debian from nothing, every step, and the server that comes of it answers."""
    tool("debootstrap")
    if os.geteuid() != 0:
        pytest.skip("chroot needs root")
    make_base(tmp_path / "base")
    stage = build(tmp_path / "base", tmp_path)
    port = free_port()
    with started(stage, port):
        assert httpx.get(f"http://127.0.0.1:{port}/ready", timeout=5).status_code == 200


@contextlib.contextmanager
def started(stage: Stage, port: int) -> Iterator[None]:
    command = ["chroot", f"--userspec={stage.user}", str(stage.folder)]
    environment = {**stage.env, "PALATINE_PORT": str(port), "PALATINE_HOST": "127.0.0.1"}
    with subprocess.Popen([*command, *stage.entry, *stage.command], env=environment) as process:
        wait_for(lambda: _answers(port))
        yield
        process.terminate()


def _answers(port: int) -> bool:
    with contextlib.suppress(httpx.TransportError):
        return httpx.get(f"http://127.0.0.1:{port}/health", timeout=5).status_code == 200
    return False


# --- compose ------------------------------------------------------------------------------------


def test_compose_is_what_the_specification_says() -> None:
    checker = tool("check-jsonschema")
    passes(checker, "--builtin-schema", "vendor.compose-spec", str(DEPLOY / "compose.yaml"))


def test_compose_has_two_servers_on_one_postgres_and_real_settings() -> None:
    yaml = pytest.importorskip("ruamel.yaml").YAML(typ="safe")
    services = yaml.load((DEPLOY / "compose.yaml").read_text())["services"]
    servers = [one for name, one in services.items() if name.startswith("server-")]
    assert len(servers) == 2 and "postgres" in services
    assert "backup-postgres /backup" in services["backup"]["entrypoint"][-1]
    for server in servers:
        names = {name.removeprefix("PALATINE_").lower() for name in server["environment"]}
        assert names <= set(kinds()), names - set(kinds())
        assert server["read_only"] and server["cap_drop"] == ["ALL"]
        assert "@postgres/" in server["environment"]["PALATINE_DATABASE"]


# --- Caddy --------------------------------------------------------------------------------------


def test_caddy_accepts_its_file() -> None:
    config = ("--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile")
    assert "Valid configuration" in passes(tool("caddy"), "validate", *config)


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[tuple[str, ssl.SSLContext]]:
    """A server behind Caddy, which has made a certificate of its own."""
    caddy = tool("caddy")
    port = free_port()
    with InProcess(Config(data=str(tmp_path / "data"), https=True, bot_pause=0.0)) as running:
        environment = {
            **os.environ,
            "PALATINE_SITE": "localhost",
            "PALATINE_TLS": "internal",
            "PALATINE_UPSTREAM": running.url.removeprefix("http://"),
            "PALATINE_HTTPS_PORT": str(port),
            "PALATINE_HTTP_PORT": str(free_port()),
            "XDG_DATA_HOME": str(tmp_path / "caddy"),
            "XDG_CONFIG_HOME": str(tmp_path / "caddy"),
        }
        root = tmp_path / "caddy" / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        command = [caddy, "run", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
        log = tmp_path / "log"
        with log.open("wb") as output:
            process = subprocess.Popen(command, env=environment, stdout=output, stderr=output)

        def is_ready() -> bool:
            assert process.poll() is None, log.read_text("utf-8")
            return _speaks_https(port, root)

        try:
            wait_for(is_ready, 120)
            yield f"localhost:{port}", ssl.create_default_context(cafile=str(root))
        finally:
            process.kill()  # a polite end would wait for open connections
            process.wait()


def _speaks_https(port: int, root: Path) -> bool:
    """Whether the proxy answers. Its certificate is no certificate while it is being written."""
    with contextlib.suppress(OSError, http.client.HTTPException):
        context = ssl.create_default_context(cafile=str(root))
        connection = http.client.HTTPSConnection("localhost", port, timeout=30, context=context)
        with contextlib.closing(connection):
            connection.request("GET", "/health")
            return connection.getresponse().status == 200
    return False


def test_a_table_is_played_through_caddy(proxied: tuple[str, ssl.SSLContext]) -> None:
    """https with a checked certificate, the cookie of the page, and a socket that goes through."""
    place, context = proxied
    with httpx.Client(base_url=f"https://{place}", verify=context, timeout=30) as browser:
        origin = {"origin": f"https://{place}"}
        me = browser.post("/api/me", json={"name": "Ada"}, headers=origin)
        assert "__Host-palatine=" in me.headers["set-cookie"]
        assert "Secure" in me.headers["set-cookie"]
        body = {"game": "torres", "seats": ["me", "bot:random"]}
        table = browser.post("/api/tables", json=body, headers=origin).json()["id"]
        assert browser.get("/metrics").status_code == 404
        assert browser.get("/").headers["strict-transport-security"]
        evil = {"origin": "https://evil.test"}
        assert browser.post("/api/me", json={"name": "X"}, headers=evil).status_code == 403
        cookie = {"Cookie": "; ".join(f"{k}={v}" for k, v in browser.cookies.items())}
        url = f"wss://{place}/ws/{table}"
        with connect(url, ssl=context, additional_headers={**cookie, **origin}) as ws:
            ws.send(json.dumps({"type": "hello", "seat": None}))
            told = json.loads(ws.recv(timeout=60))
            assert told["type"] == "update" and told["you"]["host"]
            ws.send(json.dumps({"type": "chat", "text": "through the proxy"}))
            said: list[str] = []
            while not said:
                message = json.loads(ws.recv(timeout=60))
                assert message["type"] != "refused", message
                if message["type"] == "chat":
                    said = [line["text"] for line in message["lines"]]
            assert said == ["through the proxy"]
