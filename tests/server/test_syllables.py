"""Where long words may be broken."""

from palatine.service.syllables import breakable


def test_long_words_may_be_broken_between_syllables() -> None:
    def shown(name: str, long: int) -> str:
        return breakable(name, long).replace("\u00ad", "-")

    assert shown("Рыцарская комната", 9) == "Ры-цар-ская комната"
    assert shown("Gobelínová komnata", 7) == "Go-be-lí-nová kom-nata"
    assert shown("Great hall", 7) == "Great hall"
    assert shown("Большой зал", 7) == "Боль-шой зал"
