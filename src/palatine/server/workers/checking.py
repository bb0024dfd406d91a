"""Verification of a record in a process of the pool: arguments and result are plain values."""

from palatine import games
from palatine.core.record import Record
from palatine.core.state import Json
from palatine.core.verification import Finding, examine, read
from palatine.locales import Words
from palatine.server.signing import checker


def verify(text: str, noted: str, known: dict[str, str], words: Words) -> Json:
    """What a record proves, in the form that the protocol defines. noted: the commitment that a
    player wrote down before the game, or ''; known: public keys by their ids."""
    found = read(text)
    record = found.record
    game = games.load(record.game).for_version(record.version)
    game.meta.check_seats(record.seats)
    record.options = game.meta.read_options(record.options)
    if record.own_data is not None:
        game = game.with_data(record.own_data)
    return finding_json(record, examine(game, found, noted, checker(known)), words)


def finding_json(record: Record, finding: Finding, words: Words) -> Json:
    sentences = [words(key, details) for key, details in finding.told]
    return {
        "status": finding.status,
        "agrees": finding.agrees,
        "chosen": record.commitment == "chosen",
        "sentence": sentences[0],
        "sentences": sentences,
        "draws": finding.draws,
        "commitment": record.commitment,
        "commitments": record.commitments,
        "luck": record.luck,
        "seed": record.seed,
        "words": record.words,
        "signature": {"state": finding.signature, "key": finding.key},
    }
