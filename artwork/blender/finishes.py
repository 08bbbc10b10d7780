"""Further materials: mirrors with a room in them, pressed powder, enamel, brush hair. Colours and lengths as in materials.py."""

import combed
import materials
from materials import _lit_within, _noise, _ramp, linear, principled, remembered


def room_mirror():
    """Silvered glass in which the table and the walls of the picture's room are seen, out of focus: brighter upwards and to the left."""

    def make():
        material = principled("mirror", Base_Color=linear("#8d8a88"), Metallic=1.0, Roughness=0.02)
        tree = material.node_tree
        apart = tree.nodes.new("ShaderNodeSeparateXYZ")
        tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Reflection"], apart.inputs["Vector"])
        across, up = apart.outputs["X"], apart.outputs["Z"]
        light = _sum(tree, _step(tree, up, -0.08, 0.05, 0.12), _step(tree, up, 0.0, 0.6, 0.5), _step(tree, across, -0.45, 0.3, -0.42))
        paler = tree.nodes.new("ShaderNodeMix")
        paler.data_type = "RGBA"
        paler.inputs[6].default_value, paler.inputs[7].default_value = linear(materials.ground), (1, 1, 1, 1)
        tree.links.new(_step(tree, up, 0.1, 0.75, 0.55), paler.inputs[0])
        shader = tree.nodes["Principled BSDF"]
        tree.links.new(paler.outputs[2], shader.inputs["Emission Color"])
        dimmed = tree.nodes.new("ShaderNodeMath")
        dimmed.operation = "MULTIPLY_ADD"
        dimmed.inputs[1].default_value, dimmed.inputs[2].default_value = 0.55, 0.34
        tree.links.new(light, dimmed.inputs[0])
        tree.links.new(dimmed.outputs[0], shader.inputs["Emission Strength"])
        return material

    return remembered(("room mirror",), make)


def silvered():
    """A mirror that shows what stands before it."""
    return remembered(("silvered",), lambda: principled("mirror", Base_Color=linear("#e6e8e7"), Metallic=1.0, Roughness=0.015))


def _step(tree, value, low, high, height=1.0):
    """A smooth step from 0 to `height`."""
    node = tree.nodes.new("ShaderNodeMapRange")
    node.interpolation_type = "SMOOTHSTEP"
    node.inputs["From Min"].default_value, node.inputs["From Max"].default_value = low, high
    node.inputs["To Min"].default_value, node.inputs["To Max"].default_value = (0.0, height) if height > 0 else (-height, 0.0)
    tree.links.new(value, node.inputs["Value"])
    return node.outputs["Result"]


def _sum(tree, *values):
    return _joined(tree, "ADD", values)


def _product(tree, *values):
    return _joined(tree, "MULTIPLY", values)


def _joined(tree, operation, values):
    total = values[0]
    for value in values[1:]:
        node = tree.nodes.new("ShaderNodeMath")
        node.operation = operation
        node.use_clamp = True
        tree.links.new(total, node.inputs[0])
        tree.links.new(value, node.inputs[1])
        total = node.outputs[0]
    return total


def pressed(colour, shimmering=False):
    """Pressed powder, fine in grain."""

    def make():
        material = principled("shimmer" if shimmering else "pressed", Base_Color=linear(colour), Roughness=0.42 if shimmering else 0.78, Metallic=0.4 if shimmering else 0.0, Specular_IOR_Level=0.3)
        tree = material.node_tree
        where = tree.nodes.new("ShaderNodeTexCoord")
        if shimmering:
            grains = tree.nodes.new("ShaderNodeTexVoronoi")
            grains.inputs["Scale"].default_value = 60
            tree.links.new(where.outputs["Object"], grains.inputs["Vector"])
            height, depth = grains.outputs["Color"], 0.005
        else:
            height, depth = _noise(tree, where, 62, 6).outputs["Fac"], 0.008
            _speckled(tree, where, colour)
        bump = tree.nodes.new("ShaderNodeBump")
        bump.inputs["Distance"].default_value = depth
        tree.links.new(height, bump.inputs["Height"])
        tree.links.new(bump.outputs["Normal"], tree.nodes["Principled BSDF"].inputs["Normal"])
        return material

    return remembered(("pressed", colour, shimmering), make)


def _speckled(tree, where, colour):
    """Grains of pigment, a little paler and darker than their mean."""
    grains = tree.nodes.new("ShaderNodeMapRange")
    grains.inputs["From Min"].default_value, grains.inputs["From Max"].default_value = 0.3, 0.7
    grains.inputs["To Min"].default_value, grains.inputs["To Max"].default_value = 0.88, 1.12
    tree.links.new(_noise(tree, where, 46, 6).outputs["Fac"], grains.inputs["Value"])
    uneven = tree.nodes.new("ShaderNodeHueSaturation")
    uneven.inputs["Color"].default_value = linear(colour)
    tree.links.new(grains.outputs["Result"], uneven.inputs["Value"])
    tree.links.new(uneven.outputs["Color"], tree.nodes["Principled BSDF"].inputs["Base Color"])


def enamel(colour):
    """Lacquer seen through the polished glass of its bottle."""
    return remembered(
        ("enamel", colour),
        lambda: _lit_within("enamel", colour, 0.05, 0.3, 0.2, IOR=1.42, Coat_Weight=1.0, Coat_Roughness=0.012, Coat_IOR=1.5),
    )


def tress(colour, ends=None):
    """Brush hair of which no two strands have one colour."""

    def make():
        material = principled("hair", Base_Color=linear(colour), Roughness=0.4, Specular_IOR_Level=0.5)
        tree = material.node_tree
        strand = tree.nodes.new("ShaderNodeHairInfo")
        along = _ramp(tree, (0.55, colour), (0.95, ends or colour))
        tree.links.new(strand.outputs["Intercept"], along.inputs["Fac"])
        differs = tree.nodes.new("ShaderNodeHueSaturation")
        tree.links.new(along.outputs["Color"], differs.inputs["Color"])
        bright = tree.nodes.new("ShaderNodeMapRange")
        bright.inputs["To Min"].default_value, bright.inputs["To Max"].default_value = 0.55, 1.5
        tree.links.new(strand.outputs["Random"], bright.inputs["Value"])
        tree.links.new(bright.outputs["Result"], differs.inputs["Value"])
        tree.links.new(differs.outputs["Color"], tree.nodes["Principled BSDF"].inputs["Base Color"])
        combed.mark(tree)
        return material

    return remembered(("tress", colour, ends), make)


def bristle(colour, ends):
    """Stiff plant fibre: duller than hair, and light comes through it."""

    def make():
        material = tress(colour, ends).copy()
        material.name = "bristle"
        shader = material.node_tree.nodes["Principled BSDF"]
        shader.inputs["Roughness"].default_value, shader.inputs["Specular IOR Level"].default_value = 0.65, 0.2
        return let_through(material, linear(ends), 0.5)

    return remembered(("bristle", colour, ends), make)


def let_through(material, colour, share):
    """Lets a share of the light that falls on thread or fibre come out on its other side, so that what is dense is not black inside."""
    tree = material.node_tree
    output = tree.nodes["Material Output"]
    through, mix = tree.nodes.new("ShaderNodeBsdfTranslucent"), tree.nodes.new("ShaderNodeMixShader")
    through.inputs["Color"].default_value = colour
    mix.inputs[0].default_value = share
    tree.links.new(tree.nodes["Principled BSDF"].outputs[0], mix.inputs[1])
    tree.links.new(through.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], output.inputs["Surface"])
    return material


def foam(colour):
    """Latex-free foam: matt, full of fine open pores, soft to the light."""

    def make():
        material = _lit_within("soft foam", colour, 0.08, 0.95, 0.4, Specular_IOR_Level=0.15)
        tree = material.node_tree
        where = tree.nodes.new("ShaderNodeTexCoord")
        pores = tree.nodes.new("ShaderNodeTexVoronoi")
        pores.inputs["Scale"].default_value = 24
        pores.inputs["Randomness"].default_value = 1.0
        tree.links.new(where.outputs["Object"], pores.inputs["Vector"])
        sunk = _step(tree, pores.outputs["Distance"], 0.06, 0.3)
        bump = tree.nodes.new("ShaderNodeBump")
        bump.inputs["Distance"].default_value = 0.016
        tree.links.new(sunk, bump.inputs["Height"])
        tree.links.new(bump.outputs["Normal"], tree.nodes["Principled BSDF"].inputs["Normal"])
        return material

    return remembered(("foam", colour), make)


def canvas(colour):
    """Waxed canvas: a plain weave, a little uneven in colour."""

    def make():
        material = principled("canvas", Base_Color=linear(colour), Roughness=0.72, Specular_IOR_Level=0.35)
        tree = material.node_tree
        where = tree.nodes.new("ShaderNodeTexCoord")
        threads = []
        for direction in ("X", "Y"):
            wave = tree.nodes.new("ShaderNodeTexWave")
            wave.bands_direction = direction
            wave.inputs["Scale"].default_value = 6
            wave.inputs["Distortion"].default_value = 0.6
            tree.links.new(where.outputs["Object"], wave.inputs["Vector"])
            threads.append(wave.outputs["Fac"])
        bump = tree.nodes.new("ShaderNodeBump")
        bump.inputs["Distance"].default_value = 0.02
        tree.links.new(_product(tree, *threads), bump.inputs["Height"])
        tree.links.new(bump.outputs["Normal"], tree.nodes["Principled BSDF"].inputs["Normal"])
        worn = _noise(tree, where, 0.5, 5)
        bright = tree.nodes.new("ShaderNodeMapRange")
        bright.inputs["To Min"].default_value, bright.inputs["To Max"].default_value = 0.75, 1.2
        tree.links.new(worn.outputs["Fac"], bright.inputs["Value"])
        tint = tree.nodes.new("ShaderNodeHueSaturation")
        tint.inputs["Color"].default_value = linear(colour)
        tree.links.new(bright.outputs["Result"], tint.inputs["Value"])
        tree.links.new(tint.outputs["Color"], tree.nodes["Principled BSDF"].inputs["Base Color"])
        return material

    return remembered(("canvas", colour), make)


def timber(colour, dark, along=(1, 1, 0.04)):
    """Oiled beech: fine straight grain along one axis, quiet bands of growth, short dark flecks."""

    def make():
        material = principled("timber", Base_Color=linear(colour), Roughness=0.42, Specular_IOR_Level=0.4, Coat_Weight=0.15, Coat_Roughness=0.3)
        tree = material.node_tree
        where = tree.nodes.new("ShaderNodeTexCoord")
        bands = _noise(tree, where, 1.5, 2, 0.2, along).outputs["Fac"]
        fibres = _noise(tree, where, 26, 5, 0.0, along).outputs["Fac"]
        flecks = _noise(tree, where, 15, 1, 0.0, tuple(min(1, 3.5 * share) for share in along)).outputs["Fac"]
        shares = (_step(tree, bands, 0.3, 0.7, 0.45), _step(tree, fibres, 0.3, 0.75, 0.4), _step(tree, flecks, 0.62, 0.72, 0.4))
        tint = _ramp(tree, (0.0, colour), (1.0, dark))
        tree.links.new(_sum(tree, *shares), tint.inputs["Fac"])
        shader = tree.nodes["Principled BSDF"]
        tree.links.new(tint.outputs["Color"], shader.inputs["Base Color"])
        bump = tree.nodes.new("ShaderNodeBump")
        bump.invert = True
        bump.inputs["Distance"].default_value = 0.006
        tree.links.new(_sum(tree, shares[1], shares[2]), bump.inputs["Height"])
        tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])
        return material

    return remembered(("timber", colour, dark, along), make)


def rubber(colour):
    """Moulded rubber: dull, its skin very finely grained, a trace of bloom on it."""

    def make():
        material = principled("rubber", Base_Color=linear(colour), Roughness=0.58, Specular_IOR_Level=0.4, Sheen_Weight=0.12, Sheen_Roughness=0.6)
        tree = material.node_tree
        bump = tree.nodes.new("ShaderNodeBump")
        bump.inputs["Distance"].default_value = 0.004
        tree.links.new(_noise(tree, tree.nodes.new("ShaderNodeTexCoord"), 40, 4).outputs["Fac"], bump.inputs["Height"])
        tree.links.new(bump.outputs["Normal"], tree.nodes["Principled BSDF"].inputs["Normal"])
        return material

    return remembered(("rubber", colour), make)


def leather(colour):
    """Vegetable-tanned leather: fine pebbled grain, worn paler where it was touched."""

    def make():
        material = principled("leather", Base_Color=linear(colour), Roughness=0.48, Specular_IOR_Level=0.4)
        tree = material.node_tree
        where = tree.nodes.new("ShaderNodeTexCoord")
        cells = tree.nodes.new("ShaderNodeTexVoronoi")
        cells.inputs["Scale"].default_value = 16
        tree.links.new(where.outputs["Object"], cells.inputs["Vector"])
        bump = tree.nodes.new("ShaderNodeBump")
        bump.inputs["Distance"].default_value = 0.02
        tree.links.new(cells.outputs["Distance"], bump.inputs["Height"])
        tree.links.new(bump.outputs["Normal"], tree.nodes["Principled BSDF"].inputs["Normal"])
        worn = _ramp(tree, (0.3, colour), (0.85, "#b5764a"))
        tree.links.new(_noise(tree, where, 0.7, 5).outputs["Fac"], worn.inputs["Fac"])
        tree.links.new(worn.outputs["Color"], tree.nodes["Principled BSDF"].inputs["Base Color"])
        return material

    return remembered(("leather", colour), make)


def felt(colour):
    """Wool felt: matt, its fibres catch light at the rims."""

    def make():
        material = principled("felt", Base_Color=linear(colour), Roughness=0.95, Specular_IOR_Level=0.1, Sheen_Weight=0.8, Sheen_Roughness=0.5)
        tree = material.node_tree
        where = tree.nodes.new("ShaderNodeTexCoord")
        bump = tree.nodes.new("ShaderNodeBump")
        bump.inputs["Distance"].default_value = 0.03
        tree.links.new(_noise(tree, where, 14, 8, 2.0).outputs["Fac"], bump.inputs["Height"])
        tree.links.new(bump.outputs["Normal"], tree.nodes["Principled BSDF"].inputs["Normal"])
        tint = _ramp(tree, (0.35, colour), (0.75, "#b3b0b8"))
        tree.links.new(_noise(tree, where, 9, 8).outputs["Fac"], tint.inputs["Fac"])
        tree.links.new(tint.outputs["Color"], tree.nodes["Principled BSDF"].inputs["Base Color"])
        return material

    return remembered(("felt", colour), make)
