"""Every package and prop by the name used in a picture's description."""

import inspect

import applicators
import bathing
import bedding
import blades
import bottles
import boxes
import brushes
import candles
import closures
import dispensers
import dressing
import droppers
import dryers
import flacons
import foliage
import home
import lavender
import locks
import makeup
import pads
import pools
import poured
import powders
import pressed
import props
import roll
import sachets
import salon
import salts
import shears
import sleepwear
import strokes
import textures
import tins
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
    for module in (applicators, bathing, bedding, blades, bottles, boxes, brushes, candles, closures, dispensers, dressing, droppers, dryers, flacons, foliage, home, lavender, locks, makeup, pads, pools, poured, powders, pressed, props, roll, sachets, salon, salts, shears, sleepwear, strokes, textures, tins, tools, tubes, vials)
    for name, make in _made_in(module).items()
}
