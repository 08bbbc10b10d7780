"""Bath salts in their jar. Sizes in centimetres."""

from math import cos, pi, sin

import bpy
import numpy as np

import materials as m
import optics
from bottles import hollow, surface
from crystal import crystal_shapes, crystal_size, scatter
from shapes import below, label_round, lathe, placed, radius_at, rounded
from strokes import noise
from wood import sawn

WALL, FLOOR, GRAIN = 0.07, 0.16, 0.4


def bath_salts(label, cap, salt="#f1e7e4", radius=4.1, height=10.5, open=False, **_):
    """A jar of crystals under a wooden lid; open, the lid leans on it and some of the salt is gone."""
    line = rounded([(0, 0), (radius, 0, 0.5), (radius, height, 0.7), (radius * 0.82, height + 0.35), (radius * 0.82, height + 0.9)])
    level = height * (0.81 if open else 0.97)
    _jar(line, level)
    _filling(hollow(line, WALL, FLOOR), level, salt, open)
    finish = sawn(*cap["wood"]) if "wood" in cap else surface(cap)
    lid = rounded([(0, 0), (radius * 0.92, 0, 0.15), (radius * 0.9, 2.2, 0.25), (0, 2.2)])
    if open:
        with placed(at=(radius * 1.42, -radius * 0.5, radius * 0.92 * sin(0.38 * pi) - 0.07), turn=(0, 68, -24)):
            lathe(lid, finish, name="lid")
    else:
        with placed(at=(0, 0, height + 0.7)):
            lathe(lid, finish, name="lid")
    if label:
        label_round(label, m.printed(label), line, height * 0.16, height * 0.78, spread=1.45)


def _jar(line, level):
    """Clear glass that does not bend what is behind it, so that crystals are seen straight; a thread and a round rim of solid glass."""
    lathe(line, _pane(), name="pane")
    lathe([(r - WALL, z) for r, z in line if z > level], _pane(), name="pane")
    neck, top = line[-1]
    rim = [(neck - WALL / 2 + WALL / 2 * cos(pi * k / 16), top + WALL / 2 * sin(pi * k / 16)) for k in range(33)]
    lathe(rim, optics.glass(), name="glass")
    lathe(rounded([(neck - 0.02, top - 0.42), (neck + 0.1, top - 0.36, 0.05), (neck - 0.02, top - 0.24)]), optics.glass(), name="thread")


def _pane():
    """Glass too thin to bend what is behind it: it mirrors the room and lets all other light through."""

    def make():
        material = bpy.data.materials.new("glass")
        material.use_nodes = True
        tree = material.node_tree
        facing, through, shine, mix = (tree.nodes.new("ShaderNode" + kind) for kind in ("Fresnel", "BsdfTransparent", "BsdfGlossy", "MixShader"))
        facing.inputs["IOR"].default_value = 1.5
        through.inputs["Color"].default_value = (0.97, 0.985, 0.98, 1)
        shine.inputs["Roughness"].default_value = 0.0
        side, outside = tree.nodes.new("ShaderNodeNewGeometry"), tree.nodes.new("ShaderNodeMath")
        outside.operation = "MULTIPLY"
        front = tree.nodes.new("ShaderNodeMath")
        front.operation = "SUBTRACT"
        front.inputs[0].default_value = 1.0
        tree.links.new(side.outputs["Backfacing"], front.inputs[1])
        tree.links.new(facing.outputs[0], outside.inputs[0])
        tree.links.new(front.outputs[0], outside.inputs[1])
        tree.links.new(outside.outputs[0], mix.inputs[0])
        tree.links.new(through.outputs[0], mix.inputs[1])
        tree.links.new(shine.outputs[0], mix.inputs[2])
        tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
        return material

    return m.remembered(("pane",), make)


def _filling(inner, level, colour, scooped):
    """Crystals behind the glass, where the camera sees them, three deep, and loose on top, all about a core of the same colour."""
    chance = np.random.default_rng(9)
    shapes = crystal_shapes(chance, colour)
    core = [(max(0.0, r - 0.95), z) for r, z in below(inner, level - 0.6)]
    lathe(core, m.matt(colour, 0.9), name="core")
    for deep, step in ((0.62, 0.34), (0.3, 0.27), (0.0, 0.24)):
        _layer(chance, shapes, inner, level, deep, step)
    top = radius_at(inner, level) - 0.1
    for _ in range(2000):
        angle, away, each = 2 * pi * chance.random(), chance.random() ** 0.5, crystal_size(chance, GRAIN)
        off = away * (top - 0.5 * each)
        x, y = off * cos(angle), off * sin(angle)
        lower = 0.3 * x / top + 0.26 * y / top + 0.24 * float(noise(x * 0.7, y * 0.7, 3)) if scooped else 0.1 * float(noise(x, y, 3))
        scatter(chance, shapes, (x, y, level - 0.35 + lower + 0.3 * chance.random() ** 0.5), each)


def _layer(chance, shapes, inner, level, deep, step):
    """Crystals `deep` behind the glass, all about the side that is seen."""
    for row in np.arange(FLOOR + 0.1, level, step):
        reach = radius_at(inner, row)
        for angle in np.arange(-2.2, 2.2, step / reach):
            each = crystal_size(chance, GRAIN)
            way, z = angle + chance.uniform(-0.5, 0.5) * step / reach, row + chance.uniform(-0.5, 0.5) * step
            off = reach - deep - 0.45 * each - 0.015 - 0.1 * chance.random() ** 2
            scatter(chance, shapes, (off * sin(way), -off * cos(way), max(z, FLOOR + 0.4 * each)), each)
