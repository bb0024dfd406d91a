"""The steps of Torres, a file for each part of the rulebook."""

from palatine.core.step import Step
from palatine.games.torres.state import TorresState
from palatine.games.torres.steps.cards import CardEffect, DropBlock
from palatine.games.torres.steps.opening import (
    DrawMaster,
    FirstCastles,
    FirstKing,
    FirstKnights,
)
from palatine.games.torres.steps.phases import BeginPhase, BeginRound, MoveKing, ScorePhase
from palatine.games.torres.steps.purchase import DrawCard, KeepCard, LookAtCards, PutBack
from palatine.games.torres.steps.stacks import ChooseStack, Spread, UnderStack, UseUp
from palatine.games.torres.steps.turn import BeginTurn, Turn


def all_steps() -> list[Step[TorresState]]:
    """In the order of the rulebook."""
    return [
        DrawMaster(),
        FirstCastles(),
        FirstKnights(),
        FirstKing(),
        BeginPhase(),
        BeginRound(),
        BeginTurn(),
        Turn(),
        ChooseStack(),
        UseUp(),
        Spread(),
        DrawCard(),
        LookAtCards(),
        KeepCard(),
        PutBack(),
        CardEffect(),
        UnderStack(),
        DropBlock(),
        ScorePhase(),
        MoveKing(),
    ]
