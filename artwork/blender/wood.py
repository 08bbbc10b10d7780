"""Wood cut from a trunk: rings of growth that show as lines along it and as arcs across it."""

import materials as m

ALONG = {"X": (0.02, 1, 1), "Z": (1, 1, 0.02)}


def sawn(colour, dark, axis="X"):
    """Oiled ash or beech, its fibres along an axis of the thing: early wood fades to late wood in each ring, pores are fine dashes along and dots across."""

    def make():
        material = m.principled("wood", Roughness=0.5, Specular_IOR_Level=0.35)
        tree = material.node_tree
        shader, where = tree.nodes["Principled BSDF"], tree.nodes.new("ShaderNodeTexCoord")
        rings = _rings(tree, where, axis)
        fibres = m._noise(tree, where, 24, 5, 0.0, ALONG[axis]).outputs["Fac"]
        patches = m._noise(tree, where, 0.7, 2, 0.3, ALONG[axis]).outputs["Fac"]
        pores = m._noise(tree, where, 34, 1, 0.0, tuple(min(1, 3 * share) for share in ALONG[axis])).outputs["Fac"]
        shares = [_span(tree, value, *span) for value, span in ((rings, (0, 1, 0.42)), (fibres, (0.3, 0.72, 0.34)), (patches, (0.3, 0.7, 0.26)), (pores, (0.6, 0.72, 0.3)))]
        total = shares[0]
        for share in shares[1:]:
            total = _math(tree, "ADD", total, share)
        tint = m._ramp(tree, (0.08, colour), (1.15, dark))
        tree.links.new(total, tint.inputs["Fac"])
        tree.links.new(tint.outputs["Color"], shader.inputs["Base Color"])
        bump = tree.nodes.new("ShaderNodeBump")
        bump.invert, bump.inputs["Distance"].default_value = True, 0.004
        tree.links.new(_math(tree, "ADD", shares[1], shares[3]), bump.inputs["Height"])
        tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])
        return material

    return m.remembered(("sawn", colour, dark, axis), make)


def _rings(tree, where, axis):
    """Rings about a pith that lies outside the piece, a little wavy along it."""
    moved, bend, sway = tree.nodes.new("ShaderNodeMapping"), tree.nodes.new("ShaderNodeVectorMath"), tree.nodes.new("ShaderNodeVectorMath")
    moved.inputs["Location"].default_value = (0.3, 5.2, 7.5) if axis == "X" else (5.2, 7.5, 0.3)
    wavy = m._noise(tree, where, 0.32, 2, 0.0, (0.35, 1, 1) if axis == "X" else (1, 1, 0.35))
    sway.operation, bend.operation = "SCALE", "ADD"
    sway.inputs["Scale"].default_value = 1.3
    tree.links.new(wavy.outputs["Color"], sway.inputs[0])
    tree.links.new(where.outputs["Object"], bend.inputs[0])
    tree.links.new(sway.outputs[0], bend.inputs[1])
    tree.links.new(bend.outputs[0], moved.inputs["Vector"])
    wave = tree.nodes.new("ShaderNodeTexWave")
    wave.wave_type, wave.rings_direction, wave.wave_profile = "RINGS", axis, "SAW"
    wave.inputs["Scale"].default_value, wave.inputs["Distortion"].default_value = 0.62, 0.0
    tree.links.new(moved.outputs["Vector"], wave.inputs["Vector"])
    soft = tree.nodes.new("ShaderNodeMath")
    soft.operation, soft.inputs[1].default_value = "POWER", 2.2
    tree.links.new(wave.outputs["Fac"], soft.inputs[0])
    return soft.outputs[0]


def _span(tree, value, low, high, most):
    node = tree.nodes.new("ShaderNodeMapRange")
    node.inputs["From Min"].default_value, node.inputs["From Max"].default_value, node.inputs["To Max"].default_value = low, high, most
    tree.links.new(value, node.inputs["Value"])
    return node.outputs["Result"]


def _math(tree, operation, *values):
    node = tree.nodes.new("ShaderNodeMath")
    node.operation = operation
    for i, value in enumerate(values):
        tree.links.new(value, node.inputs[i])
    return node.outputs[0]
