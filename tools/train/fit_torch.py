"""Training with torch, on a graphics processor where there is one."""

from collections.abc import Callable

import numpy as np
import torch
from torch import nn

from train.rows import Rows, Settings, Trained, centred, shown, unscaled

Report = Callable[[str], None]


def fit(rows: Rows, how: Settings, report: Report) -> Trained:
    """Train a network."""
    torch.manual_seed(how.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    size = rows.inputs.shape[1] + rows.extra.shape[1]
    model = _Model(size, how.hidden, rows.outputs).to(device)
    data = _task(rows, device, how)
    steps = how.epochs * (rows.trained // how.batch + 1)
    optimizer = torch.optim.AdamW(model.parameters(), lr=how.rate, weight_decay=how.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, how.rate, total_steps=steps)
    luck = torch.Generator().manual_seed(how.seed)
    for epoch in range(how.epochs):
        order = torch.randperm(rows.trained, generator=luck)
        total = 0.0
        for part in torch.split(order, how.batch):
            loss = data.loss(model, part.to(device))
            optimizer.zero_grad()
            torch.autograd.backward(loss)
            optimizer.step()
            schedule.step()
            total += float(loss.detach()) * len(part)
        report(f"epoch {epoch + 1} of {how.epochs}: loss {total / rows.trained:.4f}")
    places = shown(rows)
    inputs = np.concatenate([rows.inputs, rows.extra], axis=1)[places]
    with torch.no_grad():
        held = torch.arange(rows.trained, rows.decisions, device=device)
        measured = data.measure(model, held) if len(held) else {}
        said = model(torch.tensor(inputs, device=device)).cpu().numpy()
    first, second = model.first, model.second
    layers = [first.weight.T, first.bias, second.weight, second.bias]
    plain = unscaled(rows, *(layer.detach().cpu().numpy() for layer in layers))
    return Trained(plain, measured, places, said)


def _task(rows: Rows, device: str, how: Settings) -> "_Value | _Policy | _Turns":
    if rows.kind == "turns":
        return _Turns(rows, device)
    return _Value(rows, device) if rows.kind == "value" else _Policy(rows, device, how.doubt)


class _Model(nn.Module):
    """A network with one hidden layer. Its outputs are 0 at first, so that training starts from
    the hand-made knowledge."""

    def __init__(self, inputs: int, hidden: int, outputs: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, hidden)
        self.second = nn.Linear(hidden, outputs)
        nn.init.zeros_(self.second.weight)
        nn.init.zeros_(self.second.bias)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        said: torch.Tensor = self.second(torch.relu(self.first(x)))
        return said


class _Value:
    """The task of a value network: the lead at the end is the hand-made lead (the last extra input,
    in tens) plus the network's output."""

    def __init__(self, rows: Rows, device: str) -> None:
        self.inputs = torch.tensor(np.concatenate([rows.inputs, rows.extra], axis=1), device=device)
        self.target = torch.tensor(rows.target, device=device)

    def said(self, model: nn.Module, part: torch.Tensor) -> torch.Tensor:
        x = self.inputs[part]
        added: torch.Tensor = model(x).squeeze(-1)
        return added + 10.0 * x[:, -1]

    def loss(self, model: nn.Module, part: torch.Tensor) -> torch.Tensor:
        said, target = self.said(model, part), self.target[part]
        loss: torch.Tensor = nn.functional.smooth_l1_loss(said, target, beta=10.0)
        return loss

    def measure(self, model: nn.Module, part: torch.Tensor) -> dict[str, float]:
        said, target = self.said(model, part), self.target[part]
        hand = 10.0 * self.inputs[part][:, -1]
        return {
            "correlation": _correlation(said, target),
            "correlation, hand-made": _correlation(hand, target),
            "error": float((said - target).abs().mean()),
            "error, hand-made": float((hand - target).abs().mean()),
        }


def _correlation(a: torch.Tensor, b: torch.Tensor) -> float:
    return float(torch.corrcoef(torch.stack([a, b]))[0, 1]) if len(a) > 1 else 0.0


class _Policy:
    """The task of a policy network: the value of a line is the knowledge's value plus the network's
    outputs. Lines are in a table with as many columns as the longest decision has lines."""

    def __init__(self, rows: Rows, device: str, doubt: float) -> None:
        many, depth = rows.many, rows.paths.shape[1]
        widest = int(many.max())
        row = np.repeat(np.arange(len(many)), many)
        column = np.arange(len(row)) - np.repeat(np.cumsum(many) - many, many)
        paths = np.full((len(many), widest, depth), -1, np.int64)
        prior = np.full((len(many), widest), -1e9, np.float32)
        value = np.full((len(many), widest), -1e9, np.float32)
        paths[row, column], prior[row, column] = rows.paths, rows.prior
        value[row, column] = rows.target
        self.inputs = torch.tensor(rows.inputs, device=device)
        self.paths = torch.tensor(paths, device=device)
        self.prior = torch.tensor(prior, device=device)
        self.value = torch.tensor(value, device=device)
        self.doubt = doubt

    def said(self, model: nn.Module, part: torch.Tensor) -> torch.Tensor:
        outputs = model(self.inputs[part])
        paths = self.paths[part]
        taken = torch.gather(outputs, 1, paths.clamp(min=0).flatten(1)).view(paths.shape)
        added = (taken * (paths >= 0)).sum(-1)
        return self.prior[part] + added

    def loss(self, model: nn.Module, part: torch.Tensor) -> torch.Tensor:
        wanted = torch.softmax(self.value[part] / self.doubt, dim=1)
        found = torch.log_softmax(self.said(model, part) / self.doubt, dim=1)
        return -(wanted * found.clamp(min=-1e4)).sum(1).mean()

    def measure(self, model: nn.Module, part: torch.Tensor) -> dict[str, float]:
        said, prior, value = self.said(model, part), self.prior[part], self.value[part]
        return {
            "agreement": self._agreement(said, value),
            "agreement, hand-made": self._agreement(prior, value),
            "loss in points": _lost(said, value),
            "loss in points, hand-made": _lost(prior, value),
        }

    def _agreement(self, said: torch.Tensor, value: torch.Tensor) -> float:
        return float((said.argmax(1) == value.argmax(1)).float().mean())


def _lost(said: torch.Tensor, value: torch.Tensor) -> float:
    """The mean loss by the preferred lines, in the values of the search."""
    taken = value.gather(1, said.argmax(1, keepdim=True)).squeeze(1)
    return float((value.max(1).values - taken).mean())


class _Turns:
    """The task of a network of turns: what a line came to beyond its hand-made value, beside the
    other lines of the same decision. Lines are in a table as those of a policy are."""

    def __init__(self, rows: Rows, device: str) -> None:
        many = rows.many
        widest = int(many.max())
        row = np.repeat(np.arange(len(many)), many)
        column = np.arange(len(row)) - np.repeat(np.cumsum(many) - many, many)
        place = np.zeros((len(many), widest), np.int64)
        weight = np.zeros((len(many), widest), np.float32)
        target, prior, value = weight.copy(), weight - 1e9, weight - 1e9
        beyond = rows.target - rows.prior
        place[row, column], weight[row, column] = np.arange(len(row)), rows.weight
        target[row, column] = np.concatenate(
            [centred(beyond, rows.weight, lines) for lines in rows.lines()]
        )
        prior[row, column], value[row, column] = rows.prior, rows.target
        self.inputs = torch.tensor(rows.inputs, device=device)
        self.place = torch.tensor(place, device=device)
        self.weight = torch.tensor(weight, device=device)
        self.target = torch.tensor(target, device=device)
        self.prior = torch.tensor(prior, device=device)
        self.value = torch.tensor(value, device=device)

    def said(self, model: nn.Module, part: torch.Tensor) -> torch.Tensor:
        said: torch.Tensor = model(self.inputs[self.place[part]]).squeeze(-1)
        return said

    def loss(self, model: nn.Module, part: torch.Tensor) -> torch.Tensor:
        said, weight = self.said(model, part), self.weight[part]
        mean = (weight * said).sum(1, keepdim=True) / weight.sum(1, keepdim=True)
        wrong = said - mean - self.target[part]
        return (weight * wrong**2).sum() / weight.sum()

    def measure(self, model: nn.Module, part: torch.Tensor) -> dict[str, float]:
        prior, value = self.prior[part], self.value[part]
        return {
            "loss in points": _lost(prior + self.said(model, part), value),
            "loss in points, hand-made": _lost(prior, value),
        }
