"""Textures on the table: swirls, loose powder, scrub; reliefs like those of strokes.py. Centimetres."""

from math import pi

import bmesh
import bpy
import numpy as np

import finishes
import materials as m
from crystal import crystal_shapes, crystal_size, scatter
from lotion import lotion
from shapes import add, placed
from strokes import finish_of, noise, relief


def swirl(colour, radius=3.4, tall=1.7, turns=2.4, finish="wet", seed=2, **_):
    """A dollop turned out of a jar: a ridge that winds up to a bent peak."""

    def height(x, y):
        away, angle = np.hypot(x, y) / radius, np.arctan2(y, x)
        r = away / (1 + 0.05 * noise(1.6 * np.cos(angle), 1.6 * np.sin(angle), seed))
        way = turns * r**0.75 - angle / (2 * pi) + 0.03 * noise(x, y, seed + 1)
        wind = way % 1.0
        ridge = np.where(wind < 0.66, wind / 0.66, (1 - wind) / 0.34)
        ridge = ridge * ridge * (3 - 2 * ridge) - 0.5
        wound = np.clip((r - 0.1) / 0.16, 0, 1) * np.clip((1.02 - r) / 0.3, 0, 1)
        mound = np.where(r < 1, np.clip(1 - r**2.4, 0, 1) ** 0.6, -2 * (r - 1))
        peak = 0.62 * np.exp(-((np.hypot(x - 0.05 * radius, y) / radius / 0.17) ** 1.4))
        streaks = 0.025 * noise(wind * 9, 3 * np.cos(angle / 2 + pi * np.floor(way)), seed + 2) * np.clip(8 * np.minimum(wind, 1 - wind), 0, 1)
        return tall * mound * (0.5 + 0.4 * ridge * wound + peak + streaks * wound) - 0.02

    relief(height, radius * 2.3, radius * 2.3, radius / 300, finish_of(colour, finish), "swirl")


def heap(colour, radius=2.4, tall=0.75, seed=3, broken=0, shimmering=None, **_):
    """Loose powder let fall: a mound that slid to its natural slope, dust around it, and pieces of a broken cake in it."""

    def height(x, y):
        turn, away = np.arctan2(y, x), np.hypot(x, y * 1.35) / radius
        reach = 1 + 0.13 * noise(2 * np.cos(turn), 2 * np.sin(turn), seed) + 0.05 * noise(7 * np.cos(turn), 7 * np.sin(turn), seed + 1)
        mound = tall * np.clip(1 - (away / reach) ** 1.25, 0, 1) ** 1.1
        clumps = 0.05 * noise(x * 2.6, y * 2.6, seed + 2) + 0.03 * noise(x * 7, y * 7, seed + 3) + 0.018 * noise(x * 19, y * 19, seed + 4)
        edge = np.clip((1.06 - away / reach) / 0.2, 0, 1)
        dust = 0.1 * np.clip(noise(x * 13, y * 13, seed + 5) - 0.2 - 1.5 * np.clip(away / reach - 1, 0, 1), 0, 1)
        return mound + clumps * edge + np.where(away > 0.8 * reach, dust, 0) - np.where(edge > 0, 0, 0.012) - 0.004

    material = m.matt(colour, 0.95) if shimmering is None else finishes.pressed(colour, shimmering)
    relief(height, radius * 3.4, radius * 2.8, 0.016, material, "heap")
    chance = np.random.default_rng(seed + 20)
    for _ in range(broken):
        angle, away = chance.random() * 2 * pi, radius * (0.2 + 0.95 * chance.random())
        x, y = away * np.cos(angle), away * np.sin(angle) / 1.35
        size = radius * (0.05 + 0.17 * chance.random() ** 2.2)
        with placed(at=(x, y, max(0.0, float(height(np.array([x]), np.array([y]))[0])) + 0.15 * size), turn=tuple(chance.random(3) * 360), scale=size):
            add("piece", shard(chance, material, (1.3, 1, 0.7)), None, smooth=0)


def scrub(colour, radius=3.3, tall=1.0, seed=8, grains=3200, **_):
    """A scoop of gel full of crystals of salt or sugar: a glossy mound, they stand out of it and lie around it."""

    def height(x, y):
        turn, away = np.arctan2(y, x), np.hypot(x, y * 1.2) / radius
        reach = 1 + 0.14 * noise(2 * np.cos(turn), 2 * np.sin(turn), seed)
        mound = tall * np.clip(1 - (away / reach) ** 2, 0, 1) ** 0.62 * (1 + 0.34 * noise(x * 0.9, y * 0.9, seed + 1))
        return np.where(away < reach, mound + (0.07 * noise(x * 4, y * 4, seed + 2) + 0.035 * noise(x * 10, y * 10, seed + 3)) * np.clip(mound * 4, 0, 1), -1) - 0.012

    material = m.wet(colour)
    relief(height, radius * 3, radius * 2.6, 0.02, material, "scrub")
    chance = np.random.default_rng(seed)
    shapes = crystal_shapes(chance, colour)
    for i in range(grains):
        angle, away = chance.random() * 2 * pi, radius * (0.98 * chance.random() ** 0.55 if i % 12 else 1.0 + 0.3 * chance.random())
        x, y = away * np.cos(angle), away * np.sin(angle) / 1.2
        size = 0.035 + 0.16 * chance.random() ** 2.8
        level = max(0.0, float(height(np.array([x]), np.array([y]))[0]))
        scatter(chance, shapes, (x, y, level + size * (0.3 if level else 0.42)), size)


def scrub_level(colour, radius, level, grains=1500, seed=5):
    """Scrub in a jar: level at the wall, scooped out on one side, its grains standing out of it."""

    def height(x, y):
        scooped = np.exp(-(((x - 0.2 * radius) / 0.5 / radius) ** 2 + ((y + 0.18 * radius) / 0.4 / radius) ** 2) * 1.6)
        lump = 0.1 * noise(x * 0.8, y * 0.8, seed) + 0.06 * noise(x * 2.2, y * 2.2, seed + 1) + 0.04 * noise(x * 5, y * 5, seed + 2)
        return np.where(np.hypot(x, y) < radius, 1 + lump - 0.5 * scooped, -1)

    chance = np.random.default_rng(seed)
    shapes = crystal_shapes(chance, colour)
    with placed(at=(0, 0, level - 1)):
        relief(height, radius * 2.02, radius * 2.02, 0.03, lotion(colour), "scrub")
        for _ in range(grains):
            angle, away = chance.random() * 2 * pi, (radius - 0.08) * chance.random() ** 0.5
            x, y, size = away * np.cos(angle), away * np.sin(angle), 0.06 + 0.14 * chance.random() ** 1.8
            scatter(chance, shapes, (x, y, float(height(np.array([x]), np.array([y]))[0]) + 0.3 * size), size)


def crystals(colour="#f6eeec", count=900, spread=6, size=0.32, seed=4, tall=0.3, **_):
    """A heap of salt, each crystal with its own edges, and what crumbled off them; some rolled away."""
    chance = np.random.default_rng(seed)
    shapes = crystal_shapes(chance, colour)

    def height(x, y):
        turn, away = np.arctan2(y, x), np.hypot(x, y * 1.4) / spread
        reach = 0.86 + 0.12 * noise(2 * np.cos(turn), 2 * np.sin(turn), seed)
        return spread * tall * np.clip(1 - (away / reach) ** 1.2, 0, 1) - 0.03

    relief(lambda x, y: height(x, y) - 0.9 * size, spread * 2.4, spread * 1.8, 0.06, m.matt(colour, 0.9), "salt")
    for i in range(count):
        angle, away = chance.random() * 2 * pi, spread * (0.92 * chance.random() ** 0.5 if i % 16 else 0.8 + 0.5 * chance.random())
        x, y = away * np.cos(angle), away * np.sin(angle) / 1.4
        each = crystal_size(chance, size)
        level = max(0.0, float(height(np.array([x]), np.array([y]))[0]))
        scatter(chance, shapes, (x, y, max(0.4 * each, level + each * 0.5 - 0.8 * size * chance.random() ** 2)), each)
    for _ in range(2 * count):
        angle, away = chance.random() * 2 * pi, spread * 0.9 * chance.random() ** 0.4 * (1 + 0.25 * chance.random() ** 3)
        x, y, each = away * np.cos(angle), away * np.sin(angle) / 1.4, size * chance.uniform(0.03, 0.16)
        level = max(0.0, float(height(np.array([x]), np.array([y]))[0]))
        scatter(chance, shapes, (x, y, level + 0.4 * each), each)


def shard(chance, material, stretch=(1, 0.85, 0.75)):
    """The mesh of a chip about one centimetre across: flat faces, its edges a little worn."""
    work = bmesh.new()
    corners = chance.uniform(-0.5, 0.5, (9, 3))
    corners = corners / np.abs(corners).max(axis=1, keepdims=True) * chance.uniform(0.4, 0.55, (9, 1)) * np.array(stretch)
    for corner in corners:
        work.verts.new(corner)
    bmesh.ops.convex_hull(work, input=work.verts)
    bmesh.ops.delete(work, geom=[v for v in work.verts if not v.link_faces], context="VERTS")
    bmesh.ops.dissolve_limit(work, angle_limit=0.3, verts=work.verts, edges=work.edges)
    bmesh.ops.bevel(work, geom=work.edges, offset=0.045, segments=1, profile=0.5, affect="EDGES")
    mesh = bpy.data.meshes.new("shard")
    work.to_mesh(mesh)
    work.free()
    mesh.materials.append(material)
    return mesh
