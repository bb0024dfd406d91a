"""A server hands the static site out as its offline mode, with exactly the policy that it needs."""

from pathlib import Path

import httpx

from palatine.server.config import Config
from palatine.server.http.middleware import CONTENT_POLICY
from server.running import InProcess


def policy_of(text: str) -> dict[str, str]:
    """A content policy by its directives."""
    return dict(part.split(" ", 1) for part in text.split("; "))


def test_the_offline_mode_has_the_same_policy_and_what_an_engine_needs(tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "en").mkdir(parents=True)
    (site / "en" / "index.html").write_text("<p>offline</p>")
    (site / "index.html").write_text("<p>offline</p>")
    (site / "worker.js").write_text("self")
    with InProcess(Config(data=str(tmp_path / "data"), offline=str(site))) as server:
        assert httpx.get(server.url + "/api/home").json()["offline"] == "/offline/"
        for path in ("/offline/en/", "/offline/worker.js"):  # a worker has the policy of its script
            answer = httpx.get(server.url + path)
            assert answer.status_code == 200
            told = policy_of(answer.headers["content-security-policy"])
            assert told.pop("worker-src") == "'self'"
            assert told["script-src"] == "'self' 'wasm-unsafe-eval'"
            assert {**told, "script-src": "'self'"} == policy_of(CONTENT_POLICY)
        assert "wasm" not in httpx.get(server.url + "/").headers["content-security-policy"]
        assert httpx.get(server.url + "/offline/../data").status_code == 404


def test_without_such_a_folder_there_is_none(tmp_path: Path) -> None:
    with InProcess(Config(data=str(tmp_path))) as server:
        assert httpx.get(server.url + "/api/home").json()["offline"] == ""
        assert httpx.get(server.url + "/offline/").status_code == 404
