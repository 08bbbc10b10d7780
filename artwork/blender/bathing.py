"""Bath tablets in use: their open tin, the paper they were wrapped in, a bowl of water. Sizes in centimetres."""

from math import cos, pi, sin

import numpy as np

import materials as m
import optics
from bottles import surface
from home import tablet
from lotion import lotion
from poured import soap_bubble, sphere
from shapes import add, grid, label_round, lathe, placed, rounded
from strokes import noise


def tablet_tin(label, tin_body, colour, radius=3.9, height=7.8, lid_at=(9, 3.6), **_):
    """The tin of the tablets without its lid, which lies beside it; a tablet shows above the rim."""
    line = rounded([(0, 0), (radius, 0, 0.2), (radius, height, 0.05), (radius - 0.05, height)])
    inner = [(radius - 0.14, height), (radius - 0.14, 0.3), (0, 0.3)]
    lathe([*line, *inner], surface(tin_body), name="tin")
    if label:
        label_round(label, m.printed(label), line, 0.9, 7.2, spread=1.5)
    with placed(at=(0.5, 0.3, 4.4), turn=(9, 6, 30)):
        tablet(colour)
    with placed(at=(-0.6, 0.5, 5.9), turn=(-7, 4, 70)):
        tablet(colour)
    cover = rounded([(radius - 0.06, 0), (radius + 0.08, 0, 0.03), (radius + 0.08, 1.65, 0.2), (0, 1.65)])
    under = [(0, 1.5), (radius - 0.06, 1.5), (radius - 0.06, 0)]
    with placed(at=(*lid_at, 0)):
        lathe([*cover, *under], surface(tin_body), name="lid")


def waxed_paper(colour="#f1ead9", size=8.6, seed=3, **_):
    """A square of waxed paper unfolded again: the folds it had round a tablet, its corners standing up."""

    def at(u, v):
        x, y = (u - 0.5) * size, (v - 0.5) * size
        fold = 0.13 * (1 - min(1, abs(abs(x) - 2.0) / 0.22)) + 0.13 * (1 - min(1, abs(abs(y) - 2.0) / 0.22))
        out = max(0.0, max(abs(x), abs(y)) - 2.0)
        rise = 0.2 * out + 0.11 * out**2 * (0.6 + 0.5 * float(noise(x * 0.3, y * 0.3, seed)))
        corner = 0.22 * max(0.0, min(abs(x), abs(y)) - 2.0)
        crumple = 0.16 * abs(float(noise(x * 0.9 + 0.5 * y, y * 0.9 - 0.4 * x, seed + 1))) + 0.07 * abs(float(noise(x * 2.3, y * 2.1, seed + 2)))
        return (x * (1 - 0.012 * out), y * (1 - 0.012 * out), 0.02 + max(0.0, fold * 0.6 + rise - corner) + crumple * min(1.0, 0.25 + out))

    grid(at, _waxed(colour), columns=150, rows=150, name="paper", smooth=24)


def _waxed(colour):
    def make():
        material = m.principled("waxed", Base_Color=m.linear(colour), Roughness=0.42, Specular_IOR_Level=0.5, Coat_Weight=0.25, Coat_Roughness=0.3)
        tree = material.node_tree
        through, mix = tree.nodes.new("ShaderNodeBsdfTranslucent"), tree.nodes.new("ShaderNodeMixShader")
        through.inputs["Color"].default_value = m.linear(colour)
        mix.inputs[0].default_value = 0.3
        tree.links.new(tree.nodes["Principled BSDF"].outputs[0], mix.inputs[1])
        tree.links.new(through.outputs[0], mix.inputs[2])
        tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
        return material

    return m.remembered(("waxed", colour), make)


def bath_bowl(body, colour, water="#dbead6", radius=6.2, deep=3.2, **_):
    """A bowl of water with a tablet dissolving in it: froth around the tablet, bubbles on their way up."""
    outer = rounded([(0, 0), (radius * 0.46, 0, 0.1), (radius * 0.5, 0.35, 0.2), (radius * 0.86, deep * 0.5, 1.4), (radius, deep, 0.1)])
    inner = rounded([(radius - 0.26, deep, 0.08), (radius * 0.82, deep * 0.5, 1.4), (radius * 0.45, 0.62, 0.8), (0, 0.55)])
    lathe([*outer, *inner], surface(body), name="bowl")
    level = 1.78
    rising = list(reversed(inner))
    edge = float(np.interp(level, [z for _, z in rising], [r for r, _ in rising]))
    lathe([(edge + 0.02, level + 0.09), (edge - 0.06, level + 0.02), (edge - 0.2, level), (0, level)], optics.liquid(water, 1.33), name="water")
    with placed(at=(0.5, 0.4, 0.62), turn=(3, -4, 25)):
        tablet(colour)
    _fizz(0.5, 0.4, level)


def _fizz(x, y, level, radius=2.15, count=5200):
    """White froth round the tablet, thick at its edge and on its rim, some clear bubbles adrift."""
    chance = np.random.default_rng(12)
    fine = sphere("froth", 1.0, 2)
    fine.materials.append(lotion("#f3f7ec"))
    for k in range(count):
        angle = 2 * pi * chance.random()
        strand = 0.5 + 0.5 * float(noise(2 * cos(angle), 2 * sin(angle), 8))
        away = radius * (0.97 + (0.1 + 0.3 * strand) * abs(chance.normal(0, 0.5)))
        size = 0.014 + 0.034 * chance.random() ** 2.4
        with placed(at=(x + away * cos(angle), y + away * sin(angle), level + 0.3 * size + 0.06 * chance.random() * (away < 1.1 * radius)), scale=size):
            add("froth", fine, None, smooth=80)
    clear = soap_bubble()
    for _ in range(150):
        angle, away = 2 * pi * chance.random(), radius * (1 + 0.9 * chance.random() ** 2)
        size = 0.03 + 0.13 * chance.random() ** 4
        with placed(at=(x + away * cos(angle), y + away * sin(angle), level + 0.1 * size), scale=size):
            add("bubble", clear, None, smooth=80)
