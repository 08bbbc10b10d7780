"""Every package and prop by the name used in a picture's description."""

import inspect

import blades
import bottles
import brushes
import home
import makeup
import pressed
import props
import salon
import strokes
import textures
import tools


def _made_in(module):
    return {
        name: thing
        for name, thing in inspect.getmembers(module, inspect.isfunction)
        if thing.__module__ == module.__name__ and not name.startswith("_")
    }


MAKERS = {name: make for module in (blades, bottles, brushes, home, makeup, pressed, props, salon, strokes, textures, tools) for name, make in _made_in(module).items()}
