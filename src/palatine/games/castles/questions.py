"""What the viewer is asked, step by step: one sentence that names its object, and what follows."""

from palatine.core.display import Ghost, Question
from palatine.core.offer import Phrase
from palatine.core.rules import Rules
from palatine.games.castles import phrases
from palatine.games.castles.art.tiles import symbol_name
from palatine.games.castles.asked import asked
from palatine.games.castles.offers import built_tile, preview, touched
from palatine.games.castles.parts import (
    CARD_IDS,
    CORRIDOR_PRICE,
    PASS_INCOME,
    PRICES,
    SIZES,
    SOLO,
    TILE_IDS,
    TILE_NUMBER,
    TYPE_OF,
    TYPES,
)
from palatine.games.castles.placing import PLACE
from palatine.games.castles.plans import ahead, prices_after
from palatine.games.castles.state import CastlesState

_WORDS = ("money", "keep", "empty", "decline", "done")
_PLACING = ("buy", "free", "place", "build-place")


def ask(game: Rules[CastlesState], v: CastlesState, touches: list[str]) -> Question | None:
    """The question after these touches."""
    frame = asked(v)
    if frame is None or frame.step == "build":
        return None
    step = frame.step
    if touches and touches[0] in _WORDS:
        return _word(step, touches[0])
    if step == "price":
        return _price(v, touches)
    if not touches:
        return _first(v, step)
    kind, _, value = touches[0].partition(":")
    if kind == "tile" and step in _PLACING:
        return _tile(game, v, step, touches)
    return _thing(v, step, kind, value)


def _first(v: CastlesState, step: str) -> Question:
    """Before anything is touched."""
    if step in ("place", "build-place"):
        return _about(v.frames[-1].args[0], Phrase("castles-q-where"))
    if step in ("rewards", "pair"):
        return _reward(v, step)
    detail = None
    if step == "buy":
        detail = Phrase("castles-q-own-money", {"money": v.money[v.viewer]})
    return Question(Phrase("castles-ask-" + step), detail=detail)


def _reward(v: CastlesState, step: str) -> Question:
    """C-602, C-631  Which reward; its object is the room where only one was completed."""
    numbers = v.frames[-1].args
    tiles = [v.castles[v.viewer].tiles[number].tile for number in numbers]
    if step == "rewards" and len(set(tiles)) > 1:
        return Question(Phrase("castles-ask-rewards"))
    text, detail = Phrase("castles-ask-pair"), None
    if step == "rewards":
        text = Phrase("castles-ask-reward", {"room": phrases.name(tiles[0])})
        detail = phrases.reward(TYPE_OF[tiles[0]])
    symbol = "castles_tile-" + symbol_name(tiles[0])
    return Question(text, f"built:{v.viewer}:{numbers[0]}", symbol, detail)


def _about(
    tile: int, text: Phrase, detail: Phrase | None = None, button: Phrase | None = None
) -> Question:
    """A question whose object is a tile: `room` in it names the tile as the object of a verb."""
    asked_about = Phrase(text.key, {**text.args, "room": phrases.as_object(tile)})
    symbol = "castles_tile-" + symbol_name(tile)
    return Question(asked_about, f"tile:{TILE_IDS[tile]}", symbol, detail, button)


def _word(step: str, word: str) -> Question:
    """An answer that is no piece."""
    if word == "money":
        text = Phrase("castles-q-money", {"money": PASS_INCOME})
        return Question(text, word, "i-coin", button=Phrase("castles-b-take"))
    return Question(
        Phrase(f"castles-q-{word}-{step}"), word, button=Phrase(f"castles-b-{word}-{step}")
    )


# --- a tile and its place -----------------------------------------------------------------------


def _tile(
    game: Rules[CastlesState], v: CastlesState, step: str, touches: list[str]
) -> Question | None:
    """Where a tile goes; then whether it goes there, and what that brings."""
    tile = TILE_NUMBER.get(touches[0].removeprefix("tile:"), -1)
    if tile < 0:
        return None
    seen = ahead(game, v, touches)
    a = touched(seen, touches) if len(touches) == 3 else None
    if a is None or a.kind != PLACE:
        return _about(tile, Phrase("castles-q-where"), phrases.worth_in_short(tile))
    points = phrases.signed(sum(preview(seen, a).values()))
    told: phrases.Args = {"points": points, "cost": cost(v, tile)}
    button = Phrase("castles-b-buy" if step == "buy" else "castles-b-build")
    return _about(tile, Phrase("castles-q-here"), Phrase("castles-q-here-detail", told), button)


def cost(v: CastlesState, tile: int) -> Phrase:
    """C-303, C-304  What a tile costs, who gets it, and what lies on it."""
    if not v.frames or v.frames[-1].step != "buy":
        return Phrase("castles-cost-nothing")
    slot = v.market.index(tile) if tile in v.market else -1
    args: phrases.Args = {"price": PRICES[v.seats][slot] if slot >= 0 else CORRIDOR_PRICE}
    to_bank = v.seats == SOLO or v.builder == v.frames[-1].seat
    if not to_bank:
        args["seat"] = v.builder
    if slot >= 0 and v.coins[slot]:
        args["coins"] = v.coins[slot]
        key = "castles-cost-bank-coins" if to_bank else "castles-cost-builder-coins"
        return Phrase(key, args)
    return Phrase("castles-cost-bank" if to_bank else "castles-cost-builder", args)


# --- prices -------------------------------------------------------------------------------------


def _price(v: CastlesState, touches: list[str]) -> Question:
    """C-207  Which room costs what; beside it what each buyer has."""
    detail = buyers(v)
    if len(touches) % 2:
        tile = TILE_NUMBER.get(touches[-1].removeprefix("tile:"), -1)
        if tile >= 0:
            return _about(tile, Phrase("castles-q-price"), detail)
    if touches:
        return Question(
            Phrase("castles-q-prices"), detail=detail, button=Phrase("castles-b-prices")
        )
    return Question(Phrase("castles-ask-price"), detail=detail)


def buyers(v: CastlesState) -> Phrase:
    """The money of everybody who buys before the builder, in their order."""
    args: phrases.Args = {}
    for i in range(1, v.seats):
        seat = (v.builder + i) % v.seats
        args[f"buyer{i}"] = Phrase("castles-q-has", {"seat": seat, "money": v.money[seat]})
    return Phrase(f"castles-q-buyers-{v.seats - 1}", args)


# --- other things -------------------------------------------------------------------------------


def _thing(v: CastlesState, step: str, kind: str, value: str) -> Question | None:
    """A card, a stack, a reward, a side of the foyer."""
    touch = f"{kind}:{value}"
    if kind == "foyer" and value in ("3", "4"):
        text = Phrase("castles-q-foyer", {"doors": int(value)})
        symbol = "castles_tile-foyer-" + value
        return Question(text, touch, symbol, button=Phrase("castles-b-foyer"))
    if kind == "card" and value in CARD_IDS:
        text = Phrase("castles-q-return", {"card": Phrase("castles-card-" + value)})
        return Question(text, touch, "castles_card-" + value, button=Phrase("castles-b-return"))
    if kind == "stack" and value in [str(size) for size in SIZES]:
        left = Phrase("castles-left", {"count": v.stacks[SIZES.index(int(value))]})
        text = Phrase("castles-q-look", {"size": value})
        return Question(text, touch, "castles_stack-" + value, left, Phrase("castles-b-look"))
    if kind == "as" and value in TYPES:
        text = Phrase("castles-q-as", {"reward": Phrase("castles-reward-" + value)})
        return Question(text, touch, "i-" + value, button=Phrase("castles-b-take"))
    return _about_tile(v, step, kind, value)


def _about_tile(v: CastlesState, step: str, kind: str, value: str) -> Question | None:
    """The reward of a completed tile; a tile for the room deck."""
    one = built_tile(v, value) if kind == "reward" else None
    if one is not None:
        text = Phrase("castles-q-reward", {"room": phrases.name(one.tile)})
        symbol = "castles_tile-" + symbol_name(one.tile)
        gain = phrases.reward(TYPE_OF[one.tile])
        return Question(text, f"built:{value}", symbol, gain, Phrase("castles-b-take"))
    if kind == "tile" and step == "put" and value in TILE_NUMBER:
        tile = TILE_NUMBER[value]
        question = Phrase("castles-q-put-last" if v.last else "castles-q-put")
        return _about(tile, question, phrases.worth_in_short(tile), Phrase("castles-b-put"))
    return None


# --- ghosts -------------------------------------------------------------------------------------


def ghosts(game: Rules[CastlesState], v: CastlesState, touches: list[str]) -> list[Ghost]:
    """A tile where it would lie; the prices that rooms would have."""
    frame = asked(v)
    if frame is None:
        return []
    if frame.step == "price":
        changed = prices_after(v, touches)
        return [Ghost(f"tile:{TILE_IDS[tile]}", text=price) for tile, price in changed.items()]
    tile = TILE_NUMBER.get(touches[0].removeprefix("tile:"), -1) if touches else -1
    a = touched(ahead(game, v, touches), touches) if len(touches) == 3 else None
    if tile < 0 or a is None or a.kind != PLACE:
        return []
    return [Ghost(touches[1], "castles_tile-" + symbol_name(tile), "", v.viewer, a.c)]
