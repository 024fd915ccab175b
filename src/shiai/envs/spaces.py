"""The spaces of observations and actions, in the form of Gymnasium, which PettingZoo uses as well."""

from typing import Any

from shiai.envs import missing
from shiai.envs.observation import Observer

try:
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing(__name__, error) from None

Observation = dict[str, Any]  # `observation` and `action_mask`


def spaces_of(observer: Observer, actions: int) -> tuple[spaces.Dict, spaces.Discrete]:
    """The spaces of observations and of actions."""
    seen = spaces.Box(0.0, 1.0, (observer.size,), np.float32)
    mask = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask}), spaces.Discrete(actions)
