"""What one presses: the head of a dispenser, the button of a spray, the foot of both. Sizes in centimetres."""

import numpy as np

import materials as m
from shapes import lathe, placed, rounded
from solids import common, joined, smooth_way, solid, step_between


def pressed_head(material, size=1.0):
    """The head of a dispenser above its stem: a pad for the thumb that runs out into a spout with a mouth. It points left; its mouth is at (-2.5, 0, 0.1)."""
    way = smooth_way([(0.2, 0, 0.42), (-0.8, 0, 0.46), (-1.6, 0, 0.47), (-2.15, 0, 0.42), (-2.42, 0, 0.24), (-2.5, 0, 0.04)], 3)
    share = np.linspace(0, 1, len(way))

    def field(x, y, z):
        x, y, z = x / size, y / size, z / size
        r = np.hypot(x, y)
        dished = 0.07 * np.exp(-((r / 0.55) ** 2))
        pad = common(common(r - 0.93 - 0.02 * np.minimum(z, 0.3), z - 0.74 + dished + 0.05 * r * r, 0.14), 0.06 - z, 0.1)
        spout = _pipe(way, np.interp(share, [0, 0.5, 1], [0.5, 0.32, 0.2]), x, y, z)
        body = joined(pad, spout, 0.22)
        body = common(body, 0.06 - z + 0.03 * step_between(-1.2, -2.2, x), 0.04)
        mouth = _pipe(way[-5:], np.full(5, 0.115), x, y, z)
        return common(body, -mouth, 0.02) * size

    solid(field, (-2.8 * size, -1.05 * size, -0.1 * size), (1.05 * size, 1.05 * size, 0.9 * size), 0.032 * size, material, name="head")
    with placed(at=(-2.5 * size, 0, 0.16 * size)):
        lathe([(0, 0), (0.12 * size, 0)], m.matt("#2c2a2b", 0.7), name="mouth", segments=24)


def _pipe(way, radii, x, y, z):
    """A round bar along a way in the plane y = 0."""
    best = np.full(np.shape(x), 1e9)
    for k in range(len(way) - 1):
        a, b = way[k], way[k + 1]
        ahead = b - a
        t = np.clip(((x - a[0]) * ahead[0] + (z - a[2]) * ahead[2]) / (ahead @ ahead), 0, 1)
        away = np.sqrt((x - a[0] - t * ahead[0]) ** 2 + y**2 + (z - a[2] - t * ahead[2]) ** 2)
        best = np.minimum(best, away - radii[k] - t * (radii[k + 1] - radii[k]))
    return best


def spray_button(material, radius=0.66, height=0.86, tip="#f3efe9"):
    """The button of a spray, dished for a finger, in its front a nozzle with a hole."""
    high, eye = height, height * 0.56

    def field(x, y, z):
        r = np.hypot(x, y)
        body = common(common(r - radius + 0.025 * z / high, z - high + 0.06 * np.exp(-((r / (0.6 * radius)) ** 2)), 0.09), -z, 0.03)
        seat = common(np.hypot(x, z - eye) - 0.235 * radius / 0.66, y + radius - 0.13, 0.02)
        return common(body, -seat, 0.025)

    solid(field, (-radius - 0.06, -radius - 0.06, -0.05), (radius + 0.06, radius + 0.06, high + 0.06), 0.024, material, name="button")
    wide = 0.2 * radius / 0.66
    with placed(at=(0, -radius + 0.16, eye), turn=(90, 0, 0)):
        lathe(rounded([(0, 0), (wide, 0), (wide, 0.09, 0.02), (wide * 0.62, 0.12, 0.02), (wide * 0.5, 0.08, 0.01), (wide * 0.2, 0.07, 0.005), (wide * 0.2, 0.02)]), m.plastic(tip, 0.35), name="nozzle", segments=48)
        lathe([(0, 0.03), (wide * 0.21, 0.03)], m.matt("#1d1b1c", 0.8), name="hole", segments=24)
