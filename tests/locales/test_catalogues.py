"""Every key is there in every language, with the same arguments and the right plurals, and used."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from locales.catalogues import (
    FILES,
    LEARN_FILES,
    UNSEEN,
    declared_keys,
    entries,
    literal_keys,
    made_keys,
    messages,
    page_keys,
    referred,
    silent_keys,
)
from palatine.locales import FOLDER, LEARN, files, languages, load
from palatine.locales.reading import read

# The forms that whole numbers take, besides the one that a message gives as its last resort.
PLURALS = {"en": {"one"}, "cs": {"one", "few"}, "pl": {"one", "few"}, "ru": {"one", "few"}}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
both = pytest.mark.parametrize("file", FILES)
every_file = pytest.mark.parametrize("file", [*FILES, *dict.fromkeys(LEARN_FILES)])
every_language = pytest.mark.parametrize("language", languages())


@every_file
@every_language
def test_a_catalogue_has_no_junk_and_no_key_twice(language: str, file: str) -> None:
    found = entries(language, file)
    assert [e.content for e in found if isinstance(e, ftl.Junk)] == []
    keys = [e.id.name for e in found if isinstance(e, (ftl.Message, ftl.Term))]
    assert sorted(keys) == sorted(set(keys))


@every_file
@every_language
def test_the_quick_reader_reads_what_fluent_reads(language: str, file: str) -> None:
    path = FOLDER / language / f"{file}.ftl"
    found = read(path.read_text("utf-8")).body
    expected = [e for e in entries(language, file) if not isinstance(e, ftl.BaseComment)]
    assert len(found) == len(expected)
    for one, other in zip(found, expected, strict=True):
        assert one.equals(other, ignored_fields=["span", "comment"]), other.id.name


@pytest.mark.parametrize(
    "text",
    [
        "a = b\n",
        "a=b",
        "a = b\r\nc = d\r\n",
        "a = b  \n\n\nc = { $d }  { -e } f{g}\n",
        "a = b\n  c\n",
        "a =\n    b\n    c\n",
        "a = b\n    .c = d\n",
        "-a = b\nc = { $n ->\n    [one] d\n   *[other] e\n} f\n",
        'a = { "{" } b { NUMBER($c) } { d.e } { 5 }\n',
        "a = b }\nc = d\n",
        "a = { b\nc = d\n",
        "# a\n## b\n### c\nd = e\n# f\n",
        " a = b\n",
        "a\n",
        "=\n",
        "",
    ],
)
def test_the_quick_reader_reads_anything_as_fluent_does(text: str) -> None:
    """Junk may be cut differently, but nothing that is junk to one is a message to the other."""
    expected = FluentParser().parse(text).body
    kinds = (ftl.Message, ftl.Term)
    found = [e for e in read(text).body if isinstance(e, kinds)]
    wanted = [e for e in expected if isinstance(e, kinds)]
    assert [e.id.name for e in found] == [e.id.name for e in wanted]
    for one, other in zip(found, wanted, strict=True):
        assert one.equals(other, ignored_fields=["span", "comment"])


@every_file
@every_language
def test_all_languages_have_the_same_keys(language: str, file: str) -> None:
    assert messages(language, file).keys() == messages("en", file).keys()


@every_file
@every_language
def test_all_languages_have_the_same_arguments(language: str, file: str) -> None:
    english = messages("en", file)
    for key, message in messages(language, file).items():
        assert message.variables == english[key].variables, key


@every_file
@every_language
def test_plurals_have_all_forms_of_the_language(language: str, file: str) -> None:
    for message in messages(language, file).values():
        for variable, forms in message.plurals:
            counted = forms & CATEGORIES
            if counted != {"other"}:  # [0] and *[other] alone ask for no plural
                assert counted >= PLURALS[language], f"{message.key} ${variable}"


@every_file
@every_language
def test_a_message_belongs_to_its_file(language: str, file: str) -> None:
    first = ("core-", "error-") if file == "core" else (f"{file.removesuffix(LEARN)}-",)
    assert [key for key in messages(language, file) if not key.startswith(first)] == []


@both
def test_every_key_the_code_asks_for_exists(file: str) -> None:
    known = messages("en", file)
    assert sorted(literal_keys(file) - known.keys()) == []
    assert sorted(declared_keys(file) - known.keys()) == []
    for pattern in [*made_keys(file), *UNSEEN.get(file, [])]:
        assert any(re.fullmatch(pattern, key) for key in known), f"nothing fits {pattern}"


@both
def test_every_key_is_used(file: str) -> None:
    used = literal_keys(file) | declared_keys(file) | referred("en", file) | silent_keys(file)
    patterns = [*made_keys(file), *page_keys(file), *UNSEEN.get(file, [])]
    unused = [
        key
        for key in messages("en", file)
        if key not in used and not any(re.fullmatch(pattern, key) for pattern in patterns)
    ]
    assert unused == []


@pytest.mark.parametrize("file", dict.fromkeys(LEARN_FILES))
def test_no_key_stands_in_both_catalogues_of_a_game(file: str) -> None:
    assert messages("en", file).keys() & messages("en", file.removesuffix(LEARN)).keys() == set()


def test_no_catalogue_is_left_over() -> None:
    for language in languages():
        found = {path.stem for path in (FOLDER / language).glob("*.ftl")}
        assert found == files() | set(LEARN_FILES)


@every_file
@every_language
def test_every_message_can_be_said(language: str, file: str) -> None:
    words = load(language, strict=True)
    for key, message in messages(language, file).items():
        for number in (0, 1, 2, 5, 21):
            assert words(key, dict.fromkeys(message.variables, number)), key
