"""Materials of petals, flames and spun metal."""

import bpy

from materials import METALS, _noise, _ramp, linear, principled, relief, remembered


def spun(name):
    """Metal pressed and turned, as tins are: fine rings whose sheen runs across them."""
    colour = METALS.get(name, name)

    def make():
        material = principled("metal", Base_Color=linear(colour), Metallic=1.0, Roughness=0.3, Anisotropic=0.7)
        tree = material.node_tree
        shader = tree.nodes["Principled BSDF"]
        around = tree.nodes.new("ShaderNodeTangent")
        around.direction_type, around.axis = "RADIAL", "Z"
        tree.links.new(around.outputs["Tangent"], shader.inputs["Tangent"])
        return material

    return remembered(("spun", colour), make)


def petal(colour, base="#fdf6ee"):
    """A petal: paler where it grew, light shines through it."""

    def make():
        material = principled("petal", Roughness=0.55, Subsurface_Weight=0.2, Subsurface_Scale=0.1, Sheen_Weight=0.25, Specular_IOR_Level=0.3)
        tree = material.node_tree
        where, apart = tree.nodes.new("ShaderNodeTexCoord"), tree.nodes.new("ShaderNodeSeparateXYZ")
        ramp = _ramp(tree, (0.02, base), (0.55, colour))
        tree.links.new(where.outputs["UV"], apart.inputs["Vector"])
        tree.links.new(apart.outputs["Y"], ramp.inputs["Fac"])
        tree.links.new(ramp.outputs["Color"], tree.nodes["Principled BSDF"].inputs["Base Color"])
        relief(tree, tree.nodes["Principled BSDF"], _noise(tree, where, 3.5, 3, 0.4, (1, 0.25, 1)), 0.05)
        return material

    return remembered(("petal", colour, base), make)


def woven(colour, threads=7):
    """Linen and cotton: threads cross one another, the light among fine fibres."""

    def make():
        material = principled("woven", Base_Color=linear(colour), Roughness=0.85, Specular_IOR_Level=0.2, Sheen_Weight=0.3, Sheen_Roughness=0.5, Sheen_Tint=linear(colour))
        tree = material.node_tree
        where = tree.nodes.new("ShaderNodeTexCoord")
        together = tree.nodes.new("ShaderNodeMath")
        together.operation = "MAXIMUM"
        for i, direction in enumerate(("X", "Y")):
            wave = tree.nodes.new("ShaderNodeTexWave")
            wave.bands_direction = direction
            wave.inputs["Scale"].default_value = threads
            wave.inputs["Distortion"].default_value = 1.2
            wave.inputs["Detail"].default_value = 2
            tree.links.new(where.outputs["Object"], wave.inputs["Vector"])
            tree.links.new(wave.outputs["Fac"], together.inputs[i])
        bump = tree.nodes.new("ShaderNodeBump")
        bump.inputs["Distance"].default_value = 0.018
        tree.links.new(together.outputs["Value"], bump.inputs["Height"])
        tree.links.new(bump.outputs["Normal"], tree.nodes["Principled BSDF"].inputs["Normal"])
        return material

    return remembered(("woven", colour, threads), make)


def flame():
    """Glowing gas, which adds its light to what is behind it: brightest where it is deep, faint and blue below, orange at its tip."""

    def make():
        material, tree, shine = _added("flame")
        where, apart = tree.nodes.new("ShaderNodeTexCoord"), tree.nodes.new("ShaderNodeSeparateXYZ")
        tree.links.new(where.outputs["Generated"], apart.inputs["Vector"])
        colour = _stops(tree, (0.0, "#2a3c9c"), (0.1, "#7a5a6a"), (0.24, "#ff9a3c"), (0.42, "#ffd27a"), (0.75, "#ffc566"), (1.0, "#ff8a2e"))
        bright = _stops(tree, (0.0, "#060606"), (0.14, "#161616"), (0.3, "#9a9a9a"), (0.5, "#ffffff"), (0.82, "#e6e6e6"), (1.0, "#3a3a3a"))
        for ramp in (colour, bright):
            tree.links.new(apart.outputs["Z"], ramp.inputs["Fac"])
        tree.links.new(colour.outputs["Color"], shine.inputs["Color"])
        tree.links.new(_times(tree, _depth(tree, 0.9), bright.outputs["Color"], 6.0), shine.inputs["Strength"])
        return material

    return remembered(("flame",), make)


def haze(colour, strength, rim=False):
    """Light in the air about a flame: most in its middle, or at its rim."""

    def make():
        material, tree, shine = _added("haze")
        shine.inputs["Color"].default_value = linear(colour)
        share = _depth(tree, 3.2)
        if rim:
            node = tree.nodes.new("ShaderNodeMath")
            node.operation = "SUBTRACT"
            node.inputs[0].default_value = 1.0
            tree.links.new(share, node.inputs[1])
            share = node.outputs[0]
        tree.links.new(_times(tree, share, None, strength), shine.inputs["Strength"])
        return material

    return remembered(("haze", colour, strength, rim), make)


def _added(name):
    """A material that is clear and shines."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    shine, through, both = (tree.nodes.new("ShaderNode" + kind) for kind in ("Emission", "BsdfTransparent", "AddShader"))
    tree.links.new(shine.outputs[0], both.inputs[0])
    tree.links.new(through.outputs[0], both.inputs[1])
    tree.links.new(both.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    return material, tree, shine


def _stops(tree, *stops):
    ramp = _ramp(tree, stops[0], stops[-1])
    for position, colour in stops[1:-1]:
        ramp.color_ramp.elements.new(position).color = linear(colour)
    return ramp


def _depth(tree, power):
    """How deep a round body is where it is looked at, 0 at its rim, to a power."""
    edge, depth, curve = (tree.nodes.new("ShaderNode" + kind) for kind in ("LayerWeight", "Math", "Math"))
    edge.inputs["Blend"].default_value = 0.5
    depth.operation, curve.operation = "SUBTRACT", "POWER"
    depth.inputs[0].default_value, curve.inputs[1].default_value = 1.0, power
    tree.links.new(edge.outputs["Facing"], depth.inputs[1])
    tree.links.new(depth.outputs[0], curve.inputs[0])
    return curve.outputs[0]


def _times(tree, value, other, factor):
    total = value
    for more in (other, factor):
        if more is None:
            continue
        node = tree.nodes.new("ShaderNodeMath")
        node.operation = "MULTIPLY"
        tree.links.new(total, node.inputs[0])
        if isinstance(more, float):
            node.inputs[1].default_value = more
        else:
            tree.links.new(more, node.inputs[1])
        total = node.outputs[0]
    return total


def glowing(colour, strength):
    """An ember."""
    return remembered(("glowing", colour, strength), lambda: principled("glowing", Base_Color=linear(colour), Emission_Color=linear(colour), Emission_Strength=strength))


def burnt():
    """A wick: cotton soaked in wax below, charred above."""

    def make():
        material = principled("burnt", Roughness=0.9, Specular_IOR_Level=0.2)
        tree = material.node_tree
        where, apart = tree.nodes.new("ShaderNodeTexCoord"), tree.nodes.new("ShaderNodeSeparateXYZ")
        char = _stops(tree, (0.3, "#c9a874"), (0.46, "#4a3527"), (0.6, "#120d0b"))
        tree.links.new(where.outputs["Generated"], apart.inputs["Vector"])
        tree.links.new(apart.outputs["Z"], char.inputs["Fac"])
        tree.links.new(char.outputs["Color"], tree.nodes["Principled BSDF"].inputs["Base Color"])
        return material

    return remembered(("burnt",), make)


def warm_wax(colour):
    """Wax near a flame: light goes far into it."""
    return remembered(
        ("warm wax", colour),
        lambda: principled("soft wax", Base_Color=linear(colour), Subsurface_Weight=1.0, Subsurface_Radius=(1.0, 0.55, 0.3), Subsurface_Scale=0.5, Roughness=0.42),
    )
