#!/usr/bin/env python3
"""Draw the program's icon: the seal with the two signs of its name.

    pip install fonttools cairosvg
    python3 assets/icon/recipe.py

Writes tengen.svg, whose signs are outlines and need no font, and tengen.png, 256 pixels wide.
"""

from pathlib import Path

import cairosvg
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent
FONT = HERE.parent / "fonts" / "NotoSans-ja-Bold.otf"
SIDE = 256
SEAL = "#b8382a"
PAPER = "#fffdf8"


def signs(text, width):
    """The outlines of `text`, set `width` wide and centered."""
    font = TTFont(FONT)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    pens, x = [], 0
    bounds = BoundsPen(glyphs)
    for sign in text:
        glyph = glyphs[names[ord(sign)]]
        glyph.draw(TransformPen(bounds, (1, 0, 0, 1, x, 0)))
        pens.append((glyph, x))
        # A little closer than in running text, as on a seal.
        x += glyph.width * 0.97
    left, bottom, right, top = bounds.bounds
    scale = width / (right - left)
    out = SVGPathPen(glyphs, ntos=lambda v: f"{v:.1f}".rstrip("0").rstrip("."))
    for glyph, x in pens:
        dx = SIDE / 2 + scale * (x - (left + right) / 2)
        dy = SIDE / 2 + scale * (bottom + top) / 2
        glyph.draw(TransformPen(out, (scale, 0, 0, -scale, dx, dy)))
    return out.getCommands()


def main():
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE}" height="{SIDE}" viewBox="0 0 {SIDE} {SIDE}">\n'
        f"<title>Tengen</title>\n"
        f'<rect x="8" y="8" width="{SIDE - 16}" height="{SIDE - 16}" rx="44" fill="{SEAL}"/>\n'
        f'<path fill="{PAPER}" d="{signs("天元", 200)}"/>\n'
        "</svg>\n"
    )
    (HERE / "tengen.svg").write_text(svg, encoding="utf-8")
    cairosvg.svg2png(bytestring=svg.encode(), write_to=str(HERE / "tengen.png"), output_width=SIDE, output_height=SIDE)


main()
