"""Soap, salts and silk. Sizes in centimetres."""

import random
from math import cos, pi, sin

import bpy

import materials as m
from bottles import holding, surface
from gathered import ring_faces, scrunchie_mesh
from shapes import add, box, grid, label_flat, label_round, label_top, lathe, placed, rounded, tube_along


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
        lathe(rounded([(0, 0), (radius, 0, 0.6), (radius, height, 0.6), (0, height)]), m.grain(colour, 12, 0.1, 0.55, speck) if speck else m.soft(colour), name="bar")
        if label:
            label_top(label, m.printed(label), (0, 0, height + 0.02), radius * 1.3, radius * 1.2)


def shampoo_bar(label, colour, speck="#5b6b45", card="#e9e2cf", label_colour=None, **_):
    """A round bar before the card box it comes in."""
    with placed(at=(2.6, 2.6, 0), turn=-14):
        box((7.4, 3.2, 9.2), m.matt(card, 0.7), bevel=0.06, segments=2)
        if label:
            label_flat(label, m.printed(label), (0, -1.615, 5.1), 5.6, 6.6)
    with placed(at=(-2.7, -1.4, 0)):
        round_soap(None, colour, radius=3.3, speck=speck)


def bath_salts(label, cap, salt="#f1e7e4", radius=4.1, height=10.5, **_):
    line = rounded([(0, 0), (radius, 0, 0.5), (radius, height, 0.7), (radius * 0.82, height + 0.35), (radius * 0.82, height + 0.9)])
    holding(line, m.grain(salt, 9, 0.9, 0.5), 0.5)
    lathe(rounded([(0, height + 0.7), (radius * 0.92, height + 0.7, 0.15), (radius * 0.9, height + 2.9, 0.25), (0, height + 2.9)]), surface(cap))
    if label:
        label_round(label, m.printed(label), line, height * 0.16, height * 0.78, spread=1.45)


def crystals(colour="#f6eeec", count=70, spread=6, size=0.45, seed=4, **_):
    """A loose heap of salt."""
    chance = random.Random(seed)
    material = m.wet(colour)
    for _i in range(count):
        a, r = chance.random() * 2 * pi, spread * chance.random() ** 0.8
        s = size * (0.4 + chance.random())
        with placed(at=(r * cos(a), r * sin(a) * 0.6, max(0, (1 - r / spread)) * chance.random() * 1.2), turn=(chance.random() * 40, chance.random() * 40, chance.random() * 90)):
            box((s, s * (0.7 + 0.5 * chance.random()), s * 0.8), material, bevel=s * 0.2, segments=2)


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
            lathe(rounded([(0, 0), (2.2, 0, 0.3), (2.2, 1.4, 0.3), (0, 1.4)]), m.grain(colour, 22, 0.25, 0.85, "#7f9270"))
    with placed(at=(-0.9, -4.0, 2.1), turn=(76, 0, 22)):
        lathe(rounded([(0, -0.7), (2.2, -0.7, 0.3), (2.2, 0.7, 0.3), (0, 0.7)]), m.grain(colour, 22, 0.25, 0.85, "#7f9270"))


def sleep_mask(label, colour, **_):
    """A padded silk mask leaning back, its band behind."""
    def front(u, v):
        x = (u - 0.5) * 20
        half = 4.3 * (1 - abs(2 * u - 1) ** 3.2) ** 0.5
        notch = 1.9 * max(0, 1 - abs(x) / 2.6) ** 1.6
        low, high = 4.6 - half + notch, 4.6 + half * 0.86
        z = low + (high - low) * v
        edge = min(1, 4 * min(v, 1 - v)) ** 0.5 * min(1, 7 * min(u, 1 - u)) ** 0.5
        puff = -1.15 * edge + 0.1 * sin(x * 2.1 + z) * edge
        return (x, puff + 0.015 * x * x, z)

    with placed(turn=(-20, 0, 0)):
        grid(front, m.satin(colour), columns=120, rows=48, name="mask")
        grid(lambda u, v: (front(u, v)[0], -front(u, v)[1] * 0.3 + 0.03 * front(u, v)[0] ** 2 + 0.4, front(u, v)[2]), m.satin(colour), columns=60, rows=24, name="back")
        band = [(9.6, 1.6, 4.7), (11.0, 4, 4.8), (8, 9, 5.2), (0, 11, 5.4), (-8, 9, 5.2), (-11.0, 4, 4.8), (-9.6, 1.6, 4.7)]
        tube_along(band, 0.55, m.satin(colour), name="band")
        if label:
            label_flat(label, m.printed(label), (5.2, -0.95, 5.0), 4.2, 1.6)


def pillow(label, colour, size=(21, 9.5, 3.6), **_):
    """A filled eye pillow, upright against nothing but its weight."""
    width, height, depth = size

    def side(sign):
        def sheet(u, v):
            edge = (1 - abs(2 * u - 1) ** 6) ** 0.5 * (1 - abs(2 * v - 1) ** 3) ** 0.5
            fold = 0.16 * sin(u * 19 + 4 * v) * edge * (1 - edge) * 2
            return ((u - 0.5) * width, sign * (depth / 2 * edge + fold), v * height)
        return sheet

    with placed(at=(0, 0, 0.1), turn=(-24, 0, 5)):
        grid(side(-1), m.satin(colour), columns=100, rows=40, name="front")
        grid(side(1), m.satin(colour), columns=100, rows=40, name="rear")
        if label:
            label_flat(label, m.printed(label), (width * 0.3, -depth / 2 - 0.08, height * 0.36), 4.4, 2.2)


def scrunchie(colour, seed=0, **_):
    """A ring of gathered silk; `seed` turns it, an odd one turns it over."""
    points = scrunchie_mesh() * ((1, 1, 1) if seed % 2 else (-1, 1, 1))
    around, across = points.shape[:2]
    mesh = bpy.data.meshes.new("scrunchie")
    mesh.from_pydata(points.reshape(-1, 3).tolist(), [], ring_faces(around, across))
    with placed(turn=seed * 77):
        item = add("scrunchie", mesh, m.satin(colour), smooth=80)
    finer = item.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = 1


def scrunchies(label, colours, **_):
    """Two on the table, the third lying across them."""
    with placed(at=(-5.2, 1.4, 0)):
        scrunchie(colours[0], seed=1)
    with placed(at=(5.3, 0.9, 0)):
        scrunchie(colours[1], seed=4)
    with placed(at=(0.2, -1.4, 2.35), turn=(7, -4, 0)):
        scrunchie(colours[2], seed=7)
