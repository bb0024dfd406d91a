"""The messages that clients may send: typed, and checked while they are decoded."""

import re
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Word = Annotated[str, Meta(max_length=40)]
Word64 = Annotated[str, Meta(max_length=64)]
Touch = Annotated[str, Meta(max_length=80)]
Touches = Annotated[list[Touch], Meta(max_length=16)]
Text = Annotated[str, Meta(max_length=200)]
Texts = Annotated[list[Text], Meta(min_length=1, max_length=64)]
Secret = Annotated[str, Meta(max_length=64)]
Language = Annotated[str, Meta(max_length=8)]
Style = Annotated[str, Meta(max_length=40)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=-1, le=15)]
Name = Annotated[str, Meta(max_length=100)]


class Message(Struct, tag_field="type", rename=None):
    """The base class of all messages of a socket."""


class Hello(Message, tag="hello"):
    seat: SeatNumber | None = None
    lang: Language = "en"
    density: Style = "wide"
    style: Style = ""
    turn: Count = 0
    lines: Count = 0
    chat: Count = 0
    secret: Secret = ""


class Move(Message, tag="move"):
    id: Word
    seq: Count
    texts: Texts


class Preview(Message, tag="preview"):
    seq: Count
    touches: Touches


class Why(Message, tag="why"):
    seq: Count
    touches: Touches | None = None
    text: Text | None = None


class AboutTouch(Message, tag="about"):
    """A request for the inspector's explanation of something that can be touched."""

    touch: Touch


class PictureWanted(Message, tag="picture"):
    """A request for a picture in full size."""

    key: Touch


class PastWanted(Message, tag="past"):
    """A request for the position after a line of the viewer's log."""

    line: Count


class Commit(Message, tag="commit"):
    commitment: Word64
    table_commitment: Word64
    seat: SeatNumber | None = None


class OpenWord(Message, tag="open"):
    word: Word
    seat: SeatNumber | None = None


class BeginAnew(Message, tag="anew"):
    seat: SeatNumber | None = None


class Undo(Message, tag="undo"):
    steps: Count = 1
    ask: bool = False


class Consent(Message, tag="consent"):
    yes: bool


class Resign(Message, tag="resign"):
    pass


class Leave(Message, tag="leave"):
    bot: Word = ""


class Back(Message, tag="back"):
    pass


class LessonWish(Message, tag="lesson"):
    """A wish of the learner to the coach; place: the step of the lesson at which it was sent."""

    what: Word
    place: Word = ""


class HintWanted(Message, tag="hint"):
    seq: Count


class Chat(Message, tag="chat"):
    text: Annotated[str, Meta(max_length=500)]


RoundTrip = Annotated[float, Meta(ge=0, le=60_000)] | Annotated[int, Meta(ge=0, le=60_000)]


class Ping(Message, tag="ping"):
    t: float | int = 0
    rtt: RoundTrip = 0


class Echo(Message, tag="echo"):
    """The word of the last pong, which the client returns at once."""

    word: Word
    rtt: RoundTrip = 0


Luck = Commit | OpenWord | BeginAnew
Wish = (
    Move
    | Preview
    | Why
    | LessonWish
    | HintWanted
    | Undo
    | Consent
    | Resign
    | Leave
    | Back
    | Chat
    | Luck
)
Incoming = Hello | Ping | Echo | AboutTouch | PictureWanted | PastWanted | Wish

# JSON escapes that are no valid text: NUL, and surrogates that are not part of a pair.
_ESCAPES = re.compile(
    rb"""\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}
    |u(?P<bad>0000|[dD][89a-fA-F][0-9a-fA-F]{2})|.)""",
    re.VERBOSE | re.DOTALL,
)


def is_text(raw: bytes) -> bool:
    """Whether all strings in a JSON text can be stored and sent anywhere: valid UTF-8, no NUL, and
    no unpaired surrogate."""
    try:
        raw.decode()
    except UnicodeDecodeError:
        return False
    if b"\0" in raw:
        return False
    return b"\\u" not in raw or not any(found["bad"] for found in _ESCAPES.finditer(raw))


DECODER = msgspec.json.Decoder(Incoming)
ENCODER = msgspec.json.Encoder()


# --- bodies of POSTs ----------------------------------------------------------------------------


class Me(Struct):
    name: Name
    language: Language = ""
    program: bool = False


class Linked(Struct):
    code: Word


class PaceBody(Struct):
    kind: Word = "none"
    days: Count = 0
    minutes: Count = 0
    seconds: Count = 0


class NewTable(Struct):
    game: Word
    seats: Annotated[list[Word], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    pace: PaceBody | None = None  # None: no clock, or the usual one at a rated table
    private: bool = True
    rated: bool = False
    hints: bool | None = None  # None: only where the host plays with bots alone
    study: bool = False  # whether the finished game may be used in data sets
    seed: Annotated[str, Meta(max_length=100)] | None = None
    names: Annotated[list[Name | None], Meta(max_length=16)] = []
    data: Any = None


class Sit(Struct):
    seat: SeatNumber | None = None
    secret: Secret = ""
    name: Name = ""


class AtSeat(Struct):
    seat: SeatNumber | None = None


class CommitBody(AtSeat, kw_only=True):
    commitment: Word64
    table_commitment: Word64


class OpenBody(AtSeat, kw_only=True):
    word: Word


class SeatBot(Struct):
    seat: SeatNumber
    bot: Word


class MoveBody(AtSeat, kw_only=True):
    id: Word
    seq: Count
    texts: Texts


class PreviewBody(AtSeat, kw_only=True):
    seq: Count
    touches: Touches


class WhyBody(AtSeat, kw_only=True):
    seq: Count
    touches: Touches | None = None
    text: Text | None = None


class LessonBody(AtSeat, kw_only=True):
    what: Word
    place: Word = ""


class NewLesson(Struct):
    game: Word
    lesson: Word = "first"
    anew: bool = False  # start a new one even where an unfinished one exists


class HintBody(AtSeat, kw_only=True):
    seq: Count


class UndoBody(AtSeat, kw_only=True):
    steps: Count = 1
    ask: bool = False


class ConsentBody(AtSeat, kw_only=True):
    yes: bool


class LeaveBody(AtSeat, kw_only=True):
    bot: Word = ""


class ChatBody(Struct):
    text: Annotated[str, Meta(max_length=500)]


class RemoveBody(Struct):
    seat: SeatNumber


class MuteBody(Struct):
    seat: SeatNumber | None = None
    line: Count | None = None
    on: bool = True
    all: bool = False


class ReportBody(Struct):
    seat: SeatNumber | None = None
    line: Count | None = None
    reason: Annotated[str, Meta(max_length=500)] = ""


class SignOut(Struct):
    id: Word = ""
    keep: bool = False


class DeleteMe(Struct):
    name: Annotated[str, Meta(max_length=200)] = ""


class RecordBody(Struct):
    record: Annotated[str, Meta(max_length=4_000_000)]
    commitment: Annotated[str, Meta(max_length=200)] = ""


class SheetBody(Struct):
    """A score sheet (None: a blank one for these players), a change of it, and the part that is
    displayed."""

    document: Any = None
    players: Annotated[list[Name], Meta(max_length=16)] = []
    edit: Any = None
    part: Style = ""
    pieces: Annotated[list[Style], Meta(max_length=400)] = []
    hand: Style = ""
    density: Style = "wide"
    style: Style = ""


class PuzzleBody(Struct):
    """A question about a puzzle: the actions played so far, the present touches, and what is asked:
    what an action would do (`preview`), or why it is not possible (`why`)."""

    texts: Annotated[list[Text], Meta(max_length=60)] = []
    touches: Touches = []
    about: Literal["preview", "why"] = "preview"
    show: bool = False
    density: Style = "wide"
    style: Style = ""


class DrawBody(Struct):
    document: Any
    lang: Language = "en"
    density: Style = "wide"
    style: Style = ""
