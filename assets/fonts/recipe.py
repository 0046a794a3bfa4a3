#!/usr/bin/env python3
"""Cut the faces that Tengen ships out of Noto Sans CJK.

Run it again whenever a message or a lesson changed:

    pip install fonttools
    python3 assets/fonts/recipe.py [--check] [FOLDER WITH THE .ttc FILES]

It reads NotoSansCJK-Regular.ttc and NotoSansCJK-Bold.ttc (Debian: fonts-noto-cjk) and writes, beside itself,
one Regular and one Bold face per locale and a small monospaced one. The same input gives the same bytes.
With --check it writes nothing and fails when a shipped face lacks a character of its locale's words.

Each locale has a face of its own because a font is never told the language: a face that covers all of CJK
shows the shapes of one region to everyone. The layout features are dropped for the same reason (`locl` would
double the size and nobody would ask for it), except kerning, which Latin text needs.
"""

import sys
import unicodedata
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SOURCES = Path("/usr/share/fonts/opentype/noto")

# The index of each locale's face in the collections; the lists of level 1 come from the standards' own codecs.
LOCALES = {"en": 0, "ja": 0, "zh-Hans": 2, "zh-Hant": 3}
MONO_INDEX = 5

# Languages on their way, whose scripts the shipped faces lack: a face with just the characters of its words lies
# beside them.
OWN = {"ko": ("KR", 1)}

# What a program writes by itself, in any language: the names of the languages, symbols on buttons, board labels.
LANGUAGE_NAMES = "English 日本語 简体中文 繁體中文 天元"
SYMBOLS = "←→↑↓↵⇧▲△▼▽■□●○◎◆◇★☆×÷±−✓•·…‥–—‘’“”†‡§¶©®°№‹›«»½¼¾′″‰"


def span(first, last):
    """Every character from `first` to `last` that is a character at all."""
    return {chr(c) for c in range(first, last + 1) if unicodedata.category(chr(c)) not in ("Cn", "Cc", "Cs")}


LATIN = span(0x20, 0x7E) | span(0xA0, 0xFF) | span(0x100, 0x17F) | set(SYMBOLS)
# Punctuation, kana, circled numbers and full-width forms, wanted by all three CJK locales.
CJK_COMMON = (
    span(0x2010, 0x2027)
    | span(0x2030, 0x203B)
    | span(0x2460, 0x2473)
    | span(0x3000, 0x301F)
    | span(0x3041, 0x3096)
    | span(0x309B, 0x30FF)
    | span(0xFE30, 0xFE4F)
    | span(0xFF01, 0xFF60)
    | span(0xFFE0, 0xFFE6)
)


def decoded(codec, leads, trails):
    """The characters that `codec` gives for these lead and trail bytes."""
    found = set()
    for lead in leads:
        for trail in trails:
            try:
                found.add(bytes([lead, trail]).decode(codec))
            except UnicodeDecodeError:
                pass
    return {c for c in found if len(c) == 1}


def level_one(locale):
    """Level 1 of the locale's standard: the characters that everyday writing is made of."""
    cells = range(0xA1, 0xFF)
    if locale == "ja":  # JIS X 0208, rows 16 to 47
        return decoded("euc_jp", range(0xA0 + 16, 0xA0 + 48), cells)
    if locale == "zh-Hans":  # GB 2312, rows 16 to 55
        return decoded("gb2312", range(0xA0 + 16, 0xA0 + 56), cells)
    if locale == "zh-Hant":  # Big5, A440 to C67E
        trails = list(range(0x40, 0x7F)) + list(cells)
        found = decoded("big5", range(0xA4, 0xC6), trails)
        return found | decoded("big5", [0xC6], range(0x40, 0x7F))
    return set()


def characters_of(paths):
    """Every printable character in these files."""
    found = set()
    for path in sorted(paths):
        found |= set(path.read_text(encoding="utf-8"))
    return {c for c in found if unicodedata.category(c) not in ("Cn", "Cc", "Cs", "Co", "Cf")}


def words(locale):
    """What the locale's own messages are written in."""
    return characters_of((ROOT / "locales" / locale).glob("**/*.ftl"))


def wanted_regular(locale):
    """The characters of a Regular face."""
    wanted = LATIN | words(locale) | set(LANGUAGE_NAMES)
    if locale != "en":
        shipped = [path for other in LOCALES for path in (ROOT / "locales" / other).glob("*.ftl")]
        everyone = characters_of(shipped) | characters_of((ROOT / "lessons").glob("**/*.yaml"))
        wanted |= CJK_COMMON | level_one(locale) | everyone
    return wanted


def wanted_bold(locale):
    """The characters of a Bold face: only what headings and the emphasis in messages can hold."""
    wanted = LATIN | words(locale) | set(LANGUAGE_NAMES)
    if locale != "en":
        wanted |= span(0x3000, 0x3017) | span(0x3041, 0x3096) | span(0x30A0, 0x30FF) | span(0xFF01, 0xFF5E)
    return wanted


def faces():
    """Name, collection, index, characters of every face to write, and whether it is for Latin text only."""
    for locale, index in LOCALES.items():
        western = locale == "en"
        yield f"NotoSans-{locale}-Regular.otf", "NotoSansCJK-Regular.ttc", index, wanted_regular(locale), western
        yield f"NotoSans-{locale}-Bold.otf", "NotoSansCJK-Bold.ttc", index, wanted_bold(locale), western
    mono = span(0x20, 0x7E) | span(0xA0, 0xFF) | set("…–—‘’“”·•×←→↑↓")
    yield "NotoSans-mono.otf", "NotoSansCJK-Regular.ttc", MONO_INDEX, mono, False
    for locale, (name, index) in OWN.items():
        for weight in ("Regular", "Bold"):
            own = words(locale) - wanted_regular("en")
            path = f"../../locales/{locale}/NotoSans{name}-{weight}.otf"
            yield path, f"NotoSansCJK-{weight}.ttc", index, own, False


def cut(name, collection, index, wanted, western, sources):
    """Write one face."""
    from fontTools import subset

    options = subset.Options(
        font_number=index,
        layout_features=["kern"],
        hinting=False,
        desubroutinize=False,
        glyph_names=False,
        legacy_kern=False,
        name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14],
        name_languages=[0x409],
        notdef_outline=True,
        recalc_timestamp=False,
        drop_tables=["BASE", "vhea", "vmtx", "VORG", "GSUB", "DSIG", "GDEF"],
    )
    font = subset.load_font(str(sources / collection), options)
    cutter = subset.Subsetter(options)
    if western:
        make_western(font)
    cutter.populate(unicodes=[ord(c) for c in wanted])
    cutter.subset(font)
    subset.save_font(font, str(HERE / name), options)


def make_western(font):
    """Give a face for Latin text the shapes that such text wants, where CJK text wants others.

    The ellipsis stands on the baseline instead of in the middle of a square, and signs such as the times sign lose
    the empty halves of theirs.
    """
    from fontTools.pens.boundsPen import BoundsPen
    from fontTools.pens.t2CharStringPen import T2CharStringPen
    from fontTools.pens.transformPen import TransformPen

    gsub = font["GSUB"].table
    western = {}
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "pwid":
            for index in record.Feature.LookupListIndex:
                for table in gsub.LookupList.Lookup[index].SubTable:
                    western.update(getattr(table, "ExtSubTable", table).mapping)
    names = font.getBestCmap()
    ellipsis = western[names[0x2026]]
    for table in font["cmap"].tables:
        if 0x2026 in getattr(table, "cmap", {}):
            table.cmap[0x2026] = ellipsis

    glyphs = font.getGlyphSet()
    top = font["CFF "].cff.topDictIndex[0]
    side = 70
    for sign in "×÷±§¶":
        name = names[ord(sign)]
        bounds = BoundsPen(glyphs)
        glyphs[name].draw(bounds)
        left, _, right, _ = bounds.bounds
        width = round(right - left) + 2 * side
        old = top.CharStrings[name]
        # The pen writes widths relative to what the glyph's group takes as usual.
        pen = T2CharStringPen(width - old.private.nominalWidthX, glyphs)
        glyphs[name].draw(TransformPen(pen, (1, 0, 0, 1, side - left, 0)))
        top.CharStrings[name] = pen.getCharString(private=old.private, globalSubrs=old.globalSubrs)
        font["hmtx"][name] = (width, side)


def missing(name, wanted):
    """Characters that the face on disk lacks though its locale's words use them."""
    from fontTools.ttLib import TTFont

    have = TTFont(str(HERE / name)).getBestCmap()
    return sorted(c for c in wanted if ord(c) not in have)


def main():
    arguments = [a for a in sys.argv[1:] if a != "--check"]
    sources = Path(arguments[0]) if arguments else SOURCES
    if "--check" not in sys.argv[1:]:
        for name, collection, index, wanted, western in faces():
            cut(name, collection, index, wanted, western, sources)
            print(f"{(HERE / name).stat().st_size:>9} {name}")
    lacking = 0
    for locale in LOCALES:
        for weight in ("Regular", "Bold"):
            name = f"NotoSans-{locale}-{weight}.otf"
            lost = missing(name, words(locale) | set(LANGUAGE_NAMES))
            if lost:
                lacking += 1
                print(f"{name} lacks {' '.join(lost)}", file=sys.stderr)
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
