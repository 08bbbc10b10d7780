"""Meshes of packaging: turned, lofted, extruded and boxed, and the labels that lie on them. One unit is one centimetre."""

from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Matrix, Vector

SEGMENTS = 160
LABEL_GAP = 0.006
EDGE = 0.025
"""Radius of an edge that is not given one: nothing made is sharper."""

_places = [Matrix.Identity(4)]


class placed:
    """Everything made inside stands at `at`, turned by degrees about x, y and z, scaled."""

    def __init__(self, at=(0, 0, 0), turn=0, scale=1):
        angles = (0, 0, turn) if isinstance(turn, (int, float)) else turn
        rotation = Matrix.Identity(4)
        for axis, degrees in zip("XYZ", angles):
            rotation = Matrix.Rotation(degrees * pi / 180, 4, axis) @ rotation
        self.matrix = Matrix.Translation(Vector(at)) @ rotation @ Matrix.Scale(scale, 4)

    def __enter__(self):
        _places.append(_places[-1] @ self.matrix)

    def __exit__(self, *_):
        _places.pop()


def add(name, mesh, material, smooth=40):
    item = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(item)
    item.matrix_world = _places[-1].copy()
    if material is not None:
        mesh.materials.append(material)
    if smooth:
        for face in mesh.polygons:
            face.use_smooth = True
        mesh.set_sharp_from_angle(angle=smooth * pi / 180)
    return item


def add_curves(name, points, radii, material):
    """Strands of equal count of points: arrays of (strand, point, xyz) and (strand, point)."""
    count, steps = radii.shape
    curves = bpy.data.hair_curves.new(name)
    curves.add_curves([steps] * count)
    curves.attributes["position"].data.foreach_set("vector", points.astype("float32").ravel())
    curves.attributes.new("radius", "FLOAT", "POINT")
    curves.attributes["radius"].data.foreach_set("value", radii.astype("float32").ravel())
    item = bpy.data.objects.new(name, curves)
    bpy.context.collection.objects.link(item)
    item.matrix_world = _places[-1].copy()
    curves.materials.append(material)
    return item


def rounded(points, steps=8):
    """A polyline whose corners (r, z, radius) are rounded; without a radius, as little as a made edge is."""
    line = []
    last = len(points) - 1
    for i, point in enumerate(points):
        radius = point[2] if len(point) > 2 else EDGE
        here = Vector(point[:2])
        if radius == 0 or i in (0, last):
            line.append((here.x, here.y))
            continue
        before = Vector(points[i - 1][:2]) - here
        after = Vector(points[i + 1][:2]) - here
        reach = min(radius, before.length * 0.49, after.length * 0.49)
        a = here + before.normalized() * reach
        b = here + after.normalized() * reach
        for k in range(steps + 1):
            t = k / steps
            p = a * (1 - t) ** 2 + here * 2 * t * (1 - t) + b * t**2
            line.append((p.x, p.y))
    return line


def curved(points, steps=14):
    """A closed smooth outline through points (Catmull and Rom)."""
    line = []
    for i in range(len(points)):
        a, b, c, d = (Vector(points[(i + k - 1) % len(points)]) for k in range(4))
        for k in range(steps):
            t = k / steps
            p = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            line.append((p.x, p.y))
    return line


def radius_at(line, z):
    """The largest radius of a profile at a height."""
    best = 0
    for (r1, z1), (r2, z2) in zip(line, line[1:]):
        if min(z1, z2) - 1e-6 <= z <= max(z1, z2) + 1e-6:
            t = 0 if abs(z2 - z1) < 1e-9 else (z - z1) / (z2 - z1)
            best = max(best, r1 + (r2 - r1) * t)
    return best


def below(line, level):
    """The part of an outer profile under a level, closed by a flat surface."""
    kept = []
    for (r1, z1), (r2, z2) in zip(line, line[1:]):
        if z1 <= level:
            kept.append((r1, z1))
        if (z1 <= level) != (z2 <= level):
            t = (level - z1) / (z2 - z1)
            kept.append((r1 + (r2 - r1) * t, level))
    return kept + [(0, level)]


def lathe(line, material, squash=1.0, name="turned", segments=SEGMENTS, ribs=0, rib_depth=0.0):
    """Turns a profile of (r, z) about the z axis; `squash` flattens it in depth, `ribs` flutes it."""
    vertices, faces, rings = [], [], []
    for r, z in line:
        if r < 1e-6:
            rings.append([len(vertices)])
            vertices.append((0, 0, z))
            continue
        ring = []
        for k in range(segments):
            angle = 2 * pi * k / segments
            flute = r - rib_depth * (0.5 + 0.5 * cos(angle * ribs)) if ribs else r
            ring.append(len(vertices))
            vertices.append((flute * sin(angle), -flute * cos(angle) * squash, z))
        rings.append(ring)
    for low, high in zip(rings, rings[1:]):
        for k in range(segments):
            n = (k + 1) % segments
            if len(low) == 1 and len(high) == 1:
                break
            if len(low) == 1:
                faces.append((low[0], high[n], high[k]))
            elif len(high) == 1:
                faces.append((low[k], low[n], high[0]))
            else:
                faces.append((low[k], low[n], high[n], high[k]))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    _outward(mesh)
    return add(name, mesh, material)


def loft(rings, material, name="lofted", caps=True):
    """Joins closed rings of equal length."""
    count = len(rings[0])
    vertices = [point for ring in rings for point in ring]
    faces = []
    for i in range(len(rings) - 1):
        for k in range(count):
            n = (k + 1) % count
            faces.append((i * count + k, i * count + n, (i + 1) * count + n, (i + 1) * count + k))
    if caps:
        faces.append(tuple(reversed(range(count))))
        faces.append(tuple((len(rings) - 1) * count + k for k in range(count)))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    _outward(mesh)
    return add(name, mesh, material)


def _outward(mesh):
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(mesh)
    work.free()


def box(size, material, bevel=0.1, at=(0, 0, 0), segments=4, name="box"):
    """A box standing on z = 0 at `at`, edges rounded."""
    width, depth, height = size
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=1)
    bmesh.ops.scale(work, vec=size, verts=work.verts)
    bmesh.ops.translate(work, vec=(at[0], at[1], at[2] + height / 2), verts=work.verts)
    if bevel:
        reach = min(bevel, min(size) * 0.49)
        bmesh.ops.bevel(work, geom=work.edges, offset=reach, segments=segments, profile=0.5, affect="EDGES")
    mesh = bpy.data.meshes.new(name)
    work.to_mesh(mesh)
    work.free()
    return _evened(add(name, mesh, material))


def extrude(outline, thickness, material, bevel=0.05, name="cut", segments=3):
    """A flat outline of (x, z), thick in y, edges rounded."""
    work = bmesh.new()
    front = [work.verts.new((x, -thickness / 2, z)) for x, z in outline]
    face = work.faces.new(front)
    made = bmesh.ops.extrude_face_region(work, geom=[face])
    moved = [v for v in made["geom"] if isinstance(v, bmesh.types.BMVert)]
    bmesh.ops.translate(work, vec=(0, thickness, 0), verts=moved)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    if bevel:
        rims = [e for e in work.edges if abs(e.verts[0].co.y - e.verts[1].co.y) < 1e-6]
        bmesh.ops.bevel(work, geom=rims, offset=bevel, segments=segments, profile=0.5, affect="EDGES")
    mesh = bpy.data.meshes.new(name)
    work.to_mesh(mesh)
    work.free()
    return _evened(add(name, mesh, material, smooth=35))


def _evened(item):
    """Keeps large faces flat up to their rounded edges, which would otherwise bend their reflections."""
    item.modifiers.new("even", "WEIGHTED_NORMAL").keep_sharp = True
    return item


def tube_along(points, radius, material, name="wire", closed=False, taper=None):
    """A round wire through points; `taper` gives each point's share of the radius."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 6
    curve.use_fill_caps = True
    line = curve.splines.new("NURBS" if len(points) > 3 else "POLY")
    line.points.add(len(points) - 1)
    for i, (target, point) in enumerate(zip(line.points, points)):
        target.co = (*point, 1)
        target.radius = taper[i] if taper else 1
    if line.type == "NURBS":
        line.order_u = 4
        line.use_endpoint_u = True
    line.use_cyclic_u = closed
    item = bpy.data.objects.new(name, curve)
    bpy.context.collection.objects.link(item)
    item.matrix_world = _places[-1].copy()
    curve.materials.append(material)
    return item


def grid(surface, material, columns=48, rows=24, name="sheet", smooth=60):
    """A sheet of surface(u, v) with u, v from 0 to 1, textured by them."""
    vertices, faces, where = [], [], []
    for j in range(rows + 1):
        for i in range(columns + 1):
            vertices.append(surface(i / columns, j / rows))
            where.append((i / columns, j / rows))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    layer = mesh.uv_layers.new(name="label")
    for loop in mesh.loops:
        layer.data[loop.index].uv = where[loop.vertex_index]
    item = add(name, mesh, material, smooth=smooth)
    item.visible_shadow = name != "label"
    return item


def fitted(image, width, height):
    """The size in which an image of its own proportions fits an area."""
    proportion = image.size[0] / image.size[1]
    return (width, width / proportion) if width / proportion <= height else (height * proportion, height)


def label_round(image, material, line, low, high, spread=1.9, squash=1.0, lift=0.5, gap=LABEL_GAP):
    """Lays a label on a turned body between two heights, at most `spread` radians wide, facing the camera."""
    middle = radius_at(line, low + (high - low) * lift)
    width, height = fitted(image, middle * spread, high - low)
    base = low + (high - low - height) * lift
    arc = width / middle

    def surface(u, v):
        z = base + v * height
        angle = (u - 0.5) * arc
        r = radius_at(line, z) + gap
        return (r * sin(angle), -(r * cos(angle)) * squash - (gap if squash < 1 else 0), z)

    return grid(surface, material, name="label")


def label_flat(image, material, at, width, height, lean=0):
    """Lays a label on a flat front; `at` is its middle, `lean` degrees backwards."""
    w, h = fitted(image, width, height)
    x, y, z = at
    back = lean * pi / 180

    def surface(u, v):
        up = (v - 0.5) * h
        return (x + (u - 0.5) * w, y + sin(back) * up, z + cos(back) * up)

    return grid(surface, material, columns=1, rows=1, name="label", smooth=0)


def label_top(image, material, at, width, depth):
    """Lays a label on a top, read from the front."""
    w, h = fitted(image, width, depth)
    x, y, z = at
    return grid(lambda u, v: (x + (u - 0.5) * w, y + (v - 0.5) * h, z), material, columns=1, rows=1, name="label", smooth=0)


def ring_of(width, depth, z, roundness=2.0, count=96):
    """A closed ring between an ellipse (2) and a rectangle (8), at a height."""
    points = []
    for k in range(count):
        angle = 2 * pi * k / count
        c, s = cos(angle), sin(angle)
        x = abs(c) ** (2 / roundness) * (1 if c >= 0 else -1) * width / 2
        y = abs(s) ** (2 / roundness) * (1 if s >= 0 else -1) * depth / 2
        points.append((x, y, z))
    return points
