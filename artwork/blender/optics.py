"""Glass, liquid and drops. They bend what is seen through them; their shadows stay clear and tinted (docs/decisions/081-render-with-bpy.md)."""

import bpy

from materials import _noise, _ramp, handled, linear, principled, relief, remembered


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


def plate(colour):
    """Plate glass: clear through its faces, green where it is looked at through its edge."""

    def make():
        material = principled("glass", Base_Color=(0.985, 0.995, 0.99, 1), Transmission_Weight=1.0, Roughness=0.0, IOR=1.52)
        tree = material.node_tree
        depth = tree.nodes.new("ShaderNodeVolumeAbsorption")
        depth.inputs["Color"].default_value = linear(colour)
        depth.inputs["Density"].default_value = 0.38
        tree.links.new(depth.outputs[0], tree.nodes["Material Output"].inputs["Volume"])
        return _lit_through(material, (0.95, 0.975, 0.962, 1))

    return remembered(("plate", colour), make)


def etched(colour):
    """The face of glass that was eaten rough: fine pale grit that scatters light and glints; it begins softly at its lower end."""

    def make():
        material = principled("glass", Base_Color=linear(colour), Roughness=0.5, Specular_IOR_Level=0.7)
        tree = material.node_tree
        shader, where = tree.nodes["Principled BSDF"], tree.nodes.new("ShaderNodeTexCoord")
        grit = _noise(tree, where, 60, 6)
        shade = _ramp(tree, (0.32, "#b0b7b3"), (0.66, colour))
        tree.links.new(grit.outputs["Fac"], shade.inputs["Fac"])
        tree.links.new(shade.outputs["Color"], shader.inputs["Base Color"])
        relief(tree, shader, grit, 0.018)
        facets = tree.nodes.new("ShaderNodeTexVoronoi")
        facets.inputs["Scale"].default_value = 60
        tree.links.new(where.outputs["Object"], facets.inputs["Vector"])
        gloss = _ramp(tree, (0.12, "#303030"), (0.3, "#a0a0a0"))
        tree.links.new(facets.outputs["Color"], gloss.inputs["Fac"])
        tree.links.new(gloss.outputs["Color"], shader.inputs["Roughness"])
        apart, begins = tree.nodes.new("ShaderNodeSeparateXYZ"), tree.nodes.new("ShaderNodeMapRange")
        begins.interpolation_type = "SMOOTHSTEP"
        begins.inputs["From Max"].default_value, begins.inputs["To Max"].default_value = 0.022, 0.9
        tree.links.new(where.outputs["UV"], apart.inputs["Vector"])
        tree.links.new(apart.outputs["Y"], begins.inputs["Value"])
        tree.links.new(begins.outputs["Result"], shader.inputs["Alpha"])
        return material

    return remembered(("etched", colour), make)


def against_glass(colour, wall="#ffffff"):
    """The surface where liquid touches glass, turned towards the liquid: light is hardly bent by it, and tinted as by both."""

    def make():
        tint = tuple(a * b for a, b in zip(_once(colour), _once(wall)))
        return _lit_through(principled("liquid", Base_Color=tint, Transmission_Weight=1.0, Roughness=0.0, IOR=1.5 / 1.36), tint)

    return remembered(("liquid against glass", colour, wall), make)


def milky(colour, wet, share=0.93):
    """The clouded plastic of dip tubes, in air or in a liquid: most light passes."""

    def make():
        material = principled("milky", Base_Color=linear(colour), Transmission_Weight=share, Roughness=0.12, IOR=1.075 if wet else 1.46)
        return _lit_through(material, (0.93, 0.94, 0.93, 1))

    return remembered(("milky", colour, wet, share), make)
