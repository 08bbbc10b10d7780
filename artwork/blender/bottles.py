"""Bottles, jars and tubes. Each function builds one package standing on the table; sizes in centimetres."""

from math import cos, pi, sin

import materials as m
import optics
from shapes import (
    below,
    box,
    label_flat,
    label_round,
    label_top,
    lathe,
    loft,
    placed,
    radius_at,
    ring_of,
    rounded,
    tube_along,
)


def body_line(radius, height, neck, shoulder=0.8, foot=0.25, slope=0.0):
    """The outer profile of a bottle from the middle of its foot to the top of its neck."""
    neck_radius, neck_height = neck
    return rounded(
        [
            (0, 0),
            (radius, 0, foot),
            (radius, height, shoulder),
            (neck_radius, height + slope, 0.12),
            (neck_radius, height + slope + neck_height),
        ]
    )


def hollow(line, wall, floor):
    """The inner profile of a glass body, from its floor up."""
    inner = [(max(r - wall, 0), max(z, floor)) for r, z in line if r > wall]
    return [(0, floor), *inner]


def filled_glass(line, glass, inside, fill, wall=0.18, floor=0.35, squash=1.0):
    """A glass body with a real wall, and what it holds up to a height."""
    inner = hollow(line, wall, floor)
    lathe([*line, *reversed(inner)], glass, squash=squash, name="glass")
    if inside is not None:
        held = below([(max(r - 0.015, 0), z + 0.01) for r, z in inner], fill)
        lathe(held, inside, squash=squash, name="held")


def holding(line, content, foot):
    """A clear body full to the wall with something opaque: its colour, glossed over, above a foot of bare glass."""
    full = [(r, max(z, foot)) for r, z in line if z >= foot - 1e-6]
    lathe([(0, foot), (radius_at(line, foot), foot), *full[1:], (0, line[-1][1])], content, name="held")
    lathe([*below(line, foot - 0.02)], optics.glass(), name="glass")


def vessel(line, finish, inside=None, fill=0.0):
    """A body of glass with its contents, or of anything opaque."""
    if finish.get("glass"):
        filled_glass(line, optics.glass(finish["glass"], finish.get("frost", 0.0)), inside, fill)
    else:
        lathe([*line, (0, line[-1][1])], surface(finish), name="body")


def surface(finish):
    """Returns the material of a finish: {'satin': '#fff'}, {'gloss': …}, {'metal': 'gold'}, {'ceramic': …}, {'matt': …}."""
    makers = {
        "satin": m.plastic,
        "gloss": m.gloss,
        "metal": m.metal,
        "ceramic": m.ceramic,
        "matt": m.matt,
        "soft": m.soft,
        "glass": optics.glass,
        "silk": m.satin,
    }
    for name, make in makers.items():
        if name in finish:
            return make(finish[name])
    if "wood" in finish:
        return m.wood(*finish["wood"])
    if "stone" in finish:
        return m.stone(*finish["stone"])
    raise ValueError(f"no finish in {finish}")


def collar(radius, low, high, material, bevel=0.08):
    lathe(rounded([(0, low), (radius, low, bevel), (radius, high, bevel), (0, high)]), material, name="collar")


def ribbed(radius, low, high, material, ribs=44):
    lathe(rounded([(0, low), (radius, low, 0.06), (radius, high, 0.12), (0, high)]), material, ribs=ribs, rib_depth=0.05, segments=352, name="ribbed")


def dropper(label, body, cap, bulb="#f6f1ec", inside="#e8a3a0", radius=1.65, height=5.6, fill=0.62, squash=1.0, **_):
    line = body_line(radius, height, (0.72, 0.8), shoulder=0.95)
    held = optics.liquid(inside) if body.get("glass") else None
    vessel(line, body, held, height * fill)
    top = line[-1][1]
    collar(0.98, top - 0.55, top + 0.75, surface(cap))
    lathe(
        rounded([(0, top + 0.7), (0.62, top + 0.7, 0.1), (0.58, top + 1.6, 0.3), (0.5, top + 2.6, 0.5), (0, top + 2.85, 0.3)]),
        m.plastic(bulb, 0.5),
        name="bulb",
    )
    if body.get("glass"):
        lathe(rounded([(0, 0.9), (0.16, 1.1, 0.1), (0.26, 1.6), (0.26, top)]), optics.glass(), name="pipette")
    if label:
        label_round(label, m.printed(label), line, height * 0.12, height * 0.72)


def pump(label, body, cap, inside=None, radius=2.6, height=10.5, fill=0.86, shoulder=1.1, **_):
    line = body_line(radius, height, (0.95, 0.5), shoulder=shoulder, foot=0.4)
    vessel(line, body, optics.liquid(inside) if inside and body.get("glass") else None, height * fill)
    top = line[-1][1]
    head(top, surface(cap))
    if label:
        label_round(label, m.printed(label), line, height * 0.16, height * 0.78)


def head(top, material, size=1.0, turn=-35):
    """A dispenser's collar, stem and spout."""
    ribbed(1.18 * size, top - 0.25, top + 1.05 * size, material)
    lathe(rounded([(0, top + 1), (0.42 * size, top + 1), (0.42 * size, top + 2.2 * size), (0, top + 2.2 * size)]), material)
    with placed(at=(0, 0, top + 2.0 * size), turn=turn):
        lathe(rounded([(0, 0), (0.95 * size, 0, 0.2), (0.95 * size, 0.72 * size, 0.3), (0, 0.78 * size)]), material)
        points = [(0, 0, 0.42 * size), (-1.2 * size, 0, 0.46 * size), (-2.1 * size, 0, 0.4 * size), (-2.5 * size, 0, 0.12 * size)]
        tube_along(points, 0.26 * size, material)


def mist(label, body, cap, inside=None, radius=1.85, height=10.0, fill=0.84, overcap=False, **_):
    line = body_line(radius, height, (0.8, 0.5), shoulder=1.2)
    vessel(line, body, optics.liquid(inside) if inside and body.get("glass") else None, height * fill)
    top = line[-1][1]
    metal = surface(cap)
    collar(1.05, top - 0.35, top + 0.7, metal)
    lathe(rounded([(0, top + 0.7), (0.5, top + 0.7), (0.5, top + 1.0), (0, top + 1.0)]), metal)
    lathe(rounded([(0, top + 0.95), (0.68, top + 0.95, 0.1), (0.68, top + 1.75, 0.16), (0, top + 1.78)]), metal)
    with placed(at=(0, -0.66, top + 1.42), turn=(90, 0, 0)):
        lathe([(0, 0), (0.17, 0), (0.17, 0.07), (0, 0.07)], m.plastic("#f3efe9"))
    if overcap:
        lathe(rounded([(0.98, top - 0.2), (0.98, top + 2.4, 0.3), (0, top + 2.4)]), optics.glass("#ffffff"))
    if label:
        label_round(label, m.printed(label), line, height * 0.14, height * 0.78)


def jar(label, body, cap, radius=3.0, height=3.1, lid=1.55, inside=None, top_label=None, open=False, swirl="#fbf3ea", **_):
    line = rounded([(0, 0), (radius, 0, 0.55), (radius, height, 0.28), (radius * 0.9, height), (radius * 0.9, height + 0.25)])
    if body.get("glass"):
        filled_glass(line, optics.glass(body["glass"], body.get("frost", 0.0)), m.soft(inside or swirl), height * 0.92, wall=0.28, floor=0.45)
    else:
        hole = [(radius * 0.84, height + 0.25), (radius * 0.84, height - 0.9), (0, height - 0.9)] if open else [(0, height + 0.25)]
        lathe([*line, *hole], surface(body), name="jar")
    cover = rounded([(0, 0), (radius * 1.01, 0, 0.08), (radius * 1.01, lid, 0.22), (0, lid)])
    if open:
        cream(radius * 0.83, height - 0.35, swirl)
        with placed(at=(radius * 1.28, -radius * 0.62, radius * 1.0), turn=(0, 72, -28)):
            lathe(cover, surface(cap), name="lid")
    else:
        with placed(at=(0, 0, height + 0.1)):
            lathe(cover, surface(cap), name="lid")
            if top_label:
                label_top(top_label, m.printed(top_label), (0, 0, lid + 0.015), radius * 1.2, radius * 1.2)
    if label:
        label_round(label, m.printed(label), line, height * 0.14, height * 0.88, spread=1.5)


def cream(radius, level, colour):
    """A spoonful swirled in a jar."""
    from shapes import grid

    def swirl(u, v):
        angle, r = u * 2 * pi, v * radius
        wave = 0.16 * sin(angle * 1.0 + v * 9) * (0.25 + v * (1 - v) * 3)
        peak = 0.5 * max(0, 1 - v * 2.4) ** 2
        return (r * cos(angle), r * sin(angle), level + wave + peak)

    grid(swirl, m.wet(colour), columns=96, rows=40, name="cream")


def tube(label, body, cap, width=4.6, height=11.0, cap_height=2.1, cap_width=None, **_):
    """A tube standing on its cap, flat at the upper end."""
    foot = cap_width or width * 0.72
    rings = []
    for k in range(25):
        t = k / 24
        depth = (foot * 0.93) * (1 - t**1.4) + 0.16
        span = foot * 0.93 + (width - foot * 0.93) * t**0.8
        rings.append(ring_of(span, depth, cap_height + 0.12 + t * height, roundness=2 + 1.2 * t))
    crimp = rings[-1][0][2]
    rings.append(ring_of(width, 0.14, crimp + 0.1, 4))
    rings.append(ring_of(width, 0.12, crimp + 0.75, 4))
    loft(rings, surface(body), name="tube")
    lathe(rounded([(0, 0), (foot / 2, 0, 0.16), (foot / 2, cap_height, 0.12), (foot * 0.42, cap_height + 0.16), (0, cap_height + 0.16)]), surface(cap), name="cap")
    if label:
        from shapes import fitted, grid

        low, high = cap_height + height * 0.16, cap_height + height * 0.9
        w, h = fitted(label, width * 0.74, high - low)
        base = low + (high - low - h) * 0.55

        def front(u, v):
            z = base + v * h
            t = (z - cap_height - 0.12) / height
            depth = (foot * 0.93) * (1 - t**1.4) + 0.16
            span = foot * 0.93 + (width - foot * 0.93) * t**0.8
            power = 2 + 1.2 * t
            x = (u - 0.5) * w
            side = min(abs(x) / (span / 2), 0.999)
            y = (1 - side**power) ** (1 / power) * depth / 2
            return (x, -y - 0.03, z)

        grid(front, m.printed(label), columns=40, rows=30, name="label")


def bottle(label, body, cap, inside=None, radius=2.7, height=13.0, cap_radius=None, cap_height=2.2, shoulder=1.0, squash=1.0, fill=0.88, spread=1.9, **_):
    """A bottle with a plain screw or disc cap."""
    neck = (cap_radius or radius * 0.62) * 0.9
    line = body_line(radius, height, (neck, 0.3), shoulder=shoulder, foot=0.35)
    if body.get("glass"):
        filled_glass(line, optics.glass(body["glass"], body.get("frost", 0.0)), optics.liquid(inside) if inside else None, height * fill, squash=squash)
    else:
        lathe([*line, (0, line[-1][1])], surface(body), squash=squash, name="bottle")
    top = line[-1][1] - 0.12
    wide = cap_radius or radius * 0.62
    lathe(rounded([(0, top), (wide, top, 0.06), (wide, top + cap_height, 0.16), (0, top + cap_height)]), surface(cap), squash=1.0, name="cap")
    if label:
        label_round(label, m.printed(label), line, height * 0.14, height * 0.8, squash=squash, spread=spread)


def airless(label, body, cap, radius=1.75, height=8.4, cap_height=4.2, band="silver", **_):
    line = rounded([(0, 0), (radius, 0, 0.2), (radius, height, 0.1), (0, height)])
    lathe(line, surface(body), name="body")
    collar(radius * 1.005, height, height + 0.35, m.metal(band), bevel=0.04)
    lathe(rounded([(0, height + 0.35), (radius, height + 0.35, 0.06), (radius, height + 0.35 + cap_height, 0.2), (0, height + 0.35 + cap_height)]), surface(cap), name="cap")
    if label:
        label_round(label, m.printed(label), line, height * 0.12, height * 0.88, spread=1.7)


def aerosol(label, body, cap, radius=2.35, height=15.5, **_):
    line = rounded([(0, 0), (radius, 0, 0.18), (radius, height, 1.5), (radius * 0.6, height + 0.7), (radius * 0.6, height + 0.9)])
    lathe([*line, (0, height + 0.9)], surface(body), name="can")
    lathe(rounded([(0, height - 0.15), (radius * 0.9, height - 0.15, 0.1), (radius * 0.88, height + 3.4, 0.5), (0, height + 3.5)]), surface(cap), name="cap")
    if label:
        label_round(label, m.printed(label), line, height * 0.16, height * 0.84, spread=1.9)


def tin(label, body, radius=3.2, height=1.6, standing=True, inside="#f2e3c4", **_):
    """A flat tin, lid leaning against it so that both the balm and the name are seen."""
    metal = surface(body)
    lathe(rounded([(0, 0), (radius, 0, 0.12), (radius, height, 0.05), (radius * 0.955, height), (radius * 0.955, height * 0.72), (0, height * 0.72)]), metal, name="tin")
    lathe(rounded([(0, height * 0.6), (radius * 0.95, height * 0.6), (radius * 0.95, height * 0.8, 0.1), (0, height * 0.84)]), m.soft(inside), name="balm")
    lid = rounded([(0, 0), (radius * 1.03, 0, 0.05), (radius * 1.03, height * 0.55, 0.14), (0, height * 0.55)])
    with placed(at=(0.25 * radius, radius * 1.22, radius * 0.99), turn=(74, 0, -8)):
        lathe(lid, metal, name="lid")
        if label:
            label_top(label, m.printed(label), (0, 0, height * 0.55 + 0.02), radius * 1.5, radius * 1.3)


def candle(label, body, wax="#f4ead9", radius=3.7, height=8.6, lid=None, lit=True, **_):
    line = rounded([(0, 0), (radius, 0, 0.4), (radius, height, 0.06)])
    inner = [(max(r - 0.26, 0), max(z, 0.6)) for r, z in line]
    finish = optics.glass(body["glass"], body.get("frost", 0)) if body.get("glass") else surface(body)
    lathe([*line, *reversed(inner)], finish, name="vessel")
    lathe(below([(max(r - 0.28, 0), max(z, 0.62)) for r, z in line], height * 0.78), m.soft(wax), name="wax")
    tube_along([(0, 0, height * 0.7), (0.02, 0, height * 0.86), (0.06, 0, height * 0.9)], 0.07, m.matt("#2b2320"))
    if lid:
        with placed(at=(radius * 1.35, -radius * 0.9, 0)):
            lathe(rounded([(0, 0), (radius * 1.02, 0, 0.1), (radius * 1.02, 0.9, 0.15), (0, 0.95)]), surface(lid), name="lid")
    if label:
        label_round(label, m.printed(label), line, height * 0.16, height * 0.74, spread=1.5)


def roll_on(label, body, cap, inside="#d9b877", radius=0.85, height=6.4, **_):
    line = body_line(radius, height, (0.62, 0.3), shoulder=0.35, foot=0.12)
    filled_glass(line, optics.glass(body.get("glass", "#ffffff")), optics.liquid(inside), height * 0.86, wall=0.1, floor=0.2)
    top = line[-1][1]
    lathe(rounded([(0, top - 0.1), (radius * 0.98, top - 0.1, 0.05), (radius * 0.98, top + 2.1, 0.16), (0, top + 2.1)]), surface(cap), name="cap")
    if label:
        label_round(label, m.printed(label), line, height * 0.14, height * 0.86, spread=1.9)


def flacon(label, body, cap, inside="#e9c9a2", width=5.6, depth=2.6, height=7.2, round_=0.5, cap_size=(2.3, 2.3, 2.5), cap_round=0.3, band="gold", plate=False, facets=False, **_):
    """A square flacon of thick glass with its perfume inside."""
    glass = optics.glass(body.get("glass", "#ffffff"))
    opaque = not body.get("glass")
    box((width, depth, height), surface(body) if opaque else glass, bevel=round_, segments=6)
    if not opaque:
        wall = 0.42
        box((width - 2 * wall, depth - 2 * wall, height - 1.35), optics.liquid(inside), bevel=max(round_ - 0.15, 0.1), at=(0, 0, 0.75), segments=6)
    collar(0.82, height, height + 0.75, m.metal(band))
    cap_w, cap_d, cap_h = cap_size
    if cap_w == cap_d and cap_round >= cap_w * 0.45:
        lathe(rounded([(0, height + 0.7), (cap_w / 2, height + 0.7, 0.15), (cap_w / 2, height + 0.7 + cap_h, cap_round), (0, height + 0.7 + cap_h)]), surface(cap))
    else:
        box((cap_w, cap_d, cap_h), surface(cap), bevel=cap_round, at=(0, 0, height + 0.65))
    if label:
        label_flat(label, m.printed(label, foil=plate), (0, -depth / 2 - 0.02, height * 0.46), width * 0.74, height * 0.62)


def round_flacon(label, body, cap, inside="#e9c9a2", radius=2.7, height=7.4, shoulder=1.6, cap_radius=1.25, cap_height=2.6, ball=False, band="gold", squash=1.0, ribs=0, **_):
    """A turned flacon; with `ball` its stopper is a sphere."""
    line = body_line(radius, height, (0.7, 0.45), shoulder=shoulder, foot=0.4)
    filled_glass(line, optics.glass(body.get("glass", "#ffffff"), body.get("frost", 0)), optics.liquid(inside), height * 0.86, wall=0.34, floor=0.9, squash=squash)
    top = line[-1][1]
    collar(0.86, top - 0.3, top + 0.5, m.metal(band))
    if ball:
        points = [(cap_radius * sin(pi * k / 24), top + 0.4 + cap_radius * (1 - cos(pi * k / 24))) for k in range(25)]
        lathe(points, surface(cap), name="stopper")
    else:
        lathe(rounded([(0, top + 0.45), (cap_radius, top + 0.45, 0.1), (cap_radius, top + 0.45 + cap_height, 0.25), (0, top + 0.45 + cap_height)]), surface(cap), ribs=ribs, rib_depth=0.08 if ribs else 0, segments=352 if ribs else 96)
    if label:
        label_round(label, m.printed(label), line, height * 0.16, height * 0.76, spread=1.25, squash=squash)


def carton(label, colour, size=(4.2, 4.2, 11), **_):
    """The box a product is sold in."""
    box(size, m.matt(colour, 0.6), bevel=0.06, segments=2)
    if label:
        label_flat(label, m.printed(label), (0, -size[1] / 2 - 0.015, size[2] * 0.55), size[0] * 0.78, size[2] * 0.6)


def sachet(label, body, size=(9.5, 13), count=1, **_):
    """Foil sachets, one leaning on the next."""
    width, height = size
    for k in reversed(range(count)):
        with placed(at=(k * 1.5 - (count - 1) * 0.5, k * 1.1, 0), turn=(-9, 0, -5 * k + 3)):
            rings = []
            for j in range(13):
                t = j / 12
                swell = 0.7 * sin(pi * t) ** 0.6 + 0.06
                rings.append(ring_of(width, swell, t * height, roundness=3.2))
            loft(rings, surface(body), name="sachet")
            if label and k == 0:
                def front(u, v):
                    z = height * (0.18 + 0.64 * v)
                    t = z / height
                    x = (u - 0.5) * width * 0.8
                    swell = 0.7 * sin(pi * t) ** 0.6 + 0.06
                    side = abs(x) / (width / 2)
                    return (x, -((1 - side**3.2) ** (1 / 3.2)) * swell / 2 - 0.03, z)

                from shapes import grid

                grid(front, m.printed(label), columns=24, rows=30, name="label")


def pouch(label, body, size=(12, 17), **_):
    width, height = size
    rings = []
    for j in range(19):
        t = j / 18
        depth = 5.2 * (1 - t) ** 0.7 + 0.12
        rings.append(ring_of(width * (1 - 0.04 * sin(pi * t)), depth, t * height, roundness=2.6 + t))
    loft(rings, surface(body), name="pouch")
    if label:
        def front(u, v):
            z = height * (0.2 + 0.58 * v)
            t = z / height
            x = (u - 0.5) * width * 0.7
            depth = 5.2 * (1 - t) ** 0.7 + 0.12
            power = 2.6 + t
            return (x, -((1 - (abs(x) / (width / 2)) ** power) ** (1 / power)) * depth / 2 - 0.05, z)

        from shapes import grid

        grid(front, m.printed(label), columns=24, rows=30, name="label")
