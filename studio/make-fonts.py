"""Cuts the shop's fonts to what it uses: python3 studio/make-fonts.py (needs fonttools and brotli).

The sources are the variable fonts of @fontsource-variable (SIL Open Font License); what comes out
stands in app/fonts. Anek's weights are narrowed, Eczar comes in one weight; letters that few pages
use get files of their own. The narrow capitals of small caps are a stylistic set of the text, since
a font that arrives later lays all text out again. Digits are of equal width. Kerning is that of one
weight, without pairs that nobody sees.
"""

from pathlib import Path

from fontTools import subset
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOURCE = "node_modules/@fontsource-variable"
ANEK = "anek-latin/files/anek-latin-latin-wght-normal.woff2"
ANEK_RUPEE = "anek-latin/files/anek-latin-latin-ext-wght-normal.woff2"
ANEK_WIDTHS = "anek-latin/files/anek-latin-latin-standard-normal.woff2"
ECZAR = "eczar/files/eczar-latin-wght-normal.woff2"
ECZAR_RUPEE = "eczar/files/eczar-latin-ext-wght-normal.woff2"
ECZAR_DEVANAGARI = "eczar/files/eczar-devanagari-wght-normal.woff2"

# Of code and formulas, which a shop shows nowhere.
OF_CODE = {ord(sign) for sign in "<>\\^`{|}~"}
LATIN = [
    *sorted(set(range(0x20, 0x7F)) - OF_CODE), 0xA0, 0xA9, 0xB0, 0xB7, 0xBD, 0xD7,
    0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x2122, 0x2190, 0x2192, 0x2212,
]
# What a name may bring: fetched by the pages that show one of these letters.
ACCENTS = sorted((set(range(0xA1, 0x100)) | OF_CODE) - set(LATIN))
CAPITALS = [*range(0x20, 0x3C), 0x3F, *range(0x41, 0x5B), 0xB7, 0x2013, 0x2019, 0x2212]
# Letters, signs and digits of Hindi, Marathi and Gujarati words.
DEVANAGARI = [
    0x901, 0x902, 0x903, *range(0x905, 0x90C), 0x90D, *range(0x90F, 0x912), *range(0x913, 0x929),
    *range(0x92A, 0x931), 0x932, 0x933, *range(0x935, 0x93A), 0x93C, *range(0x93E, 0x944), 0x945,
    *range(0x947, 0x94A), *range(0x94B, 0x94E), *range(0x958, 0x960), 0x964, *range(0x966, 0x970),
    0x200C, 0x200D, 0x25CC,
]
RUPEE = 0x20B9

# Hundredths of an em.
LEAST_KERN = 0.8
# The weight whose kerning all have.
USUAL_WEIGHT = 500


def opened(path: str) -> TTFont:
    return TTFont(f"{SOURCE}/{path}")


def use_equal_digits(font: TTFont) -> None:
    table = font["GSUB"].table
    equal = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[index].SubTable:
                    equal.update(getattr(part, "ExtSubTable", part).mapping)
    for part in font["cmap"].tables:
        for code, name in part.cmap.items():
            part.cmap[code] = equal.get(name, name)


def cut(font: TTFont, letters: list[int], features: list[str], scripts=("*",)) -> None:
    options = subset.Options()
    options.layout_features = features
    options.layout_scripts = list(scripts)
    options.hinting = False
    options.name_IDs = []
    options.notdef_outline = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)


def latin(path: str, letters: list[int], axes: dict, is_kerned: bool = True) -> TTFont:
    font = opened(path)
    if "GSUB" in font:
        use_equal_digits(font)
    cut(font, letters, ["kern"] if is_kerned else [])
    return instancer.instantiateVariableFont(font, axes)


def kern_like(font: TTFont, one_weight: TTFont) -> None:
    """Takes over the kerning of one weight: that of all weights is half of the file."""
    assert font.getGlyphOrder() == one_weight.getGlyphOrder()
    least = LEAST_KERN / 100 * font["head"].unitsPerEm
    for lookup in one_weight["GPOS"].table.LookupList.Lookup:
        for part in lookup.SubTable:
            part = getattr(part, "ExtSubTable", part)
            if part.Format == 1:
                for pairs in part.PairSet:
                    pairs.PairValueRecord = [
                        pair for pair in pairs.PairValueRecord if abs(pair.Value1.XAdvance) >= least
                    ]
                    pairs.PairValueCount = len(pairs.PairValueRecord)
                continue
            for first in part.Class1Record:
                for second in first.Class2Record:
                    if second.Value1 and abs(second.Value1.XAdvance) < least:
                        second.Value1.XAdvance = 0
    font["GPOS"] = one_weight["GPOS"]
    for name in ("GDEF", "HVAR"):
        if name in font:
            del font[name]


def add_glyph(font: TTFont, other: TTFont, source: str, name: str) -> None:
    """Copies a glyph without components from a font with the same axes."""
    glyph = other["glyf"][source]
    assert not glyph.isComposite()
    font["glyf"][name] = glyph
    font["hmtx"][name] = other["hmtx"][source]
    if "gvar" in font:
        font["gvar"].variations[name] = other["gvar"].variations[source]
    font.setGlyphOrder(font["glyf"].glyphOrder)


def add_rupee(font: TTFont, path: str, axes: dict) -> None:
    other = latin(path, [RUPEE], axes, is_kerned=False)
    add_glyph(font, other, other.getBestCmap()[RUPEE], "rupee")
    for part in font["cmap"].tables:
        part.cmap[RUPEE] = "rupee"


def add_narrow_capitals(font: TTFont) -> None:
    """Adds one width and weight of the capitals, as the stylistic set ss01."""
    narrow = latin(ANEK_WIDTHS, CAPITALS, {"wght": 550, "wdth": 88}, is_kerned=False)
    drawn, usual = narrow.getGlyphSet(), font.getBestCmap()
    rules = []
    for code, source in sorted(narrow.getBestCmap().items()):
        name = f"{usual[code]}.narrow"
        outline, pen = DecomposingRecordingPen(drawn), TTGlyphPen(None)
        drawn[source].draw(outline)
        outline.replay(pen)
        font["glyf"][name] = pen.glyph()
        font["hmtx"][name] = narrow["hmtx"][source]
        font["gvar"].variations[name] = []
        rules.append(f"sub {usual[code]} by {name};")
    font.setGlyphOrder(font["glyf"].glyphOrder)
    feature = f"feature ss01 {{ {' '.join(rules)} }} ss01;"
    addOpenTypeFeaturesFromString(font, feature, tables=["GSUB"])


def save(font: TTFont, name: str) -> None:
    path = Path(f"app/fonts/{name}.woff2")
    font.flavor = "woff2"
    font.save(path)
    print(f"{path}: {path.stat().st_size} bytes")


weights = {"wght": (400, 700)}
text = latin(ANEK, LATIN, weights)
kern_like(text, latin(ANEK, LATIN, {"wght": USUAL_WEIGHT}))
add_rupee(text, ANEK_RUPEE, weights)
add_narrow_capitals(text)
save(text, "anek-latin")
save(latin(ANEK, ACCENTS, weights), "anek-accents")

one = {"wght": USUAL_WEIGHT}
display = latin(ECZAR, LATIN, one)
kern_like(display, latin(ECZAR, LATIN, one))
add_rupee(display, ECZAR_RUPEE, one)
save(display, "eczar-latin")
save(latin(ECZAR, ACCENTS, one), "eczar-accents")

# Without kerning, and without vowel signs in several widths, which are a third of the file.
features = [name for name in subset.Options().layout_features if name not in ("kern", "pres")]
devanagari = opened(ECZAR_DEVANAGARI)
cut(devanagari, DEVANAGARI, features, ("DFLT", "dev2"))
save(instancer.instantiateVariableFont(devanagari, one), "eczar-devanagari")
