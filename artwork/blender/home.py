"""Soap, bath tablets and silk. Sizes in centimetres."""

from math import cos, pi, sin

import bpy
import numpy as np

import materials as m
from bottles import surface
from gathered import ring_faces, scrunchie_mesh
from props import crumbs
from shapes import add, box, grid, label_flat, label_round, label_top, lathe, placed, radius_at, rounded
from silk import gathered_silk, laid_along
from strokes import noise


def soap(label, colour, size=(8.2, 5.4, 2.7), wrap=None, **_):
    """A bar, its name pressed or printed on top, with or without a paper band."""
    box(size, m.soft(colour), bevel=0.75, segments=8, name="soap")
    if wrap:
        box((size[0] * 0.56, size[1] + 0.06, size[2] + 0.06), m.matt(wrap, 0.7), bevel=0.76, at=(0, 0, -0.03), segments=8)
    if label:
        label_top(label, m.printed(label), (0, 0, size[2] + 0.05), size[0] * 0.5, size[1] * 0.62)


def standing_soap(label, colour, size=(7.6, 2.7, 5.4), wrap=None, **_):
    box(size, m.soft(colour), bevel=0.75, segments=8, name="soap")
    if wrap:
        box((size[0] * 0.62, size[1] + 0.06, size[2] + 0.05), m.matt(wrap, 0.7), bevel=0.76, at=(0, 0, 0), segments=8)
    if label:
        label_flat(label, m.printed(label), (0, -size[1] / 2 - 0.055, size[2] * 0.5), size[0] * 0.52, size[2] * 0.72)


def soap_stack(label, colours, wrap=None, **_):
    with placed(at=(0, 0.2, 0), turn=5):
        soap(None, colours[0])
    with placed(at=(0.3, 0.1, 2.72), turn=-7):
        soap(None, colours[1])
    with placed(at=(0, -0.1, 5.42), turn=3):
        standing_soap(label, colours[2], wrap=wrap)


def round_soap(label, colour, radius=3.6, height=2.5, speck=None, **_):
    with placed(at=(0, 0, radius * 0.985), turn=(78, 0, -14)):
        lathe(rounded([(0, 0), (radius, 0, 0.6), (radius, height, 0.6), (0, height)]), m.grain(colour, 17, 0.1, 0.55, speck) if speck else m.soft(colour), name="bar")
        if label:
            label_top(label, m.printed(label), (0, 0, height + 0.02), radius * 1.3, radius * 1.2)


def shampoo_bar(label, colour, speck="#5b6b45", paper="#d3b68c", sticker="#f3eedd", **_):
    """A bar as it is sold, wrapped in pleated paper under a round sticker, and a bare one leaning on it."""
    radius = 3.45
    with placed(at=(2.3, 2.5, radius * 0.985), turn=(80, 0, -8)):
        _wrapped(radius, 2.5, m.grain(paper, 30, 0.02, 0.85))
        with placed(at=(0, 0, 2.6)):
            lathe(rounded([(0, 0), (2.15, 0, 0.01), (2.15, 0.03, 0.01), (0, 0.03)]), m.matt(sticker, 0.7), name="sticker")
            if label:
                label_top(label, m.printed(label), (0, 0, 0.036), 3.1, 3.1)
    with placed(at=(-3.3, -1.3, 0), turn=(0, 0, 24)):
        round_soap(None, colour, radius=3.1, height=2.3, speck=speck)


def _wrapped(radius, height, paper, pleats=30):
    """A disc in paper whose pleats are folded over one another towards its middle."""
    def surface_of(u, v):
        angle = 2 * pi * u
        fold = (pleats * (u + 0.004 * sin(3 * angle + 1) + 0.0025 * sin(7 * angle))) % 1.0
        if v < 0.3:
            away, z, depth = radius, height * v / 0.3 * 0.9, 0.03 * v / 0.3
        elif v < 0.42:
            turn = (v - 0.3) / 0.12 * pi / 2
            away, z, depth = radius - 0.25 * (1 - cos(turn)), height - 0.25 * (1 - sin(turn)), 0.03 + 0.02 * (v - 0.3) / 0.12
        else:
            inward = (v - 0.42) / 0.58
            away, z, depth = (radius - 0.25) * (1 - inward) + 0.1, height, 0.05 + 0.1 * inward**0.7
        swirl = 0.35 * max(0.0, (v - 0.36) / 0.64)
        rise = depth * (fold if fold < 0.93 else (1 - fold) / 0.07) + 0.02 * float(noise(6 * cos(angle), 6 * sin(angle) + v * 3, 2))
        if v < 0.36:
            away += rise
        else:
            z += rise
        return (away * sin(angle + swirl), -away * cos(angle + swirl), z)

    grid(surface_of, paper, columns=pleats * 18, rows=60, name="wrapping", smooth=35)
    lathe([(0, 0), (radius, 0)], paper, name="back")


def tablets(label, colour, tin_body, count=5, **_):
    """Bath tablets stacked before their tin."""
    with placed(at=(2.0, 2.6, 0)):
        line = rounded([(0, 0), (3.9, 0, 0.2), (3.9, 7.8, 0.05), (0, 7.8)])
        lathe(line, surface(tin_body))
        lathe(rounded([(0, 7.75), (3.98, 7.75, 0.05), (3.98, 9.4, 0.2), (0, 9.4)]), surface(tin_body))
        if label:
            label_round(label, m.printed(label), line, 0.9, 7.2, spread=1.5)
    for k in range(3):
        with placed(at=(-3.6 + 0.12 * (k % 2), -1.4 + 0.1 * k, k * 1.42), turn=17 * k):
            tablet(colour)
    with placed(at=(-0.9, -4.0, 2.17), turn=(76, 0, 22)), placed(at=(0, 0, -0.7)):
        tablet(colour)


def tablet(colour, broken=False, radius=2.2, **_):
    """A pressed bath tablet with a groove across it; broken, its halves lie apart among crumbs."""
    pressed = m.grain(colour, 22, 0.45, 0.92, "#7f9270")
    line = rounded([(0, 0), (radius - 0.22, 0, 0.05), (radius, 0.22, 0.06), (radius, 1.18, 0.06), (radius - 0.22, 1.4, 0.05), (0, 1.4)])
    if not broken:
        lathe(line, pressed, name="tablet")
        return
    for side in (-1, 1):
        with placed(at=(side * 0.35, side * 0.5, 0), turn=side * 9 - 20):
            half(line, side, pressed)
    with placed(at=(0.2, -2.0, 0)):
        crumbs(colour, count=120, spread=2.6, size=0.2)


def half(line, side, material, columns=60):
    """Half of a turned body, its broken face rough."""
    points, faces = [], []
    rows = len(line)
    for j, (r, z) in enumerate(line):
        for i in range(columns + 1):
            angle = -pi / 2 + pi * i / columns
            points.append((side * (r * cos(angle) + 0.02), r * sin(angle), z))
    for j in range(rows - 1):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    mesh = bpy.data.meshes.new("half")
    mesh.from_pydata(points, [], faces)
    add("half", mesh, material)

    def rough(u, v):
        z = v * line[-1][1]
        reach = radius_at(line, z)
        y = (2 * u - 1) * reach
        inside = min(1, 6 * min(u, 1 - u, v, 1 - v))
        return (side * (0.02 + 0.16 * inside * float(noise(y * 2.4, z * 2.4, 6)) + 0.07 * inside * float(noise(y * 8, z * 8, 7))), y, z)

    grid(rough, material, columns=90, rows=50, name="broken")


def scrunchie(colour, seed=0, **_):
    """A ring of gathered silk; `seed` turns it, an odd one mirrors it."""
    with placed(turn=seed * 77):
        _ring_of_silk(scrunchie_mesh() * ((1, 1, 1) if seed % 2 else (-1, 1, 1)), colour)


def _ring_of_silk(points, colour):
    around, across = points.shape[:2]
    mesh = bpy.data.meshes.new("scrunchie")
    mesh.from_pydata(points.reshape(-1, 3).tolist(), [], ring_faces(around, across))
    laid_along(mesh, points, 38)
    item = add("scrunchie", mesh, gathered_silk(colour), smooth=180)
    finer = item.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = 1


def worn_scrunchie(colour, hole=0.9, full=0.72, rests=2.0, **_):
    """A scrunchie around hair that runs along y: drawn in to a `hole`, its middle `rests` above the table, flattened below by its own weight."""
    ring = scrunchie_mesh()
    away, turn = np.hypot(ring[..., 0], ring[..., 1]), np.arctan2(ring[..., 1], ring[..., 0])
    away = hole + (away - away.min()) * full
    up = away * np.sin(turn)
    low = rests / -up.min()
    points = np.stack([away * np.cos(turn) * (1.04 + 0.05 * np.sin(turn)), (ring[..., 2] - ring[..., 2].mean()) * 0.92 + 0.16 * np.sin(3 * turn), np.where(up < 0, up * low, up) + rests], axis=-1)
    _ring_of_silk(points, colour)


def scrunchies(label, colours, **_):
    """Two on the table, the third lying across them."""
    with placed(at=(-5.2, 1.4, 0)):
        scrunchie(colours[0], seed=1)
    with placed(at=(5.3, 0.9, 0)):
        scrunchie(colours[1], seed=4)
    with placed(at=(0.2, -1.4, 2.35), turn=(7, -4, 0)):
        scrunchie(colours[2], seed=7)
