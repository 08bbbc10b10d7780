"""Bottles with a dropper, and the dropper taken out: a hollow glass tube drawn to a tip, a bulb of rubber. Sizes in centimetres."""

from math import atan, cos, degrees, pi, sin

import materials as m
import optics
from bottles import body_line, surface, vessel
from shapes import label_round, lathe, placed, rounded

WALL = 0.055
TIP, COLLAR = 0.095, 0.98


def dropper(label, body, cap, bulb="#f6f1ec", inside="#e8a3a0", radius=1.65, height=5.6, fill=0.84, open=False, **_):
    line = body_line(radius, height, (0.72, 0.8), shoulder=0.95)
    level = height * fill
    vessel(line, body, inside, level, mouth=0.52 if open else None)
    top = line[-1][1]
    if label:
        label_round(label, m.printed(label), line, height * 0.12, height * 0.72)
    if open:
        _thread(top, optics.glass(body["glass"]) if body.get("glass") else surface(body))
        return
    with placed(at=(0, 0, top - 0.78)):
        _collar(surface(cap), 1.53)
    with placed(at=(0, 0, top + 0.72)):
        _bulb(bulb)
    if body.get("glass"):
        _standing_tube(0.75, top, level)


def pipette(cap, bulb="#f6f1ec", inside="#e8a3a0", length=5.2, **_):
    """The head of a dropper lying on its tip and its collar, the tip towards the left, some of the liquid in it."""
    rise = atan((COLLAR - TIP) / length)
    with placed(at=(0, 0, TIP * cos(rise)), turn=(0, 90 - degrees(rise), 0)):
        outer, bore = _drawn(length + 0.9)
        full = length * 0.56
        wet = [(r, z) for r, z in bore if z < full]
        reach = wet[-1][0]
        lathe([wet[0], *outer, *reversed([p for p in bore if p[1] > full]), (reach, full)], optics.glass(), name="pipette", segments=96)
        held = lathe([*wet, (reach, full)], optics.against_glass(inside), name="held", segments=96)
        held.data.flip_normals()
        _meniscus(reach, full, 1, inside)
        _meniscus(wet[0][0], wet[0][1], -1, inside)
        with placed(at=(0, 0, length)):
            _collar(surface(cap), 1.4)
        with placed(at=(0, 0, length + 1.34)):
            _bulb(bulb)


def _drawn(length):
    """The outer side of the tube from its tip up, and its bore."""
    drawn = lambda narrow, wide, z: narrow + (wide - narrow) * (t := min(1, max(0, (z - 0.25) / 1.65))) ** 2 * (3 - 2 * t)
    heights = [1.95 * k / 60 for k in range(2, 61)] + [length * k / 10 for k in range(5, 11)]
    outer = [(TIP - 0.025, 0), (TIP - 0.006, 0.01), (TIP, 0.03), *((drawn(TIP, 0.27, z), z) for z in heights)]
    bore = [(0.042, 0.012), *((drawn(0.045, 0.27 - WALL, z), z) for z in heights)]
    return outer, bore


def _meniscus(reach, z, way, colour):
    """The hollow end of a column of liquid, seen from outside."""
    end = lathe([(0, z - way * reach * 0.6), *((reach * k / 10, z - way * reach * 0.6 * (1 - (k / 10) ** 2) ** 0.5) for k in range(1, 11))], optics.liquid(colour), name="end", segments=96)
    if end.data.polygons[0].normal.z * way < 0:
        end.data.flip_normals()


def _standing_tube(low, top, level):
    """The tube in the bottle: in air its wall is bright, in the liquid hardly to be seen."""
    outer, bore = ([(r, z + low) for r, z in side] for side in _drawn(top - low))
    line = [*reversed(outer), *bore]
    reach, inner = 0.27, 0.27 - WALL
    lathe([(inner, top), (reach, top), (reach, level), (inner, level), (inner, top)], optics.glass(), name="pipette", segments=96)
    wet = [(reach, level), *(p for p in line if p[1] < level), (inner, level)]
    lathe(wet, optics.against_glass("#ffffff"), name="pipette", segments=96)


def _collar(material, height):
    """The cap around the tube, hollow below, its gasket around the tube."""
    edge = COLLAR
    lathe(rounded([(0.3, 0.75), (edge - 0.13, 0.75), (edge - 0.13, 0.02), (edge - 0.09, 0, 0.02), (edge, 0, 0.05), (edge, height - 0.2, 0.01), (edge - 0.02, height - 0.18, 0.01), (edge - 0.02, height - 0.14, 0.01), (edge, height - 0.12, 0.01), (edge, height, 0.08), (0.66, height), (0.62, height - 0.06), (0, height - 0.06)]), material, name="collar")
    lathe(rounded([(0.275, 0.2), (0.4, 0.2, 0.04), (0.4, 0.62, 0.02), (0.56, 0.64, 0.02), (0.56, 0.8)]), m.plastic("#f1eee8", 0.4), name="gasket")


def _bulb(colour):
    """Rubber: a bead where it is held, a waist, a round dome."""
    lathe(
        rounded([(0, -0.1), (0.64, -0.1), (0.66, 0.06, 0.06), (0.6, 0.2, 0.08), (0.6, 0.5, 0.3), (0.575, 1.62)]) + [(0.575 * cos(a), 1.62 + 0.5 * sin(a)) for a in (pi / 2 * k / 24 for k in range(1, 24))] + [(0, 2.12)],
        rubber(colour),
        name="bulb",
    )


def rubber(colour):
    """Soft rubber: dull. Light that enters it costs more rays than a picture has, and leaves blotches on white."""

    def make():
        material = m.principled("rubber", Base_Color=[0.86 * channel for channel in m.linear(colour)[:3]] + [1], Roughness=0.46, Specular_IOR_Level=0.4)
        return m.handled(material, 0.08, 0.004, 2.0)

    return m.remembered(("rubber", colour), make)


def _thread(top, material):
    """Two turns of a screw thread below an open mouth, rolled at its rim."""
    turns = [(0.735 + 0.075 * max(0.0, sin(2 * pi * k / 9)) ** 0.7, top - 0.62 + 0.03 * k) for k in range(19)]
    lathe(turns, material, name="thread")
