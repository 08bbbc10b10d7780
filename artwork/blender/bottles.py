"""Bottles, jars and tubes. Each function builds one package standing on the table; sizes in centimetres."""

from math import cos, pi, sin

import materials as m
import optics
from glassware import filled_round
from shapes import (
    below,
    label_round,
    label_top,
    lathe,
    placed,
    radius_at,
    rounded,
)
from textures import scrub_level


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
    """The inner profile of a glass body, from its floor up, everywhere as far from the outer one as the wall is thick."""
    inner = [(0, floor)]
    for before, here, after in zip(line, line[1:], [*line[2:], line[-1]]):
        right, up = after[0] - before[0], after[1] - before[1]
        long = (right * right + up * up) ** 0.5
        if long < 1e-6:
            continue
        r, z = here[0] - wall * up / long, max(here[1] + wall * right / long, floor)
        if r > 0.02 and z >= inner[-1][1]:
            inner.append((r, z))
    return inner


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


def vessel(line, finish, inside=None, fill=0.0, mouth=None):
    """A body of glass with a liquid up to a height, or of anything opaque, whose neck has a `mouth` of this radius when it is open."""
    if finish.get("glass"):
        filled_round(line, finish, inside, fill)
        return
    top = line[-1][1]
    end = [(mouth, top), (mouth, top - 1.2), (0, top - 1.2)] if mouth else [(0, top)]
    lathe([*line, *end], surface(finish), name="body")


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


def jar(label, body, cap, radius=3.0, height=3.1, lid=1.55, inside=None, top_label=None, open=False, swirl="#fbf3ea", grained=False, lid_at=None, **_):
    """A jar; open, it holds a swirl of cream or is `grained`, its lid leans on it or lies where `lid_at` says."""
    line = rounded([(0, 0), (radius, 0, 0.55), (radius, height, 0.28), (radius * 0.9, height), (radius * 0.9, height + 0.25)])
    if body.get("glass"):
        filled_glass(line, optics.glass(body["glass"], body.get("frost", 0.0)), m.soft(inside or swirl), height * 0.92, wall=0.28, floor=0.45)
    else:
        hole = [(radius * 0.84, height + 0.25), (radius * 0.84, height - 0.9), (0, height - 0.9)] if open else [(0, height + 0.25)]
        lathe([*line, *hole], surface(body), name="jar")
    cover = rounded([(0, 0), (radius * 1.01, 0, 0.08), (radius * 1.01, lid, 0.22), (0, lid)])
    if open:
        if grained:
            scrub_level(swirl, radius * 0.84, height - 0.2)
        else:
            cream(radius * 0.83, height - 0.35, swirl)
        leaning = placed(at=(radius * 1.28, -radius * 0.62, radius * 1.01 * sin(0.4 * pi)), turn=(0, 72, -28))
        with placed(at=lid_at) if lid_at else leaning:
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
        turn = angle / (2 * pi) + 2.1 * v
        ridge = 0.3 * (0.5 + 0.5 * cos(2 * pi * turn)) ** 0.8 * min(1, 4 * v) * min(1, 5 * (1 - v))
        uneven = 0.03 * sin(3 * angle + 5 * v) + 0.02 * sin(7 * angle - 11 * v)
        peak = 0.55 * max(0, 1 - v * 2.6) ** 1.6
        lean = 0.12 * max(0, 1 - v * 3)
        return (r * cos(angle) + lean, r * sin(angle), level - 0.12 + ridge + uneven * v + peak)

    grid(swirl, m.wet(colour), columns=160, rows=80, name="cream")


def bottle(label, body, cap, inside=None, radius=2.7, height=13.0, cap_radius=None, cap_height=2.2, shoulder=1.0, squash=1.0, fill=0.88, spread=1.9, open=False, **_):
    """A bottle with a plain screw or disc cap."""
    neck = (cap_radius or radius * 0.62) * 0.9
    line = body_line(radius, height, (neck, 0.3), shoulder=shoulder, foot=0.35, slope=0.22)
    if body.get("glass"):
        filled_round(line, body, inside, height * fill, squash=squash)
    else:
        lathe([*line, (0, line[-1][1])], surface(body), squash=squash, name="bottle")
    top = line[-1][1] - 0.12
    wide = cap_radius or radius * 0.62
    if label:
        label_round(label, m.printed(label), line, height * 0.14, height * 0.8, squash=squash, spread=spread)
    if open:
        with placed(at=(radius + wide * 1.9, -radius * 0.7, 0)):
            lathe(rounded([(0, 0), (wide, 0, 0.06), (wide, cap_height, 0.16), (0, cap_height)]), surface(cap), name="cap")
        top += 0.12
        lathe(rounded([(neck * 0.6, top + 0.03), (neck * 0.6, top + 0.2, 0.05), (neck * 0.98, top + 0.2, 0.05), (neck * 0.98, top - 0.1)]), m.plastic("#f4f1ea", 0.4), name="mouth")
        lathe([(0, top + 0.06), (neck * 0.6, top + 0.06)], m.matt("#6b645a"), name="opening")
        return
    lathe(rounded([(0, top), (wide, top, 0.06), (wide, top + cap_height, 0.16), (0, top + cap_height)]), surface(cap), squash=1.0, name="cap")


def roll_on(label, body, cap, inside="#d9b877", radius=0.85, height=6.4, open=False, **_):
    line = body_line(radius, height, (0.62, 0.3), shoulder=0.35, foot=0.12)
    filled_round(line, {"glass": body.get("glass", "#ffffff")}, inside, height * 0.86, wall=0.1, floor=0.2)
    top = line[-1][1]
    if label:
        label_round(label, m.printed(label), line, height * 0.14, height * 0.86, spread=1.9)
    if open:
        collar(0.56, top - 0.1, top + 0.28, m.plastic("#efe9df", 0.4))
        points = [(0.42 * sin(pi * k / 24), top + 0.05 + 0.42 * (1 - cos(pi * k / 24))) for k in range(25)]
        lathe(points, m.metal("steel", 0.08), name="ball")
        with placed(at=(2.6, -1.2, radius * 0.98), turn=(0, 90, 24)):
            lathe(rounded([(0, 0), (radius * 0.98, 0, 0.05), (radius * 0.98, 2.2, 0.16), (0, 2.2)]), surface(cap), name="cap")
        return
    lathe(rounded([(0, top - 0.1), (radius * 0.98, top - 0.1, 0.05), (radius * 0.98, top + 2.1, 0.16), (0, top + 2.1)]), surface(cap), name="cap")
