"""Props around a product: plinths, pebbles, petals, and the texture of its content."""

import random
from math import cos, pi, sin

import materials as m
import natural
import optics
from shapes import box, grid, lathe, placed, rounded


def plinth(colour, radius=5, height=2, material="matt", **_):
    finish = m.stone(colour, _.get("veins", "#cbb9a6")) if material == "stone" else m.matt(colour, 0.75)
    lathe(rounded([(0, 0), (radius, 0, 0.06), (radius, height, 0.1), (0, height)]), finish, name="plinth", segments=160)


def block(colour, size=(8, 6, 4), material="matt", **_):
    finish = m.stone(colour, _.get("veins", "#cbb9a6")) if material == "stone" else m.matt(colour, 0.75)
    box(size, finish, bevel=0.08, name="block")


def arch(colour, width=9, height=13, depth=2.2, **_):
    from shapes import extrude

    outline = [(-width / 2, 0), (width / 2, 0)]
    for k in range(41):
        a = pi * k / 40
        outline.append((width / 2 * cos(a), height - width / 2 + width / 2 * sin(a)))
    extrude(outline, depth, m.matt(colour, 0.75), bevel=0.08, name="arch")


def ball(colour, radius=1, material="matt", **_):
    points = [(radius * sin(pi * k / 32), radius * (1 - cos(pi * k / 32))) for k in range(33)]
    finish = {"matt": m.matt, "glass": optics.glass, "gloss": m.gloss, "metal": m.metal}[material](colour)
    lathe(points, finish, name="ball")


def pebble(colour="#cfc6bb", size=2.2, seed=1, veins=None, **_):
    chance = random.Random(seed)
    a, b = chance.uniform(0.8, 1.3), chance.uniform(0.5, 0.7)
    phase = chance.random() * 6
    def sheet(u, v):
        lon, lat = u * 2 * pi, (v - 0.5) * pi
        bump = 1 + 0.07 * sin(2 * lon + phase) * cos(lat) + 0.05 * cos(3 * lon - phase)
        return (size * a * cos(lat) * cos(lon) * bump, size * cos(lat) * sin(lon) * bump, size * b * (1 + sin(lat)))
    grid(sheet, m.stone(colour, veins or "#a89f94", 0.9), columns=64, rows=32, name="pebble")


def petals(colour="#e9a6ab", count=9, spread=9, size=1.5, seed=3, near=0.45, around=None, **_):
    """Fallen petals: narrow where they grew, cupped, their rim rolled back and notched; none within (half width, half depth) of `around`."""
    chance = random.Random(seed)
    material = natural.petal(colour)
    for _i in range(count):
        a, r = chance.random() * 2 * pi, spread * (near + (1 - near) * chance.random())
        cup, roll, notch = 0.3 + 0.35 * chance.random(), 0.2 + 0.3 * chance.random(), 0.05 + 0.1 * chance.random()
        wave, long = chance.random() * 6, 0.9 + 0.3 * chance.random()

        def sheet(u, v, cup=cup, roll=roll, notch=notch, wave=wave, long=long):
            x = 2 * u - 1
            half = size * (0.16 + 0.84 * sin(min(1, v * 1.12) * pi * 0.56) ** 1.1) * (1 - 0.5 * max(0, v - 0.78) / 0.22 * abs(x) ** 1.5)
            y = size * 1.7 * long * (v - 0.5) - size * (0.55 * x * x * max(0, v - 0.35) + notch * max(0, 1 - 4 * abs(x)) * v**4)
            z = size * (cup * x * x * (0.4 + 0.6 * v) + 0.5 * cup * (2 * v - 1) ** 2 - roll * max(0, v - 0.74) ** 1.5 * 2 + 0.05 * sin(5 * x + wave) * v)
            return (x * half, y, 0.03 + max(0, z))

        x, y = r * cos(a), r * sin(a) * 0.7
        if around:
            inside = min(around[0] / max(abs(x), 0.01), around[1] / max(abs(y), 0.01))
            x, y = x * max(1, inside), y * max(1, inside)
        with placed(at=(x, y, 0), turn=(chance.uniform(-6, 6), chance.uniform(-6, 6), chance.random() * 360), scale=chance.uniform(0.75, 1.1)):
            grid(sheet, material, columns=28, rows=28, name="petal")


def dollop(colour, radius=2.4, height=2.4, turns=2.2, finish="wet", **_):
    """A whipped peak."""
    def sheet(u, v):
        a = u * 2 * pi
        t = v
        r = radius * (1 - t) ** 0.72
        wave = 1 + 0.16 * sin(a * 1 + t * turns * 2 * pi) * (1 - t)
        lean = 0.5 * t**2.5
        return (r * wave * cos(a) + lean, r * wave * sin(a), height * t**0.85 * (1 + 0.05 * sin(a + t * 9)))
    grid(sheet, {"wet": m.wet, "soft": m.soft}[finish](colour), columns=96, rows=60, name="dollop")


def crumbs(colour, count=60, spread=4, size=0.5, seed=6, shimmer=False, **_):
    """Broken powder."""
    chance = random.Random(seed)
    material = m.shimmer(colour) if shimmer else m.grain(colour, 30, 0.4, 0.9)
    for _i in range(count):
        a, r = chance.random() * 2 * pi, spread * chance.random()
        s = size * chance.random() ** 1.6 * 1.6 + 0.08
        with placed(at=(r * cos(a), r * sin(a) * 0.7, 0), turn=tuple(chance.random() * 90 for _ in range(3))):
            box((s, s * 0.8, s * 0.7), material, bevel=s * 0.22, segments=1)


def cloth(colour="#f3e6df", width=40, depth=30, **_):
    """Draped fabric under things."""
    def sheet(u, v):
        x, y = (u - 0.5) * width, (v - 0.5) * depth
        h = 0.5 * sin(x * 0.45 + 1.2 * sin(y * 0.22)) + 0.35 * sin(x * 0.9 - y * 0.35) + 0.2 * sin(y * 0.8 + x * 0.2)
        return (x, y, 0.75 + h * 0.7)
    grid(sheet, m.satin(colour), columns=200, rows=160, name="cloth")
