"""A sleep mask and an eye pillow of silk. Sizes in centimetres."""

from math import pi

import bpy
import numpy as np

import materials as m
import natural
from gathered import ring_faces, scrunchie_mesh
from padded import padded_mesh
from shapes import add, add_curves, fitted, grid, tube_along
from silk import charmeuse, gathered_silk, laid_along, puckers
from strokes import noise

BAND = [(9.75, 0.5, 0.75), (11.1, 1.9, 0.7), (11.0, 4.8, 0.6), (8.2, 7.6, 0.55), (4.2, 9.0, 0.55), (0.2, 8.6, 0.55), (-4.2, 7.3, 0.55), (-8.4, 7.0, 0.55), (-11.0, 5.0, 0.6), (-11.1, 2.1, 0.7), (-9.75, 0.5, 0.75)]


def sleep_mask(label, colour, thick=0.6, shine=0.52, **_):
    """A padded mask lying down: piping around it, its gathered band fallen behind it."""
    silk = charmeuse(colour, shine=shine)
    points, faces, seam = padded_mesh("sleep-mask")
    points = points * (1, 1, thick)
    mesh = bpy.data.meshes.new("mask")
    mesh.from_pydata(points.tolist(), [], faces.tolist())
    puckers(mesh, points, points[seam])
    item = add("mask", mesh, charmeuse(colour, puckered=0.13, shine=shine), smooth=180)
    item.modifiers.new("smoother", "SMOOTH").iterations = 5
    finer = item.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = 1
    rim = points[seam]
    tube_along([tuple(p) for p in rim * (1.008, 1.008, 1)], 0.11, silk, name="piping", closed=True)
    _stitched(points, rim, 0.42, colour)
    _band(gathered_silk(colour, shine))
    if label:
        _printed_on(points, label)


def pillow(label, colour, tag="#fffaf3", shine=0.44, **_):
    """A filled eye pillow lying down, drawn in at its seam, with a sewn-in tag."""
    silk = charmeuse(colour, shine=shine)
    points, faces, seam = padded_mesh("eye-pillow", below=0.35)
    points = _filled(points)
    mesh = bpy.data.meshes.new("pillow")
    mesh.from_pydata(points.tolist(), [], faces.tolist())
    puckers(mesh, points, points[seam])
    item = add("pillow", mesh, charmeuse(colour, puckered=0.09, shine=shine), smooth=180)
    item.modifiers.new("smoother", "SMOOTH").iterations = 5
    finer = item.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = 1
    rim = points[seam]
    tube_along([tuple(p) for p in rim], 0.07, silk, name="seam", closed=True)
    _stitched(points, rim, 0.36, colour)
    _tag(points, rim[:, 1].min(), label, tag)


def _stitched(points, rim, inside, colour, long=0.2, gap=0.09):
    """A row of stitches along the seam, each sunk at its ends."""
    closed = np.concatenate([rim[:, :2], rim[:1, :2]])
    way = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))])
    ahead = np.roll(rim[:, :2], -2, axis=0) - np.roll(rim[:, :2], 2, axis=0)
    inwards = np.stack([-ahead[:, 1], ahead[:, 0]], axis=1) / np.linalg.norm(ahead, axis=1)[:, None]
    if ((rim[:, :2].mean(axis=0) - rim[0, :2]) @ inwards[0]) < 0:
        inwards = -inwards
    inner = closed + inside * np.concatenate([inwards, inwards[:1]])
    starts = np.arange(0, way[-1] - long, long + gap)
    at = starts[:, None] + long * np.linspace(0, 1, 6)
    x, y = np.interp(at, way, inner[:, 0]), np.interp(at, way, inner[:, 1])
    upper = points[points[:, 2] > np.median(rim[:, 2])]
    level = np.empty_like(x)
    for i in range(len(x)):
        away = (upper[:, 0] - x[i][:, None]) ** 2 + (upper[:, 1] - y[i][:, None]) ** 2
        weight = np.exp(-away / 0.02) + 1e-12
        level[i] = (weight * upper[:, 2]).sum(axis=1) / weight.sum(axis=1)
    level += 0.03 * np.sin(np.linspace(0, np.pi, 6)) - 0.012
    thread = m.remembered(("thread", colour), lambda: m.principled("thread", Base_Color=m.linear(colour), Roughness=0.5, Sheen_Weight=0.4))
    add_curves("stitches", np.stack([x, y, level], axis=-1), np.full(x.shape, 0.026), thread)


def _filled(points, flat=0.76):
    """Lets the pillow lie as seeds fill it: flatter than air would, in soft lumps, lower in its middle."""
    x, y, z = points.T
    top = np.clip(z / z.max(), 0, 1)
    lumps = 0.13 * noise(x * 0.42, y * 0.5, 3) + 0.06 * noise(x * 1.1, y * 1.2, 4)
    dip = 1 - 0.2 * np.exp(-((x / 4.5) ** 2))
    return np.stack([x, y, flat * z * dip + lumps * top**1.5], axis=1)


def _tag(points, front, label, colour, left=5.3, wide=2.3, long=1.15):
    """A tag of woven tape that is sewn into the seam and lies on the silk, bent as the silk is under it."""
    x, y = left + wide * np.linspace(0, 1, 69), front + 0.16 + long * np.linspace(0, 1, 35)
    laid = _draped(points, x, y) + 0.1

    def tape(u, v):
        rows = [np.interp(u * 68, range(69), laid[:, j]) for j in (int(v * 34), min(int(v * 34) + 1, 34))]
        return (left + wide * u, front + 0.16 + long * v, float(rows[0] + (rows[1] - rows[0]) * (v * 34 % 1)))

    cloth = grid(tape, natural.woven(colour, 11), columns=68, rows=34, name="tag")
    cloth.modifiers.new("thick", "SOLIDIFY").thickness = 0.025
    if label:
        w, h = fitted(label, wide * 0.84, long * 0.7)

        def print_at(u, v):
            x, y, z = tape(0.5 + (u - 0.5) * w / wide, 0.5 + (v - 0.5) * h / long)
            return (x, y, z + 0.02)

        grid(print_at, m.printed(label), columns=30, rows=12, name="label")


def _draped(points, x, y, times=14):
    """Heights of a tape over a grid of places: it rests on the folds of the silk and spans what lies between them."""
    upper = points[points[:, 2] > points[:, 2].max() * 0.25]
    away = (upper[:, 0] - x[:, None, None]) ** 2 + (upper[:, 1] - y[None, :, None]) ** 2
    weight = np.exp(-away / 0.03) + 1e-12
    silk = (weight * upper[:, 2]).sum(axis=2) / weight.sum(axis=2)
    laid = silk.copy()
    for _ in range(times):
        wide = np.pad(laid, 1, mode="reflect", reflect_type="odd")
        near = (wide[:-2, 1:-1] + wide[2:, 1:-1] + wide[1:-1, :-2] + wide[1:-1, 2:]) / 4
        laid = np.maximum(silk, near)
    return laid


def _printed_on(points, label, at=(2.4, 0.4), size=(5.4, 1.8)):
    """The brand's name on the mask's upper side."""
    upper = points[points[:, 2] > points[:, 2].max() * 0.45]

    def front(u, v):
        x, y = at[0] + size[0] * u, at[1] + size[1] * v
        away = (upper[:, 0] - x) ** 2 + (upper[:, 1] - y) ** 2
        near = np.argsort(away)[:6]
        weight = 1 / (away[near] + 1e-3)
        return (x, y, float((upper[near, 2] * weight).sum() / weight.sum()) + 0.025)

    grid(front, m.printed(label), columns=60, rows=24, name="label")


def _band(silk, rounds=2):
    """The gathered tube of a scrunchie, unrolled `rounds` times along a line on the table, thinner where it is sewn on."""
    ring = scrunchie_mesh()
    ring[..., 2] -= ring[..., 2].mean()
    around, across = ring.shape[:2]
    away = np.hypot(ring[..., 0], ring[..., 1])
    turn = np.arctan2(ring[..., 1], ring[..., 0])
    even = np.linspace(0, 2 * pi, around, endpoint=False)[:, None]
    turn = even + (turn - even + pi) % (2 * pi) - pi
    aside = away - away.mean()
    share = np.concatenate([(turn + 2 * pi * k) / (2 * pi * rounds) for k in range(rounds)])
    aside, up = (np.concatenate([part] * rounds) for part in (aside, ring[..., 2]))
    line, side = _line(np.clip(share, 0, 1))
    ends = np.clip(np.minimum(share, 1 - share) / 0.05, 0.25, 1) ** 0.7
    wide = 0.7 * ends
    points = np.empty((*share.shape, 3))
    points[..., 0] = line[..., 0] + side[..., 0] * aside * wide
    points[..., 1] = line[..., 1] + side[..., 1] * aside * wide
    points[..., 2] = line[..., 2] + up * wide * 0.36
    points[..., 2] = np.maximum(points[..., 2], 0.03 + 0.02 * (up + 2))
    length = around * rounds
    faces = [face for face in ring_faces(length, across) if max(face) - min(face) < across * (length - 1)]
    mesh = bpy.data.meshes.new("band")
    mesh.from_pydata(points.reshape(-1, 3).tolist(), [], faces)
    laid_along(mesh, points, 76)
    item = add("band", mesh, silk, smooth=180)
    finer = item.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = 1


def _line(share):
    """Points of the band's middle line at shares of its length, and the directions across it."""
    corners = np.array([BAND[0], *BAND, BAND[-1]])
    spans = len(BAND) - 1
    dense = np.linspace(0, spans - 1e-6, 600)
    i, t = dense.astype(int), (dense % 1)[:, None]
    a, b, c, d = (corners[i + k] for k in range(4))
    line = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
    way = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    wanted = share * way[-1]
    at = np.stack([np.interp(wanted, way, line[:, k]) for k in range(3)], axis=-1)
    ahead = np.stack([np.interp(wanted, way, along[:, k]) for k in range(2)], axis=-1)
    return at, np.stack([ahead[..., 1], -ahead[..., 0]], axis=-1)
