"""Reflections that the renders of layers.py and the colours of colouring.py agree on."""

PALE = 0.8
"""Of the things in shade in their pale rendering; they are black in the other."""

GROUNDS = (0.7, 0.12)
"""Of the ground where everything is rendered, and in the small rendering that shows what another ground changes."""

CAST = 0.4
"""Share of the paper's colour in the light it throws on others."""
