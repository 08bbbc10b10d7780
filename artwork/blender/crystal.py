"""Crystals of salt: worn cubes and broken blocks, clear with clouds inside. Centimetres."""

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise

import materials as m
from shapes import add, placed

SHAPES = 26
GLOW = 0.07
"""What light thrown about among many crystals adds, in the place of more bounces."""


def crystal_shapes(chance, colour):
    """The crystals of one kind of salt, each about one centimetre across."""
    materials = [_salt(colour, clear) for clear in (0.2, 0.35, 0.55)]
    return [_worn(chance, materials[i % 3]) for i in range(SHAPES)]


def crystal_size(chance, size):
    """Much that is small, some of middle size, few large ones."""
    return size * (0.22 + 0.5 * chance.random() + 0.95 * chance.random() ** 3.2)


def scatter(chance, shapes, at, size):
    with placed(at=at, turn=tuple(chance.random(3) * 360), scale=size):
        add("crystal", shapes[int(chance.integers(len(shapes)))], None, smooth=0)


def _salt(colour, clear):
    """Salt: a share of light passes, the rest is thrown about by clouds inside; its faces are worn dull in places."""

    def make():
        material = m.principled("salt", Base_Color=m.linear(colour), IOR=1.5, Emission_Color=m.linear(colour), Emission_Strength=GLOW)
        tree = material.node_tree
        shader, where = tree.nodes["Principled BSDF"], tree.nodes.new("ShaderNodeTexCoord")
        clouds = m._noise(tree, where, 2.6, 3, 0.6)
        _span(tree, clouds.outputs["Fac"], 0.36, 0.64, max(0.0, clear - 0.35), clear + 0.2, shader.inputs["Transmission Weight"])
        _span(tree, m._noise(tree, where, 4, 4).outputs["Fac"], 0.35, 0.65, 0.1, 0.42, shader.inputs["Roughness"])
        m.relief(tree, shader, m._noise(tree, where, 5, 3), 0.014)
        return _half_lit_through(material, m.linear(colour), 0.76)

    return m.remembered(("crystal", colour, clear), make)


def _span(tree, value, low, high, least, most, target):
    node = tree.nodes.new("ShaderNodeMapRange")
    for name, number in (("From Min", low), ("From Max", high), ("To Min", least), ("To Max", most)):
        node.inputs[name].default_value = number
    tree.links.new(value, node.inputs["Value"])
    tree.links.new(node.outputs["Result"], target)


def _half_lit_through(material, tint, share):
    """Lets a share of each lamp's light on to what lies behind."""
    tree = material.node_tree
    path, through, mix, within, body = (tree.nodes.new("ShaderNode" + kind) for kind in ("LightPath", "BsdfTransparent", "MixShader", "BsdfTranslucent", "MixShader"))
    through.inputs["Color"].default_value = (*(share * channel for channel in tint[:3]), 1)
    within.inputs["Color"].default_value = tint
    body.inputs[0].default_value = 0.3
    tree.links.new(tree.nodes["Principled BSDF"].outputs[0], body.inputs[1])
    tree.links.new(within.outputs[0], body.inputs[2])
    tree.links.new(path.outputs["Is Shadow Ray"], mix.inputs[0])
    tree.links.new(body.outputs[0], mix.inputs[1])
    tree.links.new(through.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    return material


def _worn(chance, material):
    """A block with some corners broken off, its edges rubbed round."""
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=1.0)
    long, wide, high = np.sort(chance.uniform(0.55, 1.0, 3))[::-1]
    bmesh.ops.scale(work, vec=(long, wide, high), verts=work.verts)
    for _ in range(int(chance.integers(0, 4))):
        _broken_off(work, chance)
    bmesh.ops.dissolve_limit(work, angle_limit=0.05, verts=work.verts, edges=work.edges)
    bmesh.ops.bevel(work, geom=work.edges, offset=0.05 + 0.07 * chance.random(), segments=3, profile=0.5, affect="EDGES", clamp_overlap=True)
    bmesh.ops.triangulate(work, faces=work.faces)
    bmesh.ops.subdivide_edges(work, edges=[e for e in work.edges if e.calc_length() > 0.22], cuts=2, use_grid_fill=True)
    away = Vector(chance.random(3) * 40)
    for vert in work.verts:
        vert.co += vert.normal * (0.035 * noise.noise(vert.co * 2.6 + away) + 0.02 * noise.noise(vert.co * 7 + away))
    mesh = bpy.data.meshes.new("crystal")
    work.to_mesh(mesh)
    work.free()
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.set_sharp_from_angle(angle=0.6)
    mesh.materials.append(material)
    return mesh


def _broken_off(work, chance):
    way = Vector(chance.standard_normal(3)).normalized()
    reach = max(vert.co.dot(way) for vert in work.verts)
    cut = bmesh.ops.bisect_plane(work, geom=[*work.verts, *work.edges, *work.faces], plane_co=way * reach * chance.uniform(0.55, 0.85), plane_no=way, clear_outer=True)
    bmesh.ops.edgeloop_fill(work, edges=[e for e in cut["geom_cut"] if isinstance(e, bmesh.types.BMEdge)])
