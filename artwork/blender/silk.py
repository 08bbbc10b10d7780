"""Satin-woven silk and linen bedding: materials and the puckers of a sewn edge. Centimetres."""

import numpy as np

from materials import _noise, linear, principled, remembered


def _woven(colour, shine, roughness):
    return principled(
        "charmeuse",
        Base_Color=linear(colour),
        Metallic=shine,
        Roughness=roughness,
        Specular_IOR_Level=0.3,
        Anisotropic=0.85,
        Sheen_Weight=0.25,
        Sheen_Roughness=0.4,
        Sheen_Tint=linear(colour),
    )


def charmeuse(colour, puckered=0.0, shine=0.2):
    """Satin-woven silk: a soft sheen drawn out across its threads, small creases, and gathers as deep as `puckered` along a seam (puckers).
    `shine` is the share of light that its threads throw back as a mirror would."""

    def make():
        material = _woven(colour, shine, 0.43)
        tree = material.node_tree
        shader = tree.nodes["Principled BSDF"]
        where = tree.nodes.new("ShaderNodeTexCoord")
        _along(tree, shader)
        _uneven(tree, shader, where, colour)
        threads = tree.nodes.new("ShaderNodeTexWave")
        threads.bands_direction = "X"
        threads.inputs["Scale"].default_value, threads.inputs["Distortion"].default_value = 19, 0.3
        tree.links.new(where.outputs["Object"], threads.inputs["Vector"])
        normal = _raised(tree, threads.outputs["Fac"], 0.0022)
        normal = _raised(tree, _noise(tree, where, 0.8, 3, 0.5, (1, 0.55, 1)).outputs["Fac"], 0.03, normal)
        if puckered:
            normal = _raised(tree, _gathers(tree), puckered, normal)
        tree.links.new(normal, shader.inputs["Normal"])
        return material

    return remembered(("charmeuse", colour, puckered, shine), make)


def gathered_silk(colour, shine=0.5):
    """Charmeuse in folds: its threads run as the points say (laid_along), their sheen with them; broad and soft."""

    def make():
        material = _woven(colour, shine, 0.5)
        tree = material.node_tree
        shader = tree.nodes["Principled BSDF"]
        along, cloth = (tree.nodes.new("ShaderNodeAttribute") for _ in range(2))
        along.attribute_name, cloth.attribute_name = "along", "cloth"
        turned = tree.nodes.new("ShaderNodeVectorTransform")
        turned.vector_type, turned.convert_from, turned.convert_to = "VECTOR", "OBJECT", "WORLD"
        tree.links.new(along.outputs["Vector"], turned.inputs[0])
        tree.links.new(turned.outputs[0], shader.inputs["Tangent"])
        normal = _raised(tree, _of_cloth(tree, cloth, 1.0, 4, (1.0, 2.0, 2.0)), 0.014)
        normal = _raised(tree, _of_cloth(tree, cloth, 12.0, 2, (0.25, 1, 1)), 0.0012, normal)
        tree.links.new(normal, shader.inputs["Normal"])
        return material

    return remembered(("gathered silk", colour, shine), make)


def _of_cloth(tree, cloth, scale, detail, stretch):
    noise, mapping = tree.nodes.new("ShaderNodeTexNoise"), tree.nodes.new("ShaderNodeMapping")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, detail
    mapping.inputs["Scale"].default_value = stretch
    tree.links.new(cloth.outputs["Vector"], mapping.inputs["Vector"])
    tree.links.new(mapping.outputs["Vector"], noise.inputs["Vector"])
    return noise.outputs["Fac"]


def laid_along(mesh, points, long, tube=1.5):
    """Tells each point of a gathered tube (around, across, xyz) which way its threads run, and where on the cloth it lies."""
    along = np.roll(points, -1, axis=0) - np.roll(points, 1, axis=0)
    along /= np.linalg.norm(along, axis=-1)[..., None] + 1e-9
    around, across = points.shape[:2]
    u, v = np.meshgrid(np.linspace(0, long, around), np.linspace(0, 2 * np.pi, across, endpoint=False), indexing="ij")
    cloth = np.stack([u, tube * np.cos(v), tube * np.sin(v)], axis=-1)
    for name, values in (("along", along), ("cloth", cloth)):
        mesh.attributes.new(name, "FLOAT_VECTOR", "POINT").data.foreach_set("vector", values.astype(np.float32).ravel())


def _along(tree, shader):
    """The threads that float on top run along x."""
    turned = tree.nodes.new("ShaderNodeVectorTransform")
    turned.vector_type, turned.convert_from, turned.convert_to = "VECTOR", "OBJECT", "WORLD"
    turned.inputs[0].default_value = (1, 0, 0)
    tree.links.new(turned.outputs[0], shader.inputs["Tangent"])


def _uneven(tree, shader, where, colour):
    """Single threads are a little paler or darker than others, all along."""
    span = tree.nodes.new("ShaderNodeMapRange")
    span.inputs["From Min"].default_value, span.inputs["From Max"].default_value = 0.3, 0.7
    span.inputs["To Min"].default_value, span.inputs["To Max"].default_value = 0.9, 1.1
    tree.links.new(_noise(tree, where, 34, 2, 0.0, (0.03, 1, 1)).outputs["Fac"], span.inputs["Value"])
    tint = tree.nodes.new("ShaderNodeHueSaturation")
    tint.inputs["Color"].default_value = linear(colour)
    tree.links.new(span.outputs["Result"], tint.inputs["Value"])
    tree.links.new(tint.outputs["Color"], shader.inputs["Base Color"])


def _raised(tree, height, depth, normal=None):
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Distance"].default_value = depth
    tree.links.new(height, bump.inputs["Height"])
    if normal is not None:
        tree.links.new(normal, bump.inputs["Normal"])
    return bump.outputs["Normal"]


def _gathers(tree):
    """Ridges that begin at the seam and run out after a centimetre or two."""
    seam = tree.nodes.new("ShaderNodeAttribute")
    seam.attribute_name = "seam"
    mapping, apart = tree.nodes.new("ShaderNodeMapping"), tree.nodes.new("ShaderNodeSeparateXYZ")
    mapping.inputs["Scale"].default_value = (1, 1, 0.16)
    tree.links.new(seam.outputs["Vector"], mapping.inputs["Vector"])
    tree.links.new(seam.outputs["Vector"], apart.inputs["Vector"])
    folds = tree.nodes.new("ShaderNodeTexNoise")
    folds.inputs["Scale"].default_value, folds.inputs["Detail"].default_value = 1.9, 2
    tree.links.new(mapping.outputs["Vector"], folds.inputs["Vector"])
    near = tree.nodes.new("ShaderNodeMapRange")
    near.interpolation_type = "SMOOTHSTEP"
    near.inputs["From Max"].default_value = 1.9
    near.inputs["To Min"].default_value, near.inputs["To Max"].default_value = 1.0, 0.0
    tree.links.new(apart.outputs["Z"], near.inputs["Value"])
    product = tree.nodes.new("ShaderNodeMath")
    product.operation = "MULTIPLY"
    tree.links.new(folds.outputs["Fac"], product.inputs[0])
    tree.links.new(near.outputs["Result"], product.inputs[1])
    return product.outputs[0]


def puckers(mesh, points, rim):
    """Tells each point of a mesh where the seam is nearest and how far away it is."""
    nearest = np.empty((len(points), 3), np.float32)
    for first in range(0, len(points), 4000):
        part = points[first : first + 4000]
        away = np.linalg.norm(part[:, None, :2] - rim[None, :, :2], axis=2)
        best = away.argmin(axis=1)
        nearest[first : first + 4000] = np.concatenate([rim[best, :2], away.min(axis=1)[:, None]], axis=1)
    mesh.attributes.new("seam", "FLOAT_VECTOR", "POINT").data.foreach_set("vector", nearest.ravel())
