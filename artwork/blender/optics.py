"""Glass, liquid and drops. They bend what is seen through them; their shadows stay clear and tinted (docs/decisions/081-render-with-bpy.md)."""

import bpy

from materials import handled, linear, principled, remembered


def glass(colour="#ffffff", rough=0.0):
    """Clear, tinted or frosted glass whose shadow lets light through, so that liquid and labels inside are lit."""

    def make():
        tint = _once(colour)
        material = principled("glass", Base_Color=tint, Transmission_Weight=1.0, Roughness=rough, IOR=1.5)
        return _lit_through(handled(material, 0.0, 0.002), tuple(0.9 * channel for channel in tint[:3]) + (1,))

    return remembered(("glass", colour, rough), make)


def liquid(colour, ior=1.36):
    def make():
        tint = _once(colour)
        return _lit_through(principled("liquid", Base_Color=tint, Transmission_Weight=1.0, Roughness=0.0, IOR=ior), tint)

    return remembered(("liquid", colour, ior), make)


def bead(colour):
    """Serum and oil in drops: clear, and deeper in colour where they are thick."""

    def make():
        material = principled("bead", Base_Color=(1, 1, 1, 1), Transmission_Weight=1.0, Roughness=0.0, IOR=1.4)
        tree = material.node_tree
        depth = tree.nodes.new("ShaderNodeVolumeAbsorption")
        depth.inputs["Color"].default_value = linear(colour)
        depth.inputs["Density"].default_value = 0.4
        tree.links.new(depth.outputs[0], tree.nodes["Material Output"].inputs["Volume"])
        return _lit_through(material, _once(colour))

    return remembered(("bead", colour), make)


def gel(colour):
    """Gel, serum and oil on the table: clear, in the colour that a white table has through it."""

    def make():
        material = principled("gel", Base_Color=_once(colour), Transmission_Weight=1.0, Roughness=0.0, IOR=1.4)
        return _lit_through(material, _once(colour))

    return remembered(("gel", colour), make)


def holds_clear():
    """True if light in the picture passes through something or comes back from a mirror or flakes: that is noisier."""
    clear = ("glass", "liquid", "bead", "gel", "mirror", "shimmer", "soft", "wax", "jade")
    return any(material.name.split(".")[0] in clear for material in bpy.data.materials)


def _once(colour):
    """The tint of one surface where light passes two, so that light through both has the wanted colour."""
    return tuple(channel**0.5 for channel in linear(colour)[:3]) + (1,)


def _lit_through(material, tint):
    tree = material.node_tree
    path = tree.nodes.new("ShaderNodeLightPath")
    through = tree.nodes.new("ShaderNodeBsdfTransparent")
    through.inputs["Color"].default_value = tint
    mix = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(path.outputs["Is Shadow Ray"], mix.inputs[0])
    tree.links.new(tree.nodes["Principled BSDF"].outputs[0], mix.inputs[1])
    tree.links.new(through.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    return material


def etched(colour):
    """Glass whose surface was eaten rough: pale and dull, light still goes in."""

    def make():
        material = principled("glass", Base_Color=linear(colour), Transmission_Weight=0.45, Roughness=0.5, IOR=1.5, Specular_IOR_Level=0.6)
        return handled(material, 0.06, 0.012, 9)

    return remembered(("etched", colour), make)
