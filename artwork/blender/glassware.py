"""Glass around a liquid: a vaulted floor, walls a little uneven, and one surface where liquid touches glass; dip tubes. Sizes in centimetres."""

from math import cos, exp, pi, sin

import bmesh
import numpy as np

import optics
from shapes import lathe, loft, radius_at, rounded
from strokes import noise

CLIMB, NEAR = 0.09, 0.1
"""How high liquid climbs at a wall, and how near to it."""


def filled_round(line, finish, colour, level, wall=0.18, floor=0.35, squash=1.0):
    """A turned body of glass, filled with a liquid of this colour up to a height. Returns its inner profile."""
    glass = optics.glass(finish["glass"], finish.get("frost", 0.0))
    inner = vaulted(inside_of(line, wall, floor), floor)
    outer = _standing(line)
    if not colour:
        _uneven(lathe([*outer, *reversed(inner)], glass, squash=squash, name="glass"), line, wall)
        return inner
    wet, dry = _cut(inner, level + CLIMB)
    _uneven(lathe([*outer, *reversed(dry)], glass, squash=squash, name="glass"), line, wall)
    held = lathe(wet, optics.against_glass(colour, finish["glass"]), squash=squash, name="held")
    held.data.flip_normals()
    _uneven(held, line, wall)
    reach = wet[-1][0]
    near = [reach * k / 8 for k in range(6)] + [reach - NEAR * 3.2 * (1 - k / 12) for k in range(13)]
    top = lathe([(r, level + CLIMB * exp((r - reach) / NEAR)) for r in sorted(near) if r < reach - 1e-4] + [(reach + 0.004, level + CLIMB)], optics.liquid(colour), squash=squash, name="level")
    _upwards(top)
    return inner


def inside_of(line, wall, floor):
    """The wall's inner side from its floor up, everywhere as far from the outer one as the wall is thick."""
    inner = []
    for before, here, after in zip(line, line[1:], [*line[2:], line[-1]]):
        right, up = after[0] - before[0], after[1] - before[1]
        long = (right * right + up * up) ** 0.5
        if long < 1e-6:
            continue
        r, z = here[0] - wall * up / long, here[1] + wall * right / long
        if r > 0.02 and z > floor and (not inner or z >= inner[-1][1]):
            inner.append((r, z))
    return inner


def vaulted(inner, floor, vault=0.16, corner=0.34):
    """An inner side with its floor: raised in the middle, rounded into the wall."""
    reach = radius_at(inner, floor + corner) or inner[0][0]
    rise = lambda r: floor + vault * max(0, 1 - (r / reach / 0.85) ** 2) + corner * (1 - (1 - max(0, (r / reach - 0.72) / 0.28) ** 2) ** 0.5)
    bottom = [(reach * k / 30, rise(reach * k / 30)) for k in range(31)]
    return bottom + [(r, z) for r, z in inner if z > floor + corner + 0.01]


def _standing(line, hollow=0.11):
    """The outer side on a ring: its foot is hollow."""
    reach = max(r for r, z in line if z < 1e-3) * 0.86
    foot = [(reach * k / 12, hollow * (1 - (k / 12) ** 2)) for k in range(13)]
    return foot + [(r, z) for r, z in line if r > reach + 1e-3]


def _cut(inner, height):
    """What lies below a height, and what above it."""
    for k in range(len(inner) - 1, 0, -1):
        (r1, z1), (r2, z2) = inner[k - 1], inner[k]
        if z1 <= height < z2 and k > 8:
            t = (height - z1) / (z2 - z1)
            at = (r1 + (r2 - r1) * t, height)
            return [*inner[:k], at], [at, *inner[k:]]
    return inner, inner[-1:]


def _uneven(item, line, wall, reach=0.022):
    """Moves the inner side of a blown wall to and fro, by little."""
    mesh = item.data
    points = np.empty(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3)
    x, y, z = points.T
    r, angle = np.hypot(x, y), np.arctan2(y, x)
    heights = [z for _, z in line]
    each, which = np.unique(np.round(z, 3).clip(min(heights), max(heights)), return_inverse=True)
    outer = np.array([radius_at(line, height) for height in each])[which]
    inner = np.clip((outer - r - 0.4 * wall) / (0.3 * wall), 0, 1) * np.clip(r / 0.4 - 0.5, 0, 1)
    moved = reach * inner * (noise(1.3 * np.cos(angle) + 0.25 * z, 1.3 * np.sin(angle) + 0.45 * z, 4) + 0.35 * noise(3 * np.cos(angle), 3 * np.sin(angle) + z, 5)) * min(1, wall / 0.16)
    points[:, :2] *= (1 + moved / np.maximum(r, 0.2))[:, None]
    mesh.vertices.foreach_set("co", points.ravel())


def _upwards(item):
    """Turns an open surface so that it faces up in its middle."""
    if item.data.polygons[0].normal.z < 0:
        item.data.flip_normals()


def filled_square(size, round_, finish, colour, level, wall=0.42, floor=0.75, neck=0.42):
    """What is inside a square flacon, whose outer side `flacon` makes: a cavity up to its neck, liquid in its lower part."""
    width, depth, height = size[0] - 2 * wall, size[1] - 2 * wall, size[2]
    corner, top = max(round_ - 0.12, 0.14), height - 0.46
    rings = []
    for k in range(9):
        t = k / 8 * pi / 2
        rings.append((0.42 * (1 - sin(t)), floor + 0.42 * (1 - cos(t))))
    wet = [*rings, (0, level + CLIMB)]
    dry = [(0, level + CLIMB), (0, top - 0.5), *((0.5 * (1 - cos(k / 8 * pi / 2)), top - 0.5 + 0.5 * sin(k / 8 * pi / 2)) for k in range(1, 9))]
    ring = lambda inset, z: _rounded_rectangle(width - 2 * inset, depth - 2 * inset, max(corner - inset, 0.05), z)
    held = loft([ring(0.55, floor + 0.02), *(ring(*place) for place in wet)], optics.against_glass(colour, finish["glass"]), name="held", caps=False)
    _floored(held, ring(0.55, floor + 0.02))
    clear = loft([*(ring(*place) for place in dry), _round_ring(neck, top + 0.02), _round_ring(neck, height)], optics.glass(finish["glass"]), name="glass", caps=False)
    for made in (held, clear):
        made.data.flip_normals()
    slopes = [NEAR * 3.2 * k / 10 for k in range(11)]
    surface = loft([ring(away - 0.003, level + CLIMB * exp(-away / NEAR)) for away in reversed(slopes)], optics.liquid(colour), name="level", caps=False)
    _floored(surface, ring(slopes[-1] - 0.003, level + CLIMB * exp(-slopes[-1] / NEAR)))
    if surface.data.polygons[-1].normal.z < 0:
        surface.data.flip_normals()


def _floored(item, ring):
    """Closes the ring at the bottom of an open surface."""
    work = bmesh.new()
    work.from_mesh(item.data)
    edges = [e for e in work.edges if e.is_boundary and all(abs(v.co.z - ring[0][2]) < 1e-4 for v in e.verts)]
    made = bmesh.ops.contextual_create(work, geom=edges)["faces"]
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    for face in made:
        face.smooth = True
    work.to_mesh(item.data)
    work.free()


def _rounded_rectangle(width, depth, corner, z, steps=10):
    """A ring of points; each corner is round."""
    corner = min(corner, width / 2 - 0.01, depth / 2 - 0.01)
    points = []
    for q, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for k in range(steps + 1):
            a = (q + k / steps) * pi / 2
            points.append((sx * (width / 2 - corner) + corner * cos(a), sy * (depth / 2 - corner) + corner * sin(a), z))
    return points


def _round_ring(radius, z, steps=10):
    return [(radius * cos((q + k / steps) * pi / 2), radius * sin((q + k / steps) * pi / 2), z) for q in range(4) for k in range(steps + 1)]


def dip_tube(top, low, level, towards=(0.5, 0.2), radius=0.2, wall=0.045, colour="#f3f5f2"):
    """A tube of milky plastic from a collar to just over the floor, bent a little towards one side, cut aslant; `level` is the liquid's."""
    count = 26

    def middle(z):
        share = max(0.0, (top - z) / (top - low))
        return towards[0] * share**1.7, towards[1] * share**1.7

    def ring(r, z):
        x, y = middle(z)
        return [(x + r * cos(a), y + r * sin(a), z + (0.7 * r * cos(a) if z <= low + 1e-6 else 0)) for a in (2 * pi * k / 28 for k in range(28))]

    for high, deep, inside in ((top, level, False), (level, low, True)):
        if high <= deep:
            continue
        heights = [high + (deep - high) * k / count for k in range(count + 1)]
        rings = [ring(radius, z) for z in heights] + [ring(radius - wall, z) for z in reversed(heights)]
        loft([*rings, rings[0]], optics.milky(colour, inside), name="dip tube", caps=False)


def engine(top, size=1.0, colour="#eef0ee"):
    """What hangs under a collar inside of the neck: the cylinder of the pump, drawn in to the tube. Returns where the tube begins."""
    r = 0.42 * size
    low = top - 2.3 * size
    lathe(rounded([(0, top), (r, top), (r, low + 0.5 * size, 0.05), (r * 0.72, low + 0.36 * size, 0.05), (r * 0.66, low, 0.05), (0, low)]), optics.milky(colour, False, 0.5), name="engine", segments=64)
    return low + 0.25 * size
