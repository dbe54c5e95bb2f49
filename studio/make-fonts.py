"""Cuts the shop's fonts to what it uses: python3 studio/make-fonts.py (needs fonttools and brotli).

The sources are the variable fonts of @fontsource-variable (SIL Open Font License); what comes out
stands in app/fonts. Anek's weights are narrowed, Eczar comes in one weight; the rupee sign,
letters with accents, the shop's mark and the narrow capitals of small caps get files of their own.
"""

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOURCE = "node_modules/@fontsource-variable"
LATIN = [
    *range(0x20, 0x7F), 0xA0, 0xA9, 0xB0, 0xB7, 0xBD, 0xD7,
    0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x2122, 0x2190, 0x2192, 0x2212,
]
# What a name may bring: fetched by the pages that show one of these letters.
ACCENTS = sorted(set(range(0xA1, 0x100)) - set(LATIN))
RUPEE = [0x20B9]
MARK = [ord(letter) for letter in "SOE"]
CAPITALS = [*range(0x20, 0x60), 0xB7, 0x2013, 0x2019, 0x2212]
DEVANAGARI = list(range(0x0900, 0x0980)) + [0x200C, 0x200D, 0x25CC]

CUTS = [
    ("anek-latin/files/anek-latin-latin-wght-normal.woff2", "anek-latin", LATIN, {"wght": (400, 700)}),
    ("anek-latin/files/anek-latin-latin-wght-normal.woff2", "anek-accents", ACCENTS, {"wght": (400, 700)}),
    ("anek-latin/files/anek-latin-latin-ext-wght-normal.woff2", "anek-rupee", RUPEE, {"wght": (400, 700)}),
    (
        "anek-latin/files/anek-latin-latin-standard-normal.woff2",
        "anek-capitals",
        CAPITALS,
        {"wght": 550, "wdth": 88},
    ),
    ("eczar/files/eczar-latin-wght-normal.woff2", "eczar-latin", LATIN, {"wght": 500}),
    ("eczar/files/eczar-latin-wght-normal.woff2", "eczar-mark", MARK, {"wght": 700}),
    ("eczar/files/eczar-latin-wght-normal.woff2", "eczar-accents", ACCENTS, {"wght": 500}),
    ("eczar/files/eczar-latin-ext-wght-normal.woff2", "eczar-rupee", RUPEE, {"wght": 500}),
    ("eczar/files/eczar-devanagari-wght-normal.woff2", "eczar-devanagari", DEVANAGARI, {"wght": 500}),
]

for source, name, letters, axes in CUTS:
    font = TTFont(f"{SOURCE}/{source}")
    options = subset.Options()
    options.layout_features = [
        *(feature for feature in options.layout_features if feature not in ("frac", "numr", "dnom")),
        "tnum",
    ]
    options.hinting = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    if axes:
        font = instancer.instantiateVariableFont(font, axes)
    font.flavor = "woff2"
    font.save(f"app/fonts/{name}.woff2")
