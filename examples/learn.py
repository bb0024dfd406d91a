"""MaskablePPO learns a game against a bot: first by imitation, then by playing.

    palatine dataset louis --bots castellan --seats 2 --games 2800 --seed imitation --out data
    python examples/learn.py louis --data data --lessons 4 --sharpen 2 --examine --out learned

It needs `pip install "palatine[sb3]"`. The results are in docs/learning.md. The policy
(imitated.zip, then policy.zip) and the curve (curve.json) are written to `--out`; `--resume`
continues from there. `--examine` ends with the final measurement: 400 games with a fixed seed,
which are not used during the training.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import palatine.rl
from palatine.bots import make
from palatine.bots.statistics import wilson

SEATS = 2
EXAMINATION = ("examination", 400)  # seed and number of games of the final measurement
ON_THE_WAY = ("on the way", 200)
ENVIRONMENTS = 64
STEPS = 192  # steps of each environment between two updates: about 170 games in total
WANTED = ("observation", "mask", "action", "return_difference")  # columns of a data set
RATE = 1e-3  # the initial learning rate of imitation; it falls to 0
LESSON = 500  # games of a lesson
WORTH = 0.005  # the weight of the value in the loss: squares of points are in the hundreds

Rows = dict[str, npt.NDArray[Any]]
Choice = Callable[[npt.NDArray[np.int16], npt.NDArray[np.uint8]], npt.NDArray[np.int64]]


def examine(choice: Choice, game: str, opponent: str, seed: str, count: int) -> dict[str, Any]:
    """The share of `count` games that a policy wins; a tie counts half. The policy has each seat in
    half of the games. Only the first game of every row counts, so that long games are not
    underrepresented."""
    games = palatine.rl.versus(game, count, opponent, seats=SEATS, seed=seed)
    paid = np.full(count, np.nan)
    margin = np.zeros(count)
    while np.isnan(paid).any():
        games.step(choice(games.observation, games.mask))
        ended = (games.done == 1) & np.isnan(paid)
        paid[ended] = games.reward[ended]
        margin[ended] = games.score[ended, 0] - games.score[ended, 1:].mean(1)
    won = float(((paid + 1) / 2).sum())
    low, high = wilson(won, count)
    return {
        "games": count,
        "share": round(won / count, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "margin": round(float(margin.mean()), 2),
    }


def network() -> dict[str, Any]:
    """The architecture of the policy. Points and counts reach into the hundreds, while most inputs
    are 0 or 1: logarithms make their sizes similar."""
    import torch
    from stable_baselines3.common.torch_layers import BaseFeaturesExtractor

    class Logarithms(BaseFeaturesExtractor):  # type: ignore[misc]
        def __init__(self, space: Any) -> None:
            super().__init__(space, space.shape[0])

        def forward(self, seen: Any) -> Any:
            return torch.sign(seen) * torch.log1p(torch.abs(seen))

    return {
        "features_extractor_class": Logarithms,
        "net_arch": [256, 256],
        "activation_fn": torch.nn.ReLU,
    }


def learner(game: str, opponent: str, seed: int) -> Any:
    """MaskablePPO with an environment that plays many games at once. The reward is the difference
    of points at the end, which has more information than the winner. There is no discount."""
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import VecMonitor

    torch.set_num_threads(1)  # the network is too small for several threads
    torch.distributions.Distribution.set_default_validate_args(False)  # saves a tenth of the time
    env = palatine.rl.vec_env(
        game,
        ENVIRONMENTS,
        opponent,
        seats=SEATS,
        reward="difference",
        seed=f"practice {seed}",
    )
    return MaskablePPO(
        "MlpPolicy",
        VecMonitor(env),
        n_steps=STEPS,
        batch_size=2048,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.95,
        learning_rate=1.5e-4,
        vf_coef=WORTH,
        target_kl=0.02,
        policy_kwargs=network(),
        seed=seed,
        device="cpu",
    )


def best(model: Any) -> Choice:
    """A function that chooses the most probable action of a policy."""

    def choose(seen: npt.NDArray[np.int16], mask: npt.NDArray[np.uint8]) -> Any:
        return model.predict(seen, action_masks=mask.astype(bool), deterministic=True)[0]

    return choose


def read_rows(folder: str) -> Rows:
    """The columns of a data set that imitation needs, of rows with more than one legal action."""
    found: list[Rows] = []
    for part in palatine.rl.load_dataset(folder):
        several = part["mask"].sum(1) > 1
        found.append({name: part[name][several] for name in WANTED})
    return together(found)


def together(parts: list[Rows]) -> Rows:
    """Join several sets of rows."""
    return {name: np.concatenate([part[name] for part in parts]) for name in WANTED}


def lesson(model: Any, game: str, opponent: str, coach: str, seed: str) -> Rows:
    """Let the policy play, and return its positions with the actions that the coach, a stronger
    bot, would have chosen there. A data set of good players lacks the positions after mistakes."""
    games = palatine.rl.versus(game, LESSON, opponent, seats=SEATS, seed=seed, reward="difference")
    coaches = [make(coach, f"{seed}/{i}") for i in range(LESSON)]
    advice: list[list[int]] = [[] for _ in coaches]  # the rest of the coach's action
    paid = np.full(LESSON, np.nan)
    rows: dict[str, list[Any]] = {"observation": [], "mask": [], "action": [], "game": []}
    while np.isnan(paid).any():
        chosen = best(model)(games.observation, games.mask)
        for i in np.flatnonzero(np.isnan(paid)).tolist():
            advice[i] = advice[i] or games.advice(i, coaches[i])
            if advice[i] and games.mask[i].sum() > 1:
                rows["observation"].append(games.observation[i].copy())
                rows["mask"].append(games.mask[i].copy())
                rows["action"].append(advice[i][0])
                rows["game"].append(i)
            advice[i] = advice[i][1:] if advice[i][:1] == [chosen[i]] else []
        games.step(chosen)
        ended = (games.done == 1) & np.isnan(paid)
        paid[ended] = games.reward[ended]
    found = {name: np.array(values) for name, values in rows.items()}
    return {**found, "return_difference": paid[found["game"]]}


def imitate(model: Any, rows: Rows, epochs: int) -> Iterator[tuple[int, float]]:
    """Train a policy to choose the actions of the data, and its value to predict the results.
    Yields the number and the loss of each epoch."""
    import torch

    policy, count, batch = model.policy, len(rows["action"]), 2048
    optimizer = torch.optim.Adam(policy.parameters(), lr=RATE)
    steps = epochs * max(1, count // batch)
    slower = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.0, steps)
    luck = np.random.default_rng(1)
    for epoch in range(epochs):
        policy.set_training_mode(True)
        lost = 0.0
        for part in np.array_split(luck.permutation(count), max(1, count // batch)):
            seen = torch.as_tensor(rows["observation"][part]).float()
            number = torch.as_tensor(rows["action"][part]).long()
            paid = torch.as_tensor(rows["return_difference"][part]).float()
            value, likely, _ = policy.evaluate_actions(seen, number, rows["mask"][part])
            loss = -likely.mean() + WORTH * ((value.flatten() - paid) ** 2).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            slower.step()
            lost += -float(likely.detach().mean()) * len(part)
        policy.set_training_mode(False)
        yield epoch + 1, round(lost / count, 4)


def sharpen(model: Any, times: float) -> None:
    """Make the probabilities of a policy more extreme. A policy that imitates a player who varies
    his moves would otherwise play much worse in practice games than with its best actions."""
    import torch

    with torch.no_grad():
        for numbers in model.policy.action_net.parameters():
            numbers *= times


class Curve:
    """Measures the policy during the training, and writes the results to a file."""

    def __init__(self, model: Any, game: str, opponent: str, folder: Path) -> None:
        self.model, self.game, self.opponent, self.folder = model, game, opponent, folder
        self.points: list[dict[str, Any]] = []
        self.began = time.perf_counter()

    def resume(self) -> None:
        """Continue with the stored policy and curve."""
        self.model.set_parameters(self.folder / "policy.zip")
        self.points = json.loads((self.folder / "curve.json").read_text("utf-8"))["points"]
        self.began -= self.points[-1]["seconds"]
        practised = [one["at"] for one in self.points if one["phase"] == "practice"]
        self.model.num_timesteps = max(practised, default=0)

    def report(self, phase: str, at: int, loss: float | None = None) -> None:
        """Measure one more point, after `at` epochs of imitation, lessons or steps of practice."""
        taken = round(time.perf_counter() - self.began)
        found = examine(best(self.model), self.game, self.opponent, *ON_THE_WAY)
        self.points.append({"phase": phase, "at": at, "seconds": taken, "loss": loss, **found})
        print(json.dumps(self.points[-1]), flush=True)
        self.model.save(self.folder / "policy.zip")
        self.keep()

    def keep(self, **more: Any) -> None:
        """Write the curve to its file."""
        about = {"game": self.game, "opponent": self.opponent, "points": self.points, **more}
        (self.folder / "curve.json").write_text(json.dumps(about, indent=1) + "\n", "utf-8")


def practise(model: Any, curve: Curve, minutes: float, every: int) -> None:
    """Play and learn for some minutes, and measure after every `every` steps."""
    until = time.perf_counter() + 60 * minutes
    while time.perf_counter() < until:
        model.learn(every, reset_num_timesteps=False)
        curve.report("practice", model.num_timesteps)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--data", help="a data set to imitate first")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--lessons", type=int, default=0, help="with a coach, after the data set")
    parser.add_argument("--coach", default="castellan")
    parser.add_argument("--sharpen", type=float, default=1.0, help="times as sure, before practice")
    parser.add_argument("--minutes", type=float, default=30.0, help="of practice")
    parser.add_argument("--every", type=int, default=ENVIRONMENTS * STEPS * 8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", action="store_true", help="go on from what --out holds")
    parser.add_argument("--examine", action="store_true", help="play the games that count")
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    folder = Path(args.out)
    folder.mkdir(parents=True, exist_ok=True)
    model = learner(args.game, args.opponent, args.seed)
    curve = Curve(model, args.game, args.opponent, folder)
    if args.resume:
        curve.resume()
    else:
        curve.report("imitation", 0)
    rows = [read_rows(args.data)] if args.data else []
    if rows and args.epochs:
        for epoch, loss in imitate(model, rows[0], args.epochs):
            curve.report("imitation", epoch, loss)
        model.save(folder / "imitated.zip")
    for number in range(1, args.lessons + 1):
        seed = f"lesson {args.seed} {number}"
        rows.append(lesson(model, args.game, args.opponent, args.coach, seed))
        for _, loss in imitate(model, together(rows), 1):
            curve.report("lessons", number, loss)
    sharpen(model, args.sharpen)
    practise(model, curve, args.minutes, args.every)
    if args.examine:
        found = examine(best(model), args.game, args.opponent, *EXAMINATION)
        curve.keep(examination=found)
        print(json.dumps({"examination": found}))


if __name__ == "__main__":
    main()
