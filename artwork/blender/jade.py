"""Jade: clouds that lie at several depths under a polished face, so that they move against one another as one looks."""

import materials as m


def nephrite(colour, pale, deep):
    """Polished jade of a middle colour with pale wisps near its face and deep clouds far inside; thin parts glow."""

    def make():
        material = m.principled(
            "jade",
            Subsurface_Weight=1.0,
            Subsurface_Radius=(0.75, 1.0, 0.8),
            Subsurface_Scale=0.22,
            Subsurface_Anisotropy=0.3,
            Roughness=0.24,
            Specular_IOR_Level=0.3,
            Coat_Weight=0.7,
            Coat_Roughness=0.03,
            Coat_IOR=1.55,
        )
        tree = material.node_tree
        shader = tree.nodes["Principled BSDF"]
        tint = _mixed(tree, m.linear(deep), m.linear(colour), _clouds(tree, 0.5, 0.36, 5, 0.6, (0.36, 0.62)))
        tint = _mixed(tree, tint, m.linear(pale), _clouds(tree, 0.26, 0.55, 7, 1.1, (0.5, 0.7)), 0.6)
        tint = _mixed(tree, tint, m.linear(deep), _clouds(tree, 0.16, 1.3, 4, 0.7, (0.56, 0.7)), 0.4)
        tint = _mixed(tree, tint, m.linear(pale), _clouds(tree, 0.07, 3.4, 8, 0.5, (0.56, 0.8)), 0.3)
        tint = _mixed(tree, tint, m.linear(pale), _thin(tree), 0.55)
        tree.links.new(tint, shader.inputs["Base Color"])
        peel, bump = m._noise(tree, tree.nodes.new("ShaderNodeTexCoord"), 2.6, 2), tree.nodes.new("ShaderNodeBump")
        bump.inputs["Distance"].default_value = 0.009
        tree.links.new(peel.outputs["Fac"], bump.inputs["Height"])
        for name in ("Normal", "Coat Normal"):
            tree.links.new(bump.outputs["Normal"], shader.inputs[name])
        return material

    return m.remembered(("nephrite", colour, pale, deep), make)


def _clouds(tree, depth, scale, detail, distortion, span):
    """Noise where the eye looks at some depth: the way in is bent by the face."""
    where, seen, bent, turned, down, moved = (tree.nodes.new("ShaderNode" + kind) for kind in ("TexCoord", "NewGeometry", "VectorMath", "VectorTransform", "VectorMath", "VectorMath"))
    inwards = tree.nodes.new("ShaderNodeVectorMath")
    inwards.operation, inwards.inputs["Scale"].default_value = "SCALE", -1
    bent.operation, bent.inputs["Scale"].default_value = "REFRACT", 1 / 1.61
    turned.vector_type, turned.convert_from, turned.convert_to = "VECTOR", "WORLD", "OBJECT"
    down.operation, down.inputs["Scale"].default_value = "SCALE", depth
    moved.operation = "ADD"
    tree.links.new(seen.outputs["Incoming"], inwards.inputs[0])
    tree.links.new(inwards.outputs[0], bent.inputs[0])
    tree.links.new(seen.outputs["Normal"], bent.inputs[1])
    tree.links.new(bent.outputs[0], turned.inputs[0])
    tree.links.new(turned.outputs[0], down.inputs[0])
    tree.links.new(where.outputs["Object"], moved.inputs[0])
    tree.links.new(down.outputs[0], moved.inputs[1])
    noise, share = tree.nodes.new("ShaderNodeTexNoise"), tree.nodes.new("ShaderNodeMapRange")
    for name, value in (("Scale", scale), ("Detail", detail), ("Distortion", distortion), ("Roughness", 0.56)):
        noise.inputs[name].default_value = value
    share.interpolation_type = "SMOOTHSTEP"
    share.inputs["From Min"].default_value, share.inputs["From Max"].default_value = span
    tree.links.new(moved.outputs[0], noise.inputs["Vector"])
    tree.links.new(noise.outputs["Fac"], share.inputs["Value"])
    return share.outputs["Result"]


def _thin(tree):
    """1 where the stone is thin."""
    inside, less = tree.nodes.new("ShaderNodeAmbientOcclusion"), tree.nodes.new("ShaderNodeMapRange")
    inside.inside, inside.samples, inside.inputs["Distance"].default_value = True, 4, 0.5
    less.inputs["From Min"].default_value, less.inputs["From Max"].default_value = 0.75, 0.25
    tree.links.new(inside.outputs["AO"], less.inputs["Value"])
    return less.outputs["Result"]


def _mixed(tree, first, second, share, most=1.0):
    mix, part = tree.nodes.new("ShaderNodeMix"), tree.nodes.new("ShaderNodeMath")
    mix.data_type = "RGBA"
    part.operation, part.inputs[1].default_value = "MULTIPLY", most
    tree.links.new(share, part.inputs[0])
    tree.links.new(part.outputs[0], mix.inputs[0])
    for value, target in ((first, mix.inputs[6]), (second, mix.inputs[7])):
        if isinstance(value, tuple):
            target.default_value = value
        else:
            tree.links.new(value, target)
    return mix.outputs[2]
