"""Steps of a game of pgx on the processor: one compiled call steps all games of a batch.

A random legal action is chosen within the call; it returns the observation and mask of all games.
"""

import os

os.environ.setdefault("JAX_PLATFORMS", "cpu")

from typing import Any

import jax  # type: ignore[import-not-found, unused-ignore]
import jax.numpy as jnp  # type: ignore[import-not-found, unused-ignore]
import pgx  # type: ignore[import-not-found, unused-ignore]
from pgx.experimental import auto_reset  # type: ignore[import-not-found, unused-ignore]
from stepwatch import arguments, report, watch


def main() -> None:
    args = arguments()
    env = pgx.make(args.game)
    count = 1 if args.mode == "one" else args.batch

    def one(state: Any, key: Any) -> Any:
        first, second = jax.random.split(key)
        weights = jnp.log(state.legal_action_mask.astype(jnp.float32))
        return auto_reset(env.step, env.init)(state, jax.random.categorical(first, weights), second)

    step = jax.jit(jax.vmap(one))
    split = jax.jit(lambda key: jax.random.split(key, count + 1))
    keys = split(jax.random.PRNGKey(args.seed))
    state = jax.jit(jax.vmap(env.init))(keys[1:])

    def play() -> int:
        nonlocal state, keys
        keys = split(keys[0])
        state = step(state, keys[1:])
        jax.block_until_ready((state.observation, state.legal_action_mask))
        return count

    numbers = 1
    for size in env.observation_shape:
        numbers *= int(size)
    report(watch(args.seconds, play), numbers=numbers)


if __name__ == "__main__":
    main()
