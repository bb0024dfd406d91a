"""Settings: by file, environment and command line; what is wrong is told with its place."""

from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from palatine.cli import main
from palatine.core.errors import PalatineError
from palatine.locales import languages, load
from palatine.server import settings
from palatine.server.config import Config, config_from_json, kinds
from palatine.server.settings import Given, read
from server.running import Guest, InProcess

ROOT = Path(__file__).parents[2]


def written(folder: Path, *lines: str) -> str:
    file = folder / "settings.toml"
    file.write_text("\n".join(lines), "utf-8")
    return str(file)


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(
    tmp_path: Path,
) -> None:
    file = written(tmp_path, "port = 1001", "bots = 2", "https = true", 'origins = ["http://a"]')
    environ = {"PALATINE_PORT": "1002", "PALATINE_BOTS": "3"}
    assert read({}, file, {}) == Config(port=1001, bots=2, https=True, origins=("http://a",))
    assert (read({}, file, environ).port, read({}, file, environ).bots) == (1002, 3)
    found = read({"port": Given(1003, "--port")}, file, environ)
    assert (found.port, found.bots, found.https) == (1003, 3, True)
    assert read({}, str(tmp_path / "settings.toml"), {}).workers == 1  # the default


def test_the_file_is_found_in_the_data_folder(tmp_path: Path) -> None:
    written(tmp_path, "bots = 7")
    assert read({"data": Given(str(tmp_path), "--data")}, environ={}).bots == 7
    assert read({}, environ={"PALATINE_DATA": str(tmp_path)}).bots == 7
    other = tmp_path / "other.toml"
    other.write_text("bots = 8", "utf-8")
    environ = {"PALATINE_DATA": str(tmp_path), "PALATINE_SETTINGS": str(other)}
    assert read({}, environ=environ).bots == 8


def test_every_kind_can_be_said_in_the_environment() -> None:
    environ = {
        "PALATINE_HTTPS": "yes",
        "PALATINE_LIMITS": "Off",
        "PALATINE_BOT_PAUSE": "2",
        "PALATINE_PROXIES": "10.0.0.1, 10.1.0.0/16",
        "PALATINE_DATABASE": "postgresql://u:p@h/d",
        "PALATINE_INTERPRETED": "1",  # not a setting, and no mistake
        "HOME": "/",
    }
    found = read({}, environ=environ)
    assert found.https is True and found.limits is False
    assert repr(found.bot_pause) == "2.0"
    assert found.proxies == ("10.0.0.1", "10.1.0.0/16")
    assert found.is_shared


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("prot = 3", ["prot"]),
        ("[server]", ["server"]),
        ("server.port = 3", ["server"]),
        ('port = "many"', ["port", "a whole number"]),
        ("port = 1.5", ["port", "a whole number"]),
        ("port = true", ["port", "a whole number"]),
        ("port = 70000", ["port", "65535"]),
        ("workers = 0", ["workers", "1"]),
        ("bot_pause = nan", ["bot_pause", "a number"]),
        ("bot_pause = -1", ["bot_pause", "0"]),
        ("https = 1", ["https", "true or false"]),
        ("host = 3", ["host", "a text"]),
        ('host = "a\\u0000b"', ["host", "a text"]),
        ("origins = [3]", ["origins", "a list of texts"]),
        ('log_level = "loud"', ["log_level", "debug, info, warning, error"]),
        ("port = ", ["TOML"]),
        ("bots = 2", ["TOML"]),  # twice
    ],
)
def test_what_is_wrong_in_a_file_is_told_with_its_line(
    line: str, words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, "# ours", "bots = 1", line)
    assert main(["serve", "--lang", "en", "--settings", file]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and f"{file}:3: " in told
    assert all(word in told for word in words), told


@pytest.mark.parametrize(
    ("variable", "value"),
    [("PALATINE_PROT", "3"), ("PALATINE_PORT", "x"), ("PALATINE_PORT", ""), ("PALATINE_BOTS", "0")]
    + [("PALATINE_HTTPS", "maybe"), ("PALATINE_BOT_PAUSE", "inf"), ("PALATINE_LOG_LEVEL", "x")],
)
def test_what_is_wrong_in_the_environment_is_told_by_its_variable(
    variable: str,
    value: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(variable, value)
    assert main(["serve"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and f"{variable}: " in told


def test_a_settings_file_that_cannot_be_read_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = str(tmp_path / "nothing.toml")
    assert main(["serve", "--settings", missing]) == 2
    assert missing in capsys.readouterr().err
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    assert main(["serve", "--settings", str(tmp_path / "bytes.toml")]) == 2
    assert "bytes.toml" in capsys.readouterr().err


def test_errors_never_repeat_a_value(tmp_path: Path) -> None:
    for line in ('database = ["pass-word"]', 'https = "pass-word"', 'log_level = "pass-word"'):
        with pytest.raises(PalatineError) as caught:
            read({}, written(tmp_path, line), {})
        assert "pass-word" not in str(caught.value.details)
        for language in languages():
            assert "settings.toml:1" in load(language)(caught.value.key, caught.value.details)


def test_a_password_is_not_shown_with_the_settings() -> None:
    assert "pass-word" not in repr(Config(database="postgresql://u:pass-word@h/d"))


def test_all_settings_travel_to_a_process_unchanged() -> None:
    config = Config(origins=("http://a",), proxies=(), bots=3, bot_pause=0.25)
    assert config_from_json(config.to_json()) == config


def test_other_commands_read_the_same_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PALATINE_DATABASE", "postgresql://nobody@127.0.0.1:1/nothing")
    assert main(["backup", str(tmp_path / "b"), "--lang", "en"]) == 2
    assert "pg_dump" in capsys.readouterr().err


def test_all_settings_can_be_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--list-settings"]) == 0
    assert capsys.readouterr().out.splitlines() == settings.table()
    assert len(settings.table()) == 2 + len(Config().to_json())


def test_the_limits_of_a_server_are_those_of_its_settings(tmp_path: Path) -> None:
    config = Config(
        data=str(tmp_path), body_bytes=1_024, get_burst=3, get_rate=0.001, code_seconds=7.0
    )
    with InProcess(config) as server:
        guest = Guest(server.url)
        assert guest.http.post("/api/me", content=b" " * 1_025).status_code == 413
        assert guest.post("/api/me/link")["ms"] == 7_000
        statuses = [guest.http.get("/api/me").status_code for _ in range(4)]
        assert statuses == [200, 200, 200, 429]
        guest.close()


def test_what_belongs_together_is_compared(tmp_path: Path) -> None:
    with pytest.raises(PalatineError) as caught:
        read({}, written(tmp_path, "bots = 1", "sweep_seconds = 10.0"), {})
    assert caught.value.details["other"] == "sweep_seconds"
    assert str(caught.value.details["place"]).endswith("settings.toml:2")


def lowest() -> dict[str, Any]:
    """Every number at the least that is allowed."""
    found: dict[str, Any] = {}
    for name, one in settings.FIELDS.items():
        kind, limits = kinds()[name], one.metadata
        if kind in ("int", "float"):
            least = found[limits["above"]] + 0.01 if limits["above"] else limits["low"]
            found[name] = int(least) if kind == "int" else float(least)
    return found


def test_the_lowest_settings_still_serve_a_page(tmp_path: Path) -> None:
    """Nothing is divided by nothing: the first request is answered, the next has to wait."""
    given = {name: Given(value, "here") for name, value in lowest().items()}
    given["data"] = Given(str(tmp_path), "here")
    with InProcess(read(given, environ={})) as server:
        assert httpx.get(f"{server.url}/").status_code == 200
        late = httpx.get(f"{server.url}/")
        assert late.status_code == 429 and int(late.headers["retry-after"]) > 1


def test_the_lowest_settings_still_play_a_game(tmp_path: Path) -> None:
    """Rates and quotas aside, which would allow nobody more than one request, and the patience with
    processes, which is for no busy machine."""
    patience = {"work_seconds": 60.0, "start_seconds": 60.0, "bot_patience": 60.0}
    config = Config(**{**lowest(), **patience, "limits": False, "data": str(tmp_path)})
    with InProcess(config) as server, closing(Guest(server.url)) as guest:
        table = guest.new_table("tiny", ["me", "bot:random"])["id"]
        with guest.socket(table, seat=0) as tab:
            view = tab.update(lambda told: told["pending"]["mine"])
            tab.send("preview", seq=view["seq"], touches=[])
            assert tab.next("preview")["offers"]
            tab.send("move", id="m", seq=view["seq"], texts=[view["offers"][0][0]])
            assert not tab.next("done")["again"]
