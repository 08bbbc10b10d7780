"""Tubes and what is pressed out of them. Sizes in centimetres."""

from math import cos, pi, sin

import materials as m
from bottles import surface
from shapes import fitted, grid, lathe, loft, ring_of, rounded, tube_along


def tube(label, body, cap, width=4.6, height=11.0, cap_height=2.1, cap_width=None, open=False, **_):
    """A tube standing on its cap, flat at the upper end, which is sealed by fine ribs; `open` without its cap."""
    foot = cap_width or width * 0.72

    def section(t):
        """Width, depth and roundness at a share of the height."""
        return foot * 0.93 + (width - foot * 0.93) * t**0.8, (foot * 0.93 - 0.16) * (1 - t**1.4) + 0.16, 2 + 1.2 * t

    low = cap_height + 0.12
    rings = []
    for k in range(97):
        span, depth, power = section(k / 96)
        rings.append(ring_of(span, depth, low + k / 96 * height, roundness=power))
    loft([ring_of(0.5 * foot, 0.5 * foot, low - 0.1), ring_of(0.86 * foot, 0.86 * foot, low - 0.1), *rings, *sealed(width, low + height)], surface(body), name="tube")
    if open:
        lathe(rounded([(0, low - 0.9), (0.2, low - 0.9, 0.05), (0.42, low - 0.75, 0.1), (0.42, low), (0, low)]), surface(body), name="nozzle")
    else:
        screw_cap(cap, foot / 2, cap_height)
    if label:
        floor, ceiling = cap_height + height * 0.16, cap_height + height * 0.9
        w, h = fitted(label, width * 0.74, ceiling - floor)
        base = floor + (ceiling - floor - h) * 0.55

        def front(u, v):
            z = base + v * h
            span, depth, power = section((z - low) / height)
            x = (u - 0.5) * w
            side = min(abs(x) / (span / 2), 0.999)
            y = (1 - side**power) ** (1 / power) * depth / 2
            return (x, -y - 0.012, z)

        grid(front, m.printed(label), columns=64, rows=48, name="label")


def sealed(width, start, height=0.95, ribs=9):
    """The pressed end of a tube: narrow ribs across it."""
    rings = [ring_of(width, 0.12, start + 0.06, 6)]
    for k in range(ribs * 4 + 1):
        rings.append(ring_of(width, 0.12 + 0.035 * cos(k * pi / 2), start + 0.1 + (height - 0.15) * k / (ribs * 4), 8))
    return [*rings, ring_of(width, 0.1, start + height, 8)]


def screw_cap(cap, radius=1.6, height=2.1, **_):
    """The cap of a tube, standing."""
    finish = surface(cap) if isinstance(cap, dict) else cap
    lathe(rounded([(0, 0), (radius, 0, 0.16), (radius, height, 0.12), (radius * 0.84, height + 0.16), (0, height + 0.16)]), finish, name="cap")


def squeezed(colour, length=6.0, radius=0.42, waves=1.6, swing=0.9, **_):
    """A string of cream pressed out to and fro, thin where it tore off."""
    points, taper = [], []
    for k in range(40):
        t = k / 39
        x = t * length
        y = swing * sin(t * waves * 2 * pi) * min(1, 4 * t)
        lift = radius * (0.9 + 0.25 * cos(t * waves * 4 * pi)) + (0.9 * radius * ((t - 0.9) / 0.1) ** 2 if t > 0.9 else 0)
        points.append((x, y, lift))
        taper.append(0.62 + 0.38 * min(1, 6 * t) if t < 0.84 else max(0.05, 1 - ((t - 0.84) / 0.16) ** 1.6))
    tube_along(points, radius, m.wet(colour), name="cream", taper=taper)
