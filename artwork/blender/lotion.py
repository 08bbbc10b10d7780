"""Materials of lotion, of fleece soaked in it and of film filled with it: opaque white, which a few rays render without blotches."""

import materials as m


def lotion(colour):
    """Cream, milk and shampoo under a moist skin."""
    return m.remembered(
        ("lotion", colour),
        lambda: m.principled("lotion", Base_Color=m.linear(colour), Roughness=0.32, IOR=1.42, Coat_Weight=0.6, Coat_Roughness=0.08, Coat_IOR=1.4),
    )


def fleece():
    """White fibres soaked until they shine."""

    def make():
        material = m.principled("fleece", Base_Color=m.linear("#f7f5ef"), Roughness=0.5, Coat_Weight=0.5, Coat_Roughness=0.22, Sheen_Weight=0.15)
        tree = material.node_tree
        fibres = m._noise(tree, tree.nodes.new("ShaderNodeTexCoord"), 16, 6, 2.5)
        m.relief(tree, tree.nodes["Principled BSDF"], fibres, 0.02)
        return material

    return m.remembered(("fleece",), make)


def film(colour):
    """Soft film with milk behind it."""
    return m.remembered(
        ("film", colour),
        lambda: m.handled(m.principled("film", Base_Color=m.linear(colour), Roughness=0.32, Coat_Weight=0.4, Coat_Roughness=0.14), 0.06, 0.003),
    )
