"""A ruling about the score sheet of a real table; the sheet itself is tested in tests/sheets."""

from palatine.sheets import ask


def test_L_978_a_pile_of_unknown_size_suffices() -> None:
    document = {"players": ["A", "B"], "left": [[40, 0, 0, 0, 0], [0, 0, 0, 0, 90]]}
    notes = ask({"game": "louis", "document": document})["sheet"]["notes"]
    assert [note.split(" coats")[0] for note in notes] == ["A draws 40", "B draws 30"]
