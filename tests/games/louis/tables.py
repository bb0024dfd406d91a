"""Positions of Louis XIV for tests: tables set up by hand, and a way to play on from them.

Tiles, persons and cards are written here as on the table, from 1 to 12; seats count from 0.
"""

from palatine import locales
from palatine.core.chance import Sampler
from palatine.core.errors import NotLegal
from palatine.core.events import Event
from palatine.core.native import BIT
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, OVER, Frame
from palatine.games.louis import GAME
from palatine.games.louis.names import CHIPS, COLUMNS, JOKER, MISSION_IDS, colour_of
from palatine.games.louis.state import INFLUENCE_DECK, INTRIGUE_DECK, LouisState

A, B, C, D = range(4)
WORDS = locales.load("en", ["Anna", "Bruno", "Clara", "David"])


def table(seats: int = 4, round_: int = 1, start: int = 0, louis: int = 0) -> LouisState:
    """Everybody with 8 markers in either supply and 5 louisdor; nothing is asked yet."""
    s = GAME.new(seats)
    s.frames = []
    s.round = round_
    s.start = start
    s.louis = louis - 1
    for p in s.players:
        p.general = 8
        p.personal = 8
    return s


def put(s: LouisState, tile: int, *counts: int) -> LouisState:
    """Markers of seats 0, 1, ... (the neutral player of two comes third), out of personal."""
    for column, n in enumerate(counts):
        s.on[(tile - 1) * COLUMNS + column] += n
        if column < s.seats:
            s.players[column].personal -= n
    return s


def on(s: LouisState, tile: int) -> list[int]:
    """The markers on a tile."""
    return [s.on[(tile - 1) * COLUMNS + column] for column in range(s.columns())]


def on_all(s: LouisState) -> int:
    """All markers on tiles."""
    return sum(s.on[i] for i in range(12 * COLUMNS))


def flip(s: LouisState, *tiles: int) -> None:
    for tile in tiles:
        s.flipped[tile - 1] = not s.flipped[tile - 1]


def lay(s: LouisState, seat: int, *missions: str) -> None:
    """These missions lie open before a player; they leave their piles."""
    for name in missions:
        mission = MISSION_IDS.index(name)
        s.players[seat].laid |= BIT[mission]
        leave_pile(s, mission)


def leave_pile(s: LouisState, mission: int) -> None:
    deck = s.deck_to_change(colour_of(mission))
    place = mission - (0, 20, 32)[colour_of(mission)]
    deck.rest[place] = 0


def hold(s: LouisState, seat: int, *missions: str) -> None:
    """These missions are in a player's hand."""
    numbers = sorted(MISSION_IDS.index(name) for name in missions)
    for mission in numbers:
        leave_pile(s, mission)
    s.players[seat].missions = tuple(numbers)


def cards(s: LouisState, seat: int, *names: int | str) -> None:
    """Influence cards in a player's hand: persons by number, or "joker"."""
    kinds = sorted(JOKER if name == "joker" else int(name) - 1 for name in names)
    deck = s.deck_to_change(INFLUENCE_DECK)
    for kind in kinds:
        deck.rest[kind] -= 1
    s.players[seat].influence = tuple(kinds)


def plots(s: LouisState, seat: int, *persons: int) -> None:
    """Intrigue cards in a player's hand."""
    deck = s.deck_to_change(INTRIGUE_DECK)
    for person in persons:
        deck.rest[person - 1] -= 1
    s.players[seat].intrigue = tuple(sorted(person - 1 for person in persons))


def chips(s: LouisState, seat: int, text: str) -> None:
    """Chips before a player: "orb orb crown"."""
    for name in text.split():
        s.players[seat].chips[CHIPS.index(name)] += 1
        s.chips[CHIPS.index(name)] -= 1


def has_chips(s: LouisState, seat: int) -> str:
    return " ".join(CHIPS[c] for c in range(5) for _ in range(s.players[seat].chips[c]))


def ask(s: LouisState, step: str, seat: int = CHANCE, *args: int) -> LouisState:
    """Put a step on the stack and run up to the first question."""
    s.frames.append(Frame(step, seat, args))
    GAME.advance(s)
    return s


def evaluate(s: LouisState, tile: int, told: list[Event] | None = None) -> LouisState:
    """Evaluate from this tile on, up to the first question or draw."""
    s.frames.append(Frame("evaluation", CHANCE, (tile - 1,)))
    GAME.advance(s, told)
    return s


def go(s: LouisState, *texts: str, told: list[Event] | None = None) -> LouisState:
    """Whoever is asked, chance included, does this."""
    for text in texts:
        seat = GAME.to_move(s)
        action = GAME.parse(text)
        GAME.check(s, seat, action)
        GAME.apply(s, seat, action, told)
    return s


def draw_all(s: LouisState, seed: str = "0") -> LouisState:
    """Let chance draw until somebody is asked."""
    chance = Sampler(Rng(seed))
    while GAME.to_move(s) == CHANCE:
        GAME.apply(s, CHANCE, chance.draw(GAME, s))
    return s


def asked(s: LouisState) -> tuple[int, str]:
    """Who is asked what."""
    if not s.frames:
        return OVER, ""
    return GAME.to_move(s), s.frames[-1].step


def legal(s: LouisState) -> list[str]:
    """The texts of what may be done by whoever is asked."""
    return [action.text for action in GAME.legal(s, GAME.to_move(s))]


def refused(s: LouisState, text: str) -> str:
    """The rule that refuses an action; '' for a legal one."""
    try:
        GAME.check(s, GAME.to_move(s), GAME.parse(text))
    except NotLegal as error:
        return error.rule
    return ""


def supplies(s: LouisState, seat: int) -> tuple[int, int]:
    """General and personal markers."""
    return s.players[seat].general, s.players[seat].personal


def play_on(s: LouisState, seed: str = "0", stop: str = "") -> LouisState:
    """Random play until the end, or until a step of this name is asked."""
    rng = Rng(seed)
    chance = Sampler(rng)
    while (seat := GAME.to_move(s)) != OVER:
        if seat == CHANCE:
            GAME.apply(s, seat, chance.draw(GAME, s))
            continue
        if s.frames[-1].step == stop:
            return s
        actions = GAME.legal(s, seat)
        GAME.apply(s, seat, actions[rng.below(len(actions))])
    return s


def turns(s: LouisState) -> LouisState:
    """The turns of the influence phase begin."""
    return ask(s, "turns")


def hands(*all_cards: tuple[int | str, ...], seats: int = 0) -> LouisState:
    """A table where these are the hands, and it is the start player's turn."""
    s = table(seats or max(2, len(all_cards)))
    for seat, hand in enumerate(all_cards):
        cards(s, seat, *hand)
    return turns(s)
