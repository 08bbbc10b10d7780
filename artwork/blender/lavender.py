"""Lavender, cut today or dried. Centimetres."""

from math import cos, pi, sin

import bpy
import numpy as np

import materials as m
from shapes import add, add_curves, grid, lathe, placed, tube_along

FRESH = {"buds": ("#6d58a8", "#7c67b8", "#5d4a94", "#8a77c4", "#7360ae"), "flowers": "#9a85dc", "stalk": ("#5f7a4a", "#7a945e", "#8fa06c"), "open": 0.42, "full": 1.16}
DRIED = {"buds": ("#7d749a", "#8d86a6", "#6d6788", "#99909f", "#837b93"), "flowers": "#a79bc4", "stalk": ("#6f7659", "#8b8d72", "#a39a78"), "open": 0.22, "full": 1.0}
"""Greyed as flowers are that hung in the dark; fewer of them open."""


def lavender(length=13, count=4, seed=2, **_):
    """Stalks lying down: ribbed, downy calyces in whorls that stand wider apart towards the foot, stalks bent a little, each its own way."""
    _stalks(length, count, seed, FRESH)


def dried_lavender(length=13, count=4, seed=2, **_):
    _stalks(length, count, seed, DRIED)


def _stalks(length, count, seed, kind):
    chance = np.random.default_rng(seed)
    shapes = [_calyx(tint) for tint in kind["buds"]]
    for i in range(count):
        bow, side = chance.uniform(-0.6, 0.6), (i - (count - 1) / 2) * 1.15
        long = length * chance.uniform(0.86, 1.04)
        with placed(at=(side, chance.uniform(-0.7, 0.7), 0.2 + 0.16 * (i % 2)), turn=chance.uniform(-9, 9)):
            kinks = chance.normal(0, 0.035, 13)
            way = [(bow * (t * (1 - t)) * 2.4 + kink, long * t, 0.05 * sin(5 * t)) for t, kink in zip(np.linspace(0, 1, 13), kinks)]
            tube_along(way, 0.042, _stalk(kind), name="stalk", taper=list(np.linspace(1.25, 0.6, 13) * chance.uniform(0.84, 1.16, 13)))
            whorls = [0.5 + chance.uniform(-0.05, 0.05), 0.66, *(np.linspace(0.72, 1.0, 9) + chance.uniform(-0.012, 0.012, 9))]
            for t in whorls:
                _whorl(chance, shapes, (np.interp(t, np.linspace(0, 1, 13), [p[0] for p in way]), long * t), t, kind)


def _stalk(kind):
    """A furrowed stem."""
    dark, middle, pale = kind["stalk"]

    def make():
        material = m.principled("stalk", Base_Color=m.linear(middle), Roughness=0.9, Specular_IOR_Level=0.15)
        tree = material.node_tree
        shade = m._noise(tree, tree.nodes.new("ShaderNodeTexCoord"), 6, 3, 0.4, (4, 0.5, 4))
        tint = m._ramp(tree, (0.32, dark), (0.66, pale))
        tree.links.new(shade.outputs["Fac"], tint.inputs["Fac"])
        tree.links.new(tint.outputs["Color"], tree.nodes["Principled BSDF"].inputs["Base Color"])
        m.relief(tree, tree.nodes["Principled BSDF"], shade, 0.02)
        return material

    return m.remembered(("stalk", middle), make)


def _calyx(tint):
    """The mesh of a calyx: a ribbed tube, toothed and open at its end."""
    fuzz = m.remembered(("calyx", tint), lambda: m.principled("calyx", Base_Color=m.linear(tint), Roughness=0.95, Specular_IOR_Level=0.1, Sheen_Weight=0.5, Sheen_Roughness=0.6))
    made = lathe([(0.001, 0), (0.06, 0.04), (0.1, 0.18), (0.11, 0.34), (0.085, 0.5), (0.1, 0.56), (0.07, 0.53), (0.03, 0.42), (0.001, 0.4)], fuzz, name="calyx", segments=30, ribs=10, rib_depth=0.018)
    mesh = made.data
    bpy.data.objects.remove(made)
    return mesh


def _whorl(chance, shapes, middle, t, kind):
    x, y = middle
    size = kind["full"] * (1.12 - 0.4 * max(0.0, (t - 0.72) / 0.28))
    down = []
    for k in range(int(chance.integers(6, 9))):
        around = 2 * pi * k / 7 + chance.uniform(-0.4, 0.4)
        out = chance.uniform(28, 62) * (1.1 - 0.5 * t)
        with placed(at=(x + 0.06 * cos(around), y + chance.uniform(-0.16, 0.16), 0.1 + 0.06 * sin(around))):
            with placed(turn=(-90, 0, 0)), placed(turn=(0, 0, -around * 180 / pi)), placed(turn=(0, out, 0), scale=size * chance.uniform(0.7, 1.15)):
                bud = add("calyx", shapes[int(chance.integers(len(shapes)))], None, smooth=0)
                down.append((bud.matrix_world.copy(), size))
                if chance.random() < kind["open"]:
                    _flower(chance, kind["flowers"])
    _down(chance, down)


def _flower(chance, tint):
    """A flower at the mouth of its calyx: five small lobes, curled in."""
    curl, wave = chance.uniform(0.3, 1.0), chance.random() * 6

    def lobes(u, v):
        turn = 2 * pi * u
        reach = 0.03 + 0.13 * v * (0.6 + 0.4 * abs(cos(2.5 * turn + wave)))
        return (reach * cos(turn), reach * sin(turn), 0.52 + 0.16 * v - curl * 0.09 * v * v * (1 + 0.5 * sin(3 * turn + wave)))

    grid(lobes, m.remembered(("lobes", tint), lambda: m.principled("lobes", Base_Color=m.linear(tint), Roughness=0.8, Specular_IOR_Level=0.15, Sheen_Weight=0.4)), columns=30, rows=6, name="flower")


def _down(chance, buds, each=90):
    """Fine pale hairs that stand off the calyces."""
    points = []
    for matrix, _size in buds:
        angle, z = chance.random(each) * 2 * pi, chance.uniform(0.05, 0.52, each)
        r = np.interp(z, [0, 0.18, 0.34, 0.5], [0.05, 0.095, 0.105, 0.085])
        root = np.stack([r * np.cos(angle), r * np.sin(angle), z], axis=1)
        out = np.stack([np.cos(angle), np.sin(angle), 0.5 + 0 * z], axis=1) * chance.uniform(0.02, 0.05, (each, 1))
        turn, there = np.array(matrix)[:3, :3], np.array(matrix)[:3, 3]
        points.append(np.stack([(root + share * out) @ turn.T + there for share in (0, 0.5, 1)], axis=1))
    strands = np.concatenate(points)
    item = add_curves("down", strands, np.full(strands.shape[:2], 0.0035), m.matt("#b5b0bb", 0.9))
    item.matrix_world.identity()
