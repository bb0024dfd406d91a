"""Records: a game as a plain text file that any machine replays to the same hashes.

    palatine record 1
    game torres 1
    data 5f0c...                      hash of the component data
    seats 2
    options {"doors":"monotone", ...}
    own-data {...}                    only where a table brought its own data
    commitment 9a41...                SHA-256 of the seed; "chosen" where somebody chose the seed
    luck 2                            how the words came about; without this line 1
    commitments 77aa... 0c31...       luck 2: what each seat showed before any word was open
    words u7d2k 0x93m                 one word a seat, "-" for none
    lesson first                      a guided game: what a step back takes back is drawn again
    given-up [[1, "Bea"]]             luck 2: starts that came to nothing, by whose seat and name
    seed 00ff...                      only once the game is over
    hints 0 2                         only where seats have asked for hints
    resigned 1                        only where seats gave up: the game may end early by it

    1 0 place d1 #3fa9c2d1
    2 * draw vault #77e0b1a2          chance
    3 = undo 1-1 #0c0c51f7            takes back entries 1 to 1
    result {...}
    signature ed25519 7c2f... 90ab... the server's, over the whole text above this line

It only grows: an undo is an entry too, and replay leaves out what was taken back.
"""

import json
from collections.abc import Iterator
from typing import Any

from palatine.core.chance import AnyGame
from palatine.core.data import canonical
from palatine.core.errors import BadRecord, PalatineError
from palatine.core.events import Event
from palatine.core.meta import Options
from palatine.core.state import CHANCE

FORMAT = 1
UNDO = -3  # as `who` of an entry
_WHO = {"*": CHANCE, "=": UNDO}
_SIGN = {CHANCE: "*", UNDO: "="}
_HEADER = (
    *("game", "data", "seats", "options", "own-data", "commitment", "luck", "commitments"),
    *("words", "lesson", "given-up", "seed", "hints", "resigned"),
)

WORDS_GIVEN = 1  # luck: words were said as people sat down, or there are none
WORDS_COMMITTED = 2  # luck: every seat committed to its word before any word was open


class Entry:
    """One line: who did what, and the short hash of the state after it."""

    def __init__(self, who: int, text: str, digest: str) -> None:
        self.who = who
        self.text = text
        self.digest = digest

    def undone(self) -> tuple[int, int]:
        """For an undo: the numbers (from 1) of the first and last entry that it takes back."""
        try:
            first, last = self.text.removeprefix("undo ").split("-")
            return int(first), int(last)
        except ValueError:
            raise BadRecord("error-record-line", {"line": self.text[:80]}) from None

    def __str__(self) -> str:
        return f"{_SIGN.get(self.who, self.who)} {self.text} #{self.digest}"


class Record:
    """A header, entries that are only ever appended, and the result once there is one."""

    def __init__(self, game: str, version: int, data: str, seats: int, options: Options) -> None:
        self.game = game
        self.version = version
        self.data = data
        self.seats = seats
        self.options = options
        self.own_data: Any = None
        self.commitment = ""
        self.luck = WORDS_GIVEN
        self.commitments: list[str] = []  # of the seats, to their words
        self.given_up: list[tuple[int, str]] = []  # earlier starts: seat, and the name there
        self.words: list[str] = ["-"] * seats
        self.lesson = ""  # name of the lesson that was played
        self.seed = ""
        self.hints: list[int] = []  # the seats that have asked for hints
        self.resigned: list[int] = []  # the seats that gave up, or ran out of time
        self.entries: list[Entry] = []
        self.result: dict[str, Any] | None = None
        self.signature = ""  # `ed25519 KEY SIGNATURE`, of a finished record

    def clone(self) -> "Record":
        """An independent record with the same entries."""
        copy = Record(self.game, self.version, self.data, self.seats, self.options)
        copy.own_data = self.own_data
        copy.commitment = self.commitment
        copy.luck = self.luck
        copy.commitments = self.commitments.copy()
        copy.given_up = self.given_up.copy()
        copy.words = self.words.copy()
        copy.lesson = self.lesson
        copy.seed = self.seed
        copy.hints = self.hints.copy()
        copy.resigned = self.resigned.copy()
        copy.entries = self.entries.copy()
        copy.result = self.result
        copy.signature = self.signature
        return copy

    def add(self, who: int, text: str, digest: str) -> None:
        self.entries.append(Entry(who, text, digest))

    def add_undo(self, first: int, last: int, digest: str) -> None:
        """Take back entries first..last (numbers from 1)."""
        self.entries.append(Entry(UNDO, f"undo {first}-{last}", digest))

    def standing(self, n: int | None = None) -> list[Entry]:
        """The first n entries (all by default) without those that were taken back."""
        return [entry for _, entry in self.numbered(n)]

    def numbered(self, n: int | None = None) -> list[tuple[int, Entry]]:
        """The same, each with its number in the record, from 1."""
        kept: list[tuple[int, Entry]] = []
        for number, entry in enumerate(self.entries[:n], 1):
            if entry.who == UNDO:
                first, last = entry.undone()
                kept = [pair for pair in kept if not first <= pair[0] <= last]
            else:
                kept.append((number, entry))
        return kept

    def __str__(self) -> str:
        return self.unsigned() + (f"signature {self.signature}\n" if self.signature else "")

    def unsigned(self) -> str:
        """The whole text without the signature: what a signature is made of."""
        lines = [
            f"palatine record {FORMAT}",
            f"game {self.game} {self.version}",
            f"data {self.data}",
            f"seats {self.seats}",
            f"options {json.dumps(self.options, sort_keys=True)}",
        ]
        if self.own_data is not None:
            lines.append(f"own-data {json.dumps(self.own_data, sort_keys=True)}")
        lines.append(f"commitment {self.commitment or '-'}")
        if self.luck != WORDS_GIVEN:
            lines += [f"luck {self.luck}", f"commitments {' '.join(self.commitments)}"]
        lines.append(f"words {' '.join(self.words)}")
        if self.lesson:
            lines.append(f"lesson {self.lesson}")
        if self.given_up:
            lines.append(f"given-up {json.dumps(self.given_up)}")
        if self.seed:
            lines.append(f"seed {self.seed}")
        if self.hints:
            lines.append(f"hints {' '.join(map(str, self.hints))}")
        if self.resigned:
            lines.append(f"resigned {' '.join(map(str, self.resigned))}")
        lines.append("")
        lines += [f"{n} {entry}" for n, entry in enumerate(self.entries, 1)]
        if self.result is not None:
            lines.append(f"result {json.dumps(self.result, sort_keys=True)}")
        return "\n".join(lines) + "\n"


def _read_header(lines: list[str]) -> dict[str, str]:
    header: dict[str, str] = {}
    for line in lines:
        key, _, value = line.partition(" ")
        if key not in _HEADER or key in header:
            raise BadRecord("error-record-header", {"line": line[:80]})
        header[key] = value
    return header


def _record_of(header: dict[str, str]) -> Record:
    """A record without entries; anything wrong with the header raises a ValueError."""
    game, version = header["game"].split(" ")
    options = json.loads(header["options"])
    seats = int(header["seats"])
    words = header["words"].split(" ")
    if not isinstance(options, dict) or len(words) != seats:
        raise ValueError("options" if len(words) == seats else "words")
    record = Record(game, int(version), header["data"], seats, options)
    record.own_data = json.loads(header["own-data"]) if "own-data" in header else None
    record.commitment = "" if header["commitment"] == "-" else header["commitment"]
    record.words = words
    record.lesson = header.get("lesson", "")
    _read_luck(record, header)
    record.seed = bytes.fromhex(header.get("seed", "")).hex()
    record.hints = _read_seats(header, "hints", seats)
    record.resigned = _read_seats(header, "resigned", seats)
    return record


def _read_luck(record: Record, header: dict[str, str]) -> None:
    """How the luck words came about; a number of a later version is refused."""
    record.luck = int(header.get("luck", WORDS_GIVEN))
    if record.luck not in (WORDS_GIVEN, WORDS_COMMITTED):
        raise ValueError(f"luck {record.luck}")
    record.commitments = header.get("commitments", "").split()
    due = record.seats if record.luck == WORDS_COMMITTED else 0
    if len(record.commitments) != due or len(set(record.commitments)) != due:
        raise ValueError("commitments")
    for seat, name in json.loads(header.get("given-up", "[]")):
        if type(seat) is not int or not 0 <= seat < record.seats or type(name) is not str:
            raise ValueError("given-up")
        record.given_up.append((seat, name))


def _read_seats(header: dict[str, str], key: str, seats: int) -> list[int]:
    found = [int(seat) for seat in header.get(key, "").split()]
    if any(not 0 <= seat < seats for seat in found):
        raise ValueError(key)
    return found


def _read_entry(line: str, number: int) -> Entry:
    head, _, digest = line.rpartition(" #")
    parts = head.split(" ", 2)
    if len(parts) != 3 or parts[0] != str(number) or not parts[2]:
        raise BadRecord("error-record-line", {"line": line[:80]})
    who = parts[1]
    if who not in _WHO and not (who.isascii() and who.isdigit()):
        raise BadRecord("error-record-line", {"line": line[:80]})
    return Entry(_WHO[who] if who in _WHO else int(who), parts[2], digest)


def _read_result(line: str) -> dict[str, Any]:
    try:
        result = json.loads(line.removeprefix("result "))
    except ValueError:
        result = None
    if not isinstance(result, dict):
        raise BadRecord("error-record-line", {"line": line[:80]})
    return result


def _read_signature(line: str) -> str:
    """`ed25519 KEY SIGNATURE`; this does not check whether it is genuine, which needs the key."""
    parts = line.split(" ")
    if len(parts) != 4 or parts[1] != "ed25519" or len(parts[3]) != 128:
        raise BadRecord("error-record-line", {"line": line[:80]})
    if not all(part.isascii() and part.isalnum() for part in parts[2:]):
        raise BadRecord("error-record-line", {"line": line[:80]})
    return line.removeprefix("signature ")


def split_signature(text: str) -> tuple[str, str]:
    """The text that was signed, exactly as it is, and the signature ('' where there is none)."""
    plain = text.replace("\r\n", "\n").rstrip("\n") + "\n"
    before, found, last = plain.rpartition("\nsignature ")
    return (before + "\n", last.rstrip("\n")) if found else (plain, "")


def parse_record(text: str) -> Record:
    """Read a record; any text that is not a record gives one clear error."""
    head, _, body = text.replace("\r\n", "\n").partition("\n\n")
    lines = head.rstrip("\n").split("\n")
    if lines[0] != f"palatine record {FORMAT}":
        raise BadRecord("error-record-format", {"line": lines[0][:80]})
    try:
        record = _record_of(_read_header(lines[1:]))
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord("error-record-header", {"line": str(error)[:80]}) from None
    for line in body.split("\n"):
        if not line.strip():
            continue
        if record.signature or (record.result is not None and not line.startswith("signature ")):
            raise BadRecord("error-record-line", {"line": line[:80]})  # no entry may follow them
        if line.startswith("signature "):
            record.signature = _read_signature(line)
        elif line.startswith("result "):
            record.result = _read_result(line)
        else:
            record.entries.append(_read_entry(line, len(record.entries) + 1))
    return record


def game_of(game: AnyGame, record: Record) -> AnyGame:
    """The game as the record plays it: by the rules of its version, with the table's own data where
    it has any. An unknown version is an error, since it would be played wrongly."""
    if record.game != game.meta.id:
        asked = f"{record.game} {record.version}"
        ours = f"{game.meta.id} {game.meta.version}"
        raise BadRecord("error-record-version", {"record": asked, "engine": ours})
    rules = game.for_version(record.version)
    return rules if record.own_data is None else rules.with_data(record.own_data)


def walk(game: AnyGame, record: Record) -> Iterator[tuple[int, Entry, Any, Any]]:
    """Play a record: number, entry, state before and state after, for every entry.

    An undo goes back to the state before what it takes back, which must be the last entries that
    stand. Texts and legality are checked.
    """
    game = game_of(game, record)
    states: list[Any] = [game.new(record.seats, record.options)]  # after 0, 1, 2 ... standing
    numbers: list[int] = [0]  # the entry that led to each of them
    for number, entry in enumerate(record.entries, 1):
        before = states[-1]
        if entry.who == UNDO:
            first, last = entry.undone()
            if first < 1 or first not in numbers or numbers[-1] != last:
                raise BadRecord("error-record-entry", {"entry": number, "reason": entry.text})
            while numbers[-1] >= first:
                numbers.pop()
                states.pop()
        else:
            states.append(_played(game, before, entry, number))
            numbers.append(number)
        yield number, entry, before, states[-1]


def _played(game: AnyGame, before: Any, entry: Entry, number: int) -> Any:
    after = before.clone()
    try:
        action = game.parse(entry.text)
        game.check(after, entry.who, action)
    except PalatineError as error:
        raise BadRecord(
            "error-record-entry", {**error.details, "entry": number, "reason": error.key}
        ) from None
    game.apply(after, entry.who, action)
    return after


def replay(game: AnyGame, record: Record) -> Any:
    """The state at the end; every hash on the way, and the result if there is one, must agree."""
    game = game_of(game, record)
    state = game.new(record.seats, record.options)
    for number, entry, _, after in walk(game, record):
        if after.digest() != entry.digest:
            raise BadRecord("error-record-hash", {"entry": number})
        state = after
    check_result(game, record, state)
    return state


def check_result(game: AnyGame, record: Record, state: Any) -> None:
    """Check that the result, if there is one, is that of the state at the end."""
    if record.result is None:
        return
    if canonical(game.result(state).to_json()) != canonical(record.result):
        raise BadRecord("error-record-result")


def upto(game: AnyGame, record: Record, n: int) -> Any:
    """The state after the first n entries, without checking them: fast."""
    game = game_of(game, record)
    state = game.new(record.seats, record.options)
    for entry in record.standing(n):
        game.apply(state, entry.who, game.parse(entry.text))
    return state


def replay_events(game: AnyGame, record: Record) -> tuple[Any, list[list[Event]]]:
    """Replay the entries that were not taken back, with the events of each."""
    game = game_of(game, record)
    state = game.new(record.seats, record.options)
    told: list[list[Event]] = []
    for entry in record.standing():
        out: list[Event] = []
        game.apply(state, entry.who, game.parse(entry.text), out)
        told.append(out)
    return state, told
