"""Materials of packaging. Colours are #rrggbb, as reflected under neutral light; lengths are in centimetres."""

import bpy

_made = {}

tokens = {}
"""Linear light of colours that have a name instead of a number: "@ground" (layers.py)."""


ground = "#d8d2cf"
"""Colour of the table and the wall, which mirrors show."""


def clear():
    _made.clear()


def made():
    """The materials of the picture by their keys: what made them, colours and so on."""
    return _made


def linear(hex_colour):
    """The linear light of an sRGB colour, with alpha 1."""
    if hex_colour in tokens:
        return tokens[hex_colour]
    channels = []
    for i in (1, 3, 5):
        c = int(hex_colour[i : i + 2], 16) / 255
        channels.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return (*channels, 1)


def remembered(key, make):
    """The material of this key, made once a picture."""
    if key not in _made:
        _made[key] = make()
    return _made[key]


def principled(name, **inputs):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    for word, value in inputs.items():
        shader.inputs[word.replace("_", " ")].default_value = value
    return material


MIRRORS_BELOW = 0.28
"""Roughness under which Cycles gives the denoiser what a surface mirrors in the place of its own colour."""


def handled(material, smudge=0.05, ripple=0.004, size=0.6):
    """Uneven gloss and a trace of ripple: no surface that people make and touch is perfect."""
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    where = tree.nodes.new("ShaderNodeTexCoord")
    if smudge:
        rough = shader.inputs["Roughness"].default_value
        noise = _noise(tree, where, size, 5, 1.5)
        span = tree.nodes.new("ShaderNodeMapRange")
        span.inputs["From Min"].default_value, span.inputs["From Max"].default_value = 0.3, 0.7
        low, high = max(0.0, rough - smudge / 2), rough + smudge
        # On one side of it: across it the denoiser would draw the edges of the smudges.
        span.inputs["To Min"].default_value = max(low, MIRRORS_BELOW) if rough >= MIRRORS_BELOW else low
        span.inputs["To Max"].default_value = high if rough >= MIRRORS_BELOW else min(high, MIRRORS_BELOW - 0.005)
        tree.links.new(noise.outputs["Fac"], span.inputs["Value"])
        tree.links.new(span.outputs["Result"], shader.inputs["Roughness"])
    if ripple:
        relief(tree, shader, _noise(tree, where, 1.4, 2), ripple)
    return material


def relief(tree, shader, noise, depth):
    """Raises the surface by a texture, `depth` centimetres at most."""
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 1.0
    bump.inputs["Distance"].default_value = depth
    tree.links.new(noise.outputs["Fac"], bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def _noise(tree, where, scale, detail, distortion=0.0, stretch=None):
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    noise.inputs["Distortion"].default_value = distortion
    source = where.outputs["Object"]
    if stretch:
        mapping = tree.nodes.new("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = stretch
        tree.links.new(source, mapping.inputs["Vector"])
        source = mapping.outputs["Vector"]
    tree.links.new(source, noise.inputs["Vector"])
    return noise


def plastic(colour, rough=0.34):
    return remembered(
        ("plastic", colour, rough),
        lambda: handled(principled("plastic", Base_Color=linear(colour), Roughness=rough, Coat_Weight=0.2, Coat_Roughness=0.18), 0.04, 0.0008),
    )


def gloss(colour):
    return remembered(
        ("gloss", colour),
        lambda: handled(principled("gloss", Base_Color=linear(colour), Roughness=0.2, Coat_Weight=1.0, Coat_Roughness=0.025), 0.06, 0.0005),
    )


def _lit_within(name, colour, reach, rough, share=1.0, **inputs):
    """A material that a share of light enters: `reach` is the mean way of red light inside it."""
    return principled(
        name,
        Base_Color=linear(colour),
        Subsurface_Weight=share,
        Subsurface_Radius=(1.0, 0.62, 0.45),
        Subsurface_Scale=reach,
        Subsurface_Anisotropy=0.2,
        Roughness=rough,
        **inputs,
    )


def soft(colour):
    """Soap, candle wax and balm."""
    return remembered(("soft", colour), lambda: handled(_lit_within("soft", colour, 0.1, 0.46, 0.45), 0.08, 0.006))


def wax(colour, satin=False):
    """The moulded wax of a lipstick: opaque after half a millimetre, its skin a little uneven."""

    def make():
        material = _lit_within("wax", colour, 0.035, 0.3 if satin else 0.44, IOR=1.44, Coat_Weight=0.35 if satin else 0.0, Coat_Roughness=0.16)
        return handled(material, 0.1, 0.0035, 2.2)

    return remembered(("wax", colour, satin), make)


def wet(colour):
    """Cream, foundation and lacquer: pigment under a moist skin."""
    return remembered(
        ("wet", colour),
        lambda: _lit_within("wet", colour, 0.05, 0.3, 0.35, IOR=1.42, Coat_Weight=0.55, Coat_Roughness=0.09, Coat_IOR=1.4),
    )


def matt(colour, rough=0.85):
    return remembered(("matt", colour, rough), lambda: principled("matt", Base_Color=linear(colour), Roughness=rough, Specular_IOR_Level=0.3))


def ceramic(colour):
    return remembered(
        ("ceramic", colour),
        lambda: handled(principled("ceramic", Base_Color=linear(colour), Roughness=0.34, Coat_Weight=1.0, Coat_Roughness=0.05), 0.06, 0.004),
    )


METALS = {
    "gold": "#e8cfa4",
    "rose": "#e8bfae",
    "silver": "#e2e2e3",
    "steel": "#c9cacd",
    "dark": "#3a3638",
    "copper": "#dc9b78",
    "brass": "#d3ad6c",
}


def metal(name, rough=0.2):
    colour = METALS.get(name, name)
    return remembered(
        ("metal", colour, rough),
        lambda: handled(principled("metal", Base_Color=linear(colour), Metallic=1.0, Roughness=rough), 0.05, 0.0004, 1.1),
    )


def mirror():
    """Silvered glass with the soft slope of light that a card beside the camera puts into it."""

    def make():
        material = principled("mirror", Base_Color=linear("#a9adab"), Metallic=1.0, Roughness=0.012)
        tree = material.node_tree
        where, apart = tree.nodes.new("ShaderNodeTexCoord"), tree.nodes.new("ShaderNodeSeparateXYZ")
        across = tree.nodes.new("ShaderNodeMath")
        across.operation = "MULTIPLY_ADD"
        across.inputs[1].default_value = 0.45
        slope = _ramp(tree, (0.2, "#b3a8a9"), (0.95, "#f6f1f0"))
        tree.links.new(where.outputs["Generated"], apart.inputs["Vector"])
        tree.links.new(apart.outputs["X"], across.inputs[0])
        tree.links.new(apart.outputs["Y"], across.inputs[2])
        tree.links.new(across.outputs["Value"], slope.inputs["Fac"])
        shader = tree.nodes["Principled BSDF"]
        tree.links.new(slope.outputs["Color"], shader.inputs["Emission Color"])
        shader.inputs["Emission Strength"].default_value = 0.6
        return material

    return remembered(("mirror",), make)


def satin(colour):
    """Silk: a sharp sheen across the weave over a soft one along it."""

    def make():
        material = principled(
            "satin",
            Base_Color=linear(colour),
            Roughness=0.4,
            Specular_IOR_Level=0.6,
            Sheen_Weight=0.35,
            Sheen_Roughness=0.35,
            Sheen_Tint=linear(colour),
            Anisotropic=0.6,
        )
        tree = material.node_tree
        weave = _noise(tree, tree.nodes.new("ShaderNodeTexCoord"), 60, 2, 0, (1, 1, 6))
        relief(tree, tree.nodes["Principled BSDF"], weave, 0.0022)
        return material

    return remembered(("satin", colour), make)


def hair(colour, ends=None):
    """Bristles and brush hair, lighter towards the tips when `ends` says so."""

    def make():
        material = principled("hair", Base_Color=linear(colour), Roughness=0.38, Specular_IOR_Level=0.55)
        if ends:
            tree = material.node_tree
            along = tree.nodes.new("ShaderNodeHairInfo")
            colours = _ramp(tree, (0.62, colour), (0.9, ends))
            tree.links.new(along.outputs["Intercept"], colours.inputs["Fac"])
            tree.links.new(colours.outputs["Color"], tree.nodes["Principled BSDF"].inputs["Base Color"])
        return material

    return remembered(("hair", colour, ends), make)


def wood(colour, dark):
    def make():
        material = principled("wood", Roughness=0.46, Specular_IOR_Level=0.4)
        tree = material.node_tree
        shader = tree.nodes["Principled BSDF"]
        grain_ = _noise(tree, tree.nodes.new("ShaderNodeTexCoord"), 5, 6, 1.2, (1.6, 1.6, 0.12))
        colours = _ramp(tree, (0.35, dark), (0.65, colour))
        tree.links.new(grain_.outputs["Fac"], colours.inputs["Fac"])
        tree.links.new(colours.outputs["Color"], shader.inputs["Base Color"])
        relief(tree, shader, grain_, 0.01)
        return material

    return remembered(("wood", colour, dark), make)


def stone(colour, veins, scale=0.5):
    """Travertine and marble."""
    return remembered(("stone", colour, veins, scale), lambda: _veined(principled("stone", Roughness=0.42), colour, veins, scale))


def _veined(material, colour, veins, scale):
    tree = material.node_tree
    noise = _noise(tree, tree.nodes.new("ShaderNodeTexCoord"), scale, 9, 2.5)
    colours = _ramp(tree, (0.4, veins), (0.6, colour))
    tree.links.new(noise.outputs["Fac"], colours.inputs["Fac"])
    tree.links.new(colours.outputs["Color"], tree.nodes["Principled BSDF"].inputs["Base Color"])
    return material


def grain(colour, size=40, height=0.25, rough=0.7, speck=None):
    """Salt, scrub, pressed powder and sponge: a colour with a fine relief."""

    def make():
        material = principled("grain", Base_Color=linear(colour), Roughness=rough, Specular_IOR_Level=0.3)
        tree = material.node_tree
        shader = tree.nodes["Principled BSDF"]
        noise = _noise(tree, tree.nodes.new("ShaderNodeTexCoord"), size, 4)
        relief(tree, shader, noise, height * 0.1)
        if speck:
            colours = _ramp(tree, (0.36, speck), (0.42, colour))
            tree.links.new(noise.outputs["Fac"], colours.inputs["Fac"])
            tree.links.new(colours.outputs["Color"], shader.inputs["Base Color"])
        return material

    return remembered(("grain", colour, size, height, rough, speck), make)


def shimmer(colour):
    """Powder with flakes of mica: each cell of the pattern is turned its own way."""

    def make():
        material = principled("shimmer", Base_Color=linear(colour), Metallic=0.5, Roughness=0.36)
        tree = material.node_tree
        where = tree.nodes.new("ShaderNodeTexCoord")
        flakes = tree.nodes.new("ShaderNodeTexVoronoi")
        flakes.inputs["Scale"].default_value = 70
        tree.links.new(where.outputs["Object"], flakes.inputs["Vector"])
        bump = tree.nodes.new("ShaderNodeBump")
        bump.inputs["Distance"].default_value = 0.006
        tree.links.new(flakes.outputs["Color"], bump.inputs["Height"])
        tree.links.new(bump.outputs["Normal"], tree.nodes["Principled BSDF"].inputs["Normal"])
        return material

    return remembered(("shimmer", colour), make)


def _ramp(tree, low, high):
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    for element, (position, colour) in zip(ramp.color_ramp.elements, (low, high)):
        element.position = position
        element.color = linear(colour)
    return ramp


def printed(image, foil=False):
    """A label drawn by labels.ts: paper where it is opaque, print on the package where it is transparent."""

    def make():
        material = principled("printed", Roughness=0.28 if foil else 0.55, Metallic=0.9 if foil else 0.0, Specular_IOR_Level=0.35)
        tree = material.node_tree
        shader = tree.nodes["Principled BSDF"]
        texture = tree.nodes.new("ShaderNodeTexImage")
        texture.image = image
        texture.extension = "CLIP"
        texture.interpolation = "Cubic"
        tree.links.new(texture.outputs["Color"], shader.inputs["Base Color"])
        tree.links.new(texture.outputs["Alpha"], shader.inputs["Alpha"])
        if not foil:
            relief(tree, shader, _noise(tree, tree.nodes.new("ShaderNodeTexCoord"), 22, 4), 0.0025)
        return material

    return remembered(("printed", image.name, foil, "ink" if image.name.startswith("ink") else "paper"), make)
