"""Every package and prop by the name used in a picture's description."""

import inspect

import bottles
import hands
import home
import makeup
import props
import strokes
import textures
import tools


def _made_in(module):
    return {
        name: thing
        for name, thing in inspect.getmembers(module, inspect.isfunction)
        if thing.__module__ == module.__name__ and not name.startswith("_")
    }


MAKERS = {name: make for module in (bottles, hands, home, makeup, props, strokes, textures, tools) for name, make in _made_in(module).items()}
