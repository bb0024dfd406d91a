"""Redo: what a seat has taken back can be played again until it does something else."""


class Redo:
    """By seat, the texts of the actions that it took back, in the order of playing them."""

    def __init__(self) -> None:
        self.texts: dict[int, tuple[str, ...]] = {}

    def clone(self) -> "Redo":
        other = Redo()
        other.texts = self.texts.copy()
        return other

    def of(self, seat: int) -> tuple[str, ...]:
        """What the seat can play again."""
        return self.texts.get(seat, ())

    def taken_back(self, seat: int, texts: list[str]) -> None:
        """The seat has taken these back, alone; what it took back before follows them."""
        self.texts[seat] = (*texts, *self.of(seat))

    def played(self, seat: int, text: str) -> None:
        """The seat has moved: again what it had taken back, or something else."""
        first, *rest = self.of(seat) or ("",)
        self.texts[seat] = tuple(rest) if text == first else ()

    def forget(self) -> None:
        """Something was drawn, or everybody went back: what was taken back fits no more."""
        self.texts.clear()
