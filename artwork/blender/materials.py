"""Materials of packaging. Colours are #rrggbb and appear as such under neutral light."""

import bpy

_made = {}


def clear():
    _made.clear()


def linear(hex_colour):
    """The linear light of an sRGB colour, with alpha 1."""
    channels = []
    for i in (1, 3, 5):
        c = int(hex_colour[i : i + 2], 16) / 255
        channels.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return (*channels, 1)


def _principled(key, **inputs):
    if key in _made:
        return _made[key]
    material = bpy.data.materials.new("-".join(str(part) for part in key))
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    for name, value in inputs.items():
        shader.inputs[name.replace("_", " ")].default_value = value
    _made[key] = material
    return material


def plastic(colour, rough=0.34):
    return _principled(
        ("plastic", colour, rough),
        Base_Color=linear(colour),
        Roughness=rough,
        Clearcoat=0.25,
        Clearcoat_Roughness=0.15,
        Specular=0.5,
    )


def gloss(colour):
    return _principled(
        ("gloss", colour), Base_Color=linear(colour), Roughness=0.16, Clearcoat=1.0, Clearcoat_Roughness=0.03
    )


def soft(colour):
    """Cream, wax and soap: light enters a little."""
    return _principled(
        ("soft", colour),
        Base_Color=linear(colour),
        Subsurface=0.12,
        Subsurface_Color=linear(colour),
        Subsurface_Radius=(0.35, 0.2, 0.15),
        Roughness=0.42,
        Specular=0.45,
    )


def wet(colour):
    return _principled(
        ("wet", colour),
        Base_Color=linear(colour),
        Subsurface=0.08,
        Subsurface_Color=linear(colour),
        Subsurface_Radius=(0.2, 0.12, 0.1),
        Roughness=0.14,
        Clearcoat=1.0,
        Clearcoat_Roughness=0.05,
    )


def gel(colour):
    """Beads of serum and oil: half clear, half lit from within."""
    return _principled(
        ("gel", colour),
        Base_Color=linear(colour),
        Transmission=0.35,
        Subsurface=0.3,
        Subsurface_Color=linear(colour),
        Subsurface_Radius=(0.6, 0.4, 0.3),
        Roughness=0.06,
        Clearcoat=1.0,
        Clearcoat_Roughness=0.02,
        IOR=1.4,
    )


def matt(colour, rough=0.85):
    return _principled(("matt", colour, rough), Base_Color=linear(colour), Roughness=rough, Specular=0.25)


def ceramic(colour):
    return _principled(
        ("ceramic", colour),
        Base_Color=linear(colour),
        Roughness=0.3,
        Clearcoat=1.0,
        Clearcoat_Roughness=0.06,
        Subsurface=0.04,
        Subsurface_Color=linear(colour),
        Subsurface_Radius=(0.2, 0.2, 0.2),
    )


METALS = {
    "gold": "#e6cfa8",
    "rose": "#e8bfae",
    "silver": "#dededf",
    "steel": "#c3c4c7",
    "dark": "#3a3638",
    "copper": "#d79b7c",
    "brass": "#cfae78",
}

SEEN_THROUGH = 1
"""Pass index of transparent surfaces, whose noise is cleaned differently."""


def metal(name, rough=0.24):
    colour = METALS.get(name, name)
    return _principled(("metal", colour, rough), Base_Color=linear(colour), Metallic=1.0, Roughness=rough)


def mirror():
    """Silvered glass with a little light of its own, because the studio it mirrors is empty and would be grey."""
    return _principled(
        ("mirror",),
        Base_Color=linear("#fbf1ee"),
        Metallic=1.0,
        Roughness=0.03,
        Emission=linear("#f6ddd8"),
        Emission_Strength=0.3,
    )


def satin(colour):
    """Silk."""
    return _principled(
        ("satin", colour),
        Base_Color=linear(colour),
        Roughness=0.36,
        Sheen=0.6,
        Sheen_Tint=0.6,
        Anisotropic=0.4,
        Specular=0.5,
    )


def glass(colour="#ffffff", rough=0.0):
    """Clear or frosted glass whose shadow lets light through, so that liquid and labels inside are lit."""
    key = ("glass", colour, rough)
    if key in _made:
        return _made[key]
    tint = _once(colour)
    material = _principled(key, Base_Color=tint, Transmission=1.0, Roughness=rough, IOR=1.45, Specular=0.5)
    _light_passes(material, tint)
    return material


def liquid(colour):
    key = ("liquid", colour)
    if key in _made:
        return _made[key]
    tint = _once(colour)
    material = _principled(key, Base_Color=tint, Transmission=1.0, Roughness=0.0, IOR=1.36)
    _light_passes(material, tint)
    return material


def _once(colour):
    """The tint of one surface where light passes two, so that light through both has the wanted colour."""
    return tuple(channel**0.5 for channel in linear(colour)[:3]) + (1,)


def _light_passes(material, tint):
    material.pass_index = SEEN_THROUGH
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    output = tree.nodes["Material Output"]
    path = tree.nodes.new("ShaderNodeLightPath")
    through = tree.nodes.new("ShaderNodeBsdfTransparent")
    through.inputs["Color"].default_value = tint
    mix = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(path.outputs["Is Shadow Ray"], mix.inputs[0])
    tree.links.new(shader.outputs[0], mix.inputs[1])
    tree.links.new(through.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], output.inputs["Surface"])


def wood(colour, dark):
    key = ("wood", colour, dark)
    if key in _made:
        return _made[key]
    material = _principled(key, Roughness=0.5, Specular=0.35)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    where = tree.nodes.new("ShaderNodeTexCoord")
    stretch = tree.nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (1.6, 1.6, 0.12)
    grain = tree.nodes.new("ShaderNodeTexNoise")
    grain.inputs["Scale"].default_value = 5
    grain.inputs["Detail"].default_value = 6
    grain.inputs["Distortion"].default_value = 1.2
    ramp = _ramp(tree, (0.35, dark), (0.65, colour))
    tree.links.new(where.outputs["Object"], stretch.inputs["Vector"])
    tree.links.new(stretch.outputs["Vector"], grain.inputs["Vector"])
    tree.links.new(grain.outputs["Fac"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    return material


def stone(colour, veins, scale=0.5):
    """Travertine, jade and marble."""
    key = ("stone", colour, veins, scale)
    if key in _made:
        return _made[key]
    material = _principled(key, Roughness=0.4, Specular=0.4)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    where = tree.nodes.new("ShaderNodeTexCoord")
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = 9
    noise.inputs["Distortion"].default_value = 2.5
    ramp = _ramp(tree, (0.42, veins), (0.56, colour))
    tree.links.new(where.outputs["Object"], noise.inputs["Vector"])
    tree.links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    return material


def grain(colour, size=40, height=0.25, rough=0.7, speck=None):
    """Salt, scrub, pressed powder and sponge: a colour with a fine relief."""
    key = ("grain", colour, size, height, rough, speck)
    if key in _made:
        return _made[key]
    material = _principled(key, Base_Color=linear(colour), Roughness=rough, Specular=0.3)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    where = tree.nodes.new("ShaderNodeTexCoord")
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = size
    noise.inputs["Detail"].default_value = 4
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = height
    bump.inputs["Distance"].default_value = 0.1
    tree.links.new(where.outputs["Object"], noise.inputs["Vector"])
    tree.links.new(noise.outputs["Fac"], bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    if speck:
        ramp = _ramp(tree, (0.36, speck), (0.42, colour))
        tree.links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
        tree.links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    return material


def shimmer(colour):
    return _principled(
        ("shimmer", colour), Base_Color=linear(colour), Metallic=0.55, Roughness=0.38, Specular=0.6, Sheen=0.3
    )


def _ramp(tree, low, high):
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    for element, (position, colour) in zip(ramp.color_ramp.elements, (low, high)):
        element.position = position
        element.color = linear(colour)
    return ramp


def printed(image, foil=False):
    """A label drawn by labels.ts: paper where it is opaque, print on the package where it is transparent."""
    key = ("printed", image.name, foil)
    if key in _made:
        return _made[key]
    material = bpy.data.materials.new("printed")
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = 0.3 if foil else 0.5
    shader.inputs["Metallic"].default_value = 0.9 if foil else 0.0
    shader.inputs["Specular"].default_value = 0.3
    texture = tree.nodes.new("ShaderNodeTexImage")
    texture.image = image
    texture.extension = "CLIP"
    texture.interpolation = "Cubic"
    tree.links.new(texture.outputs["Color"], shader.inputs["Base Color"])
    tree.links.new(texture.outputs["Alpha"], shader.inputs["Alpha"])
    _made[key] = material
    return material
