"""What a record proves, and no more: replayed, every draw recomputed, its origin judged.

`verify` raises what is wrong; `examine` says in one word how far the record can be trusted:

    inconsistent   it contradicts itself, its signature, or the commitment somebody noted
    incomplete     cut, or without its seed or result: what stands there agrees
    chosen         it agrees, but somebody chose the seed
    consistent     it agrees; anybody could have made it up, for nothing shows where it is from
    signed         it agrees, and a server whose key is known gave it out so
    noted          it agrees, and the seed is the one whose commitment was noted before
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from palatine.core.chance import AnyGame, commitment, draw_number, word_commitment
from palatine.core.errors import Args, BadRecord, PalatineError
from palatine.core.record import (
    UNDO,
    WORDS_COMMITTED,
    Record,
    check_result,
    game_of,
    parse_record,
    split_signature,
    walk,
)
from palatine.core.state import CHANCE

INCONSISTENT: Final = "inconsistent"
INCOMPLETE: Final = "incomplete"
CHOSEN: Final = "chosen"
CONSISTENT: Final = "consistent"
SIGNED: Final = "signed"
NOTED: Final = "noted"

# Exit statuses of `palatine verify`. 2 is left out: every command ends so on input it cannot read.
EXIT: Final = {NOTED: 0, INCONSISTENT: 1, SIGNED: 3, CONSISTENT: 4, CHOSEN: 5, INCOMPLETE: 6}

# What is known of a signature.
NO_SIGNATURE: Final = "none"
GOOD: Final = "good"
BAD: Final = "bad"
UNKNOWN: Final = "unknown"  # by a key that is not among those we know
UNCHECKED: Final = "unchecked"  # nothing here can check signatures

# Judges a signature: key id, what was signed, the signature; one of the words above.
Check = Callable[[str, bytes, bytes], str]


@dataclass(frozen=True)
class Finding:
    """How far a record can be trusted. `told` are message keys with arguments, in order: the first
    says why the status is not better, or that everything agrees."""

    status: str
    draws: int
    signature: str
    key: str  # id of the key it was signed with, or ''
    told: tuple[tuple[str, Args], ...]

    @property
    def exit(self) -> int:
        return EXIT[self.status]

    @property
    def agrees(self) -> bool:
        return self.status not in (INCONSISTENT, INCOMPLETE)


@dataclass(frozen=True)
class Reading:
    """A record as it was read: its text, and whether the text is cut off."""

    text: str
    record: Record
    cut: bool


def read(text: str) -> Reading:
    """Read a record that may be cut off. Every line that we write ends with a line break; an
    incomplete last line is left out."""
    plain = text.replace("\r\n", "\n")
    before, _, last = plain.rpartition("\n")
    if last and "\n\n" in plain:
        if not last.startswith(("result ", "signature ")):
            return Reading(text, parse_record(before + "\n"), True)
        try:
            return Reading(text, parse_record(plain), False)
        except BadRecord:
            return Reading(text, parse_record(before + "\n"), True)
    return Reading(text, parse_record(plain), False)


def read_commitment(text: str) -> str:
    """A commitment as somebody noted it; spaces and capital letters are accepted."""
    plain = "".join(text.split()).lower()
    if len(plain) != 64 or any(letter not in "0123456789abcdef" for letter in plain):
        raise PalatineError("error-commitment", {"text": text[:80]})
    return plain


def uncheckable(key: str, signed: bytes, signature: bytes) -> str:
    """The signature check for programs that cannot check signatures."""
    return UNCHECKED


def examine(game: AnyGame, found: Reading, noted: str = "", check: Check = uncheckable) -> Finding:
    """How far a record can be trusted. A record of an unknown version is an error: nothing can be
    said about it."""
    record = found.record
    game = game_of(game, record)
    signature, key = _signature(found, check)
    try:
        state, draws = _played_through(game, record)
    except BadRecord as error:
        return Finding(INCONSISTENT, 0, signature, key, ((error.key, error.details),))
    wrong = _contradiction(record, signature, noted)
    if wrong:
        return Finding(INCONSISTENT, draws, signature, key, ((wrong, {}),))
    ended = game.is_over(state) or bool(record.resigned)
    missing = _missing(record, found.cut or not ended)
    if missing:
        return Finding(INCOMPLETE, draws, signature, key, ((missing, {}), *_remarks(record)))
    status = _status(record, signature, noted)
    agrees: tuple[str, Args] = ("core-verify-agrees", {"draws": draws})
    origin: tuple[str, Args] = (f"core-verify-{status}", {"key": key})
    told = (agrees, origin, *_about_signature(status, signature, key), *_remarks(record))
    return Finding(status, draws, signature, key, told)


def _signature(found: Reading, check: Check) -> tuple[str, str]:
    """What is known of the signature, and the id of its key."""
    if not found.record.signature:
        return NO_SIGNATURE, ""
    signed, line = split_signature(found.text)
    _, key, signature = line.split(" ")
    try:
        return check(key, signed.encode(), bytes.fromhex(signature)), key
    except ValueError:
        return BAD, key


def _missing(record: Record, cut: bool) -> str:
    """What a finished record has and this one lacks, as a message key."""
    if cut or record.result is None:
        return "core-verify-cut"
    return "" if record.seed else "error-record-no-seed"


def _contradiction(record: Record, signature: str, noted: str) -> str:
    """What in the record contradicts something outside it, as a message key."""
    if signature == BAD:
        return "core-verify-forged"
    shown = commitment(bytes.fromhex(record.seed)) if record.seed else record.commitment
    if noted and noted != shown:
        return "core-verify-other-commitment"
    return ""


def _status(record: Record, signature: str, noted: str) -> str:
    if record.commitment == "chosen":
        return CHOSEN
    if noted:
        return NOTED
    return SIGNED if signature == GOOD else CONSISTENT


def _about_signature(status: str, signature: str, key: str) -> list[tuple[str, Args]]:
    """A sentence about the signature, where the status does not say it already."""
    if signature == NO_SIGNATURE or status == SIGNED:
        return []
    return [(f"core-verify-signature-{signature}", {"key": key})]


def _remarks(record: Record) -> list[tuple[str, Args]]:
    """What the record states about itself that nobody can check, but that a reader should know."""
    remarks: list[tuple[str, Args]] = []
    if record.commitment != "chosen":
        committed = record.luck == WORDS_COMMITTED
        how = "core-verify-words-committed" if committed else "core-verify-words-given"
        remarks.append((how, {}))
    if record.given_up:
        who = ", ".join(name for _, name in record.given_up)
        remarks.append(("core-verify-given-up", {"count": len(record.given_up), "who": who}))
    if record.resigned:
        seats = ", ".join(str(seat + 1) for seat in record.resigned)
        remarks.append(("core-verify-resigned", {"seats": seats}))
    return remarks


def verify(game: AnyGame, record: Record) -> int:
    """Check hashes, commitments, words and every draw against the seed; the number of draws."""
    draws = _played_through(game, record)[1]
    if not record.seed:
        raise BadRecord("error-record-no-seed")
    return draws


def _check_commitments(record: Record, table: str) -> None:
    """Check that the seed and every luck word are those that were committed to, where seats commit
    at all."""
    if record.commitment not in ("chosen", table):
        raise BadRecord("error-record-commitment")
    for seat, promised in enumerate(record.commitments):
        if word_commitment(table, seat, record.words[seat]) != promised:
            raise BadRecord("error-record-word", {"number": seat + 1})


def _played_through(game: AnyGame, record: Record) -> tuple[Any, int]:
    """Play a record once and compare everything that can be compared; returns the state at the end
    and how many draws follow from the seed."""
    game = game_of(game, record)
    seed = bytes.fromhex(record.seed)
    if seed:
        _check_commitments(record, commitment(seed))
    drawn: list[tuple[int, str]] = []  # entry and deck of every draw that counts
    draws = 0
    state = game.new(record.seats, record.options)
    for number, entry, before, after in walk(game, record):
        if after.digest() != entry.digest:
            raise BadRecord("error-record-hash", {"entry": number})
        if seed and entry.who == CHANCE:
            asked = game.pending(before)[0]
            k = sum(deck == asked.deck for _, deck in drawn)
            drawn.append((number, asked.deck))
            draws += 1
            n = draw_number(seed, " ".join(record.words), asked.deck, k, asked.total)
            if game.pick(before, n).text != entry.text:
                raise BadRecord("error-record-draw", {"entry": number})
        if record.lesson and entry.who == UNDO:  # the lesson goes the same way again
            first, _ = entry.undone()
            drawn = [pair for pair in drawn if pair[0] < first]
        state = after
    check_result(game, record, state)
    return state, draws
