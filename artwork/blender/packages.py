"""Every package and prop by the name used in a picture's description."""

import inspect

import applicators
import blades
import bottles
import boxes
import brushes
import candles
import dressing
import flacons
import hands
import home
import makeup
import pressed
import props
import roll
import salon
import sleepwear
import strokes
import textures
import tools
import tubes
import vials


def _made_in(module):
    return {
        name: thing
        for name, thing in inspect.getmembers(module, inspect.isfunction)
        if thing.__module__ == module.__name__ and not name.startswith("_")
    }


MAKERS = {
    name: make
    for module in (applicators, blades, bottles, boxes, brushes, candles, dressing, flacons, hands, home, makeup, pressed, props, roll, salon, sleepwear, strokes, textures, tools, tubes, vials)
    for name, make in _made_in(module).items()
}
