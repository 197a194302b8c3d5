"""Removes the stroke of the zero of Atkinson Hyperlegible Next, in all weights. See README.md."""

import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.varLib.iup import iup_delta

source, target = sys.argv[1:]
font = TTFont(source)
# The tabular zero refers to it.
glyph = font["glyf"]["zero"]
glyph.expand(font["glyf"])
# The outer contour, and the two halves of the counter, left and right of the stroke.
outer, left, right = ends = glyph.endPtsOfContours
# The counter in one: the left half up to the stroke, the right half, the rest of the left half.
half = range(outer + 1, left + 1)
order = [*range(outer + 1), *half[:4], *range(left + 2, right + 1), left + 1, *half[4:]]
# Four more points are the metrics.
points = [*glyph.coordinates, (0, 0), (0, 0), (0, 0), (0, 0)]
for variation in font["gvar"].variations["zero"]:
    # What a font leaves out depends on the order of the points.
    deltas = iup_delta(variation.coordinates, points, list(ends))
    variation.coordinates = [deltas[index] for index in [*order, *range(right + 1, right + 5)]]
glyph.coordinates = GlyphCoordinates([points[index] for index in order])
glyph.flags = type(glyph.flags)(glyph.flags[index] for index in order)
glyph.endPtsOfContours = [outer, right]
glyph.numberOfContours = 2

for record in font["name"].names:
    name = record.toUnicode()
    if record.nameID != 0:
        name = name.replace("Atkinson Hyperlegible Next", "Parish Text")
        record.string = name.replace("AtkinsonHyperlegibleNext", "ParishText")
font.flavor = "woff2"
font.save(target)
