"""Bodies of one piece: the surface on which a field of distances is nought, so that parts grow into each other. Centimetres."""

import bpy
import numpy as np

from shapes import add

BLOCK = 6
"""Cells of a side of the blocks that are sampled or passed over."""


def solid(field, low, high, step, material, name="solid"):
    """The surface of `field(x, y, z)`, negative inside, within a box; `step` is the size of its cells, one for each axis or one for all."""
    step = np.broadcast_to(np.asarray(step, dtype=float), 3)
    axes = [np.arange(a, b + s, s) for a, b, s in zip(low, high, step)]
    values = _sampled(field, axes)
    points, faces = _net(values < 0, values)
    points = points * step + np.array(low)
    normals = None
    for _ in range(3):
        gap, normals = _slope(field, points, 0.25 * step.min())
        points = points - np.clip(gap[:, None] * normals, -0.6 * step.min(), 0.6 * step.min())
    _, normals = _slope(field, points, 0.2 * step.min())
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points.tolist(), [], faces.tolist())
    item = add(name, mesh, material, smooth=0)
    mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), dtype=bool))
    mesh.normals_split_custom_set_from_vertices((normals / (np.linalg.norm(normals, axis=1, keepdims=True) + 1e-12)).tolist())
    return item


def joined(one, other, reach):
    """Two bodies grown into each other by a fillet."""
    share = np.clip(0.5 + 0.5 * (other - one) / reach, 0, 1)
    return other + (one - other) * share - reach * share * (1 - share)


def common(one, other, reach):
    """What two bodies share, its edge rounded."""
    return -joined(-one, -other, reach)


def rope(points, wide, tall, x, y, z, power=2.0):
    """A bar along points (x, y, z) whose section is `wide` in x and y and `tall` in z at each of them."""
    points = np.asarray(points, dtype=float)
    best = np.full(np.shape(x), 1e9)
    for k in range(len(points) - 1):
        a, b = points[k], points[k + 1]
        way = b - a
        t = np.clip(((x - a[0]) * way[0] + (y - a[1]) * way[1]) / (way[:2] @ way[:2]), 0, 1)
        aside = np.hypot(x - a[0] - t * way[0], y - a[1] - t * way[1])
        w, h = wide[k] + t * (wide[k + 1] - wide[k]), tall[k] + t * (tall[k + 1] - tall[k])
        best = np.minimum(best, section(aside, z - a[2] - t * way[2], w, h, power))
    return best


def section(aside, above, w, h, power=2.0):
    """How far outside of a rounded section of half sizes w and h a place is, about."""
    return (((np.abs(aside) / w) ** power + (np.abs(above) / h) ** power) ** (1 / power) - 1) * np.minimum(w, h)


def smooth_way(points, steps=10):
    """More points between points, on a curve through them (Catmull and Rom)."""
    points = np.asarray(points, dtype=float)
    ends = np.concatenate([2 * points[:1] - points[1:2], points, 2 * points[-1:] - points[-2:-1]])
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    line = [0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3) for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:])]
    return np.concatenate([*line, points[-1:]])


def step_between(a, b, x):
    """0 before a, 1 after b, smooth between."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def _sampled(field, axes):
    """The field at all points of a grid; where a whole block is far from the surface, only its sign."""
    counts = [-(-len(a) // BLOCK) for a in axes]
    step = np.array([a[1] - a[0] for a in axes])
    low = np.array([a[0] for a in axes])
    corners = np.stack(np.meshgrid(*(np.arange(n) * BLOCK for n in counts), indexing="ij"), axis=-1)
    middles = low + (corners + 0.5 * (BLOCK - 1)) * step
    far = field(middles[..., 0], middles[..., 1], middles[..., 2])
    values = np.repeat(np.repeat(np.repeat(np.sign(far) + (far == 0), BLOCK, 0), BLOCK, 1), BLOCK, 2).astype(np.float32)
    near = np.argwhere(np.abs(far) < 1.1 * BLOCK * np.linalg.norm(step))
    inner = np.stack(np.meshgrid(*[np.arange(BLOCK)] * 3, indexing="ij"), axis=-1).reshape(-1, 3)
    for some in np.array_split(near, max(1, len(near) // 2000)):
        at = (some[:, None] * BLOCK + inner).reshape(-1, 3)
        x, y, z = (low + at * step).T
        values[tuple(at.T)] = field(x, y, z)
    return values[tuple(slice(len(a)) for a in axes)]


def _net(inside, values):
    """One point in each cell that the surface crosses, in cells from the corner; a face around each edge that it crosses."""
    size = np.array(inside.shape) - 1
    corners = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]
    cut = lambda a, c: a[c[0] : c[0] + size[0], c[1] : c[1] + size[1], c[2] : c[2] + size[2]]
    number = sum(cut(inside, c).astype(np.int8) for c in corners)
    cells = np.argwhere((number > 0) & (number < 8))
    total, count = np.zeros((len(cells), 3)), np.zeros((len(cells), 1))
    at = lambda c: values[tuple((cells + c).T)].astype(float)
    for axis in range(3):
        for c in corners:
            if c[axis]:
                continue
            far = tuple(1 if k == axis else v for k, v in enumerate(c))
            a, b = at(np.array(c)), at(np.array(far))
            crossed = (a < 0) != (b < 0)
            share = np.where(crossed, a / np.where(crossed, a - b, 1), 0)
            place = np.array(c, dtype=float) + share[:, None] * (np.array(far) - c)
            total += np.where(crossed[:, None], place, 0)
            count += crossed[:, None]
    points = cells + total / count
    index = np.full(size, -1, dtype=np.int64)
    index[tuple(cells.T)] = np.arange(len(cells))
    return points, np.concatenate([_faces(inside, index, axis) for axis in range(3)])


def _faces(inside, index, axis):
    near = np.moveaxis(inside, axis, 0)
    cells = np.moveaxis(index, axis, 0)
    crossed = near[:-1, 1:-1, 1:-1] != near[1:, 1:-1, 1:-1]
    i, j, k = np.argwhere(crossed).T
    around = np.stack([cells[i, j, k], cells[i, j + 1, k], cells[i, j + 1, k + 1], cells[i, j, k + 1]], axis=1)
    outward = near[:-1, 1:-1, 1:-1][i, j, k] ^ (axis == 1)
    return np.where(outward[:, None], around, around[:, ::-1])


def _slope(field, points, step):
    """The field at points, and its gradient."""
    x, y, z = points.T
    gap = field(x, y, z)
    slope = np.stack([(field(*(p + step * (k == n) for n, p in enumerate((x, y, z)))) - field(*(p - step * (k == n) for n, p in enumerate((x, y, z))))) / (2 * step) for k in range(3)], axis=1)
    return gap / (np.linalg.norm(slope, axis=1) ** 1 + 1e-9), slope / (np.linalg.norm(slope, axis=1, keepdims=True) + 1e-9)
