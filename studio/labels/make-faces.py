"""Prepares the label faces: python3 studio/labels/make-faces.py FOLDER (needs fonttools and brotli).

Every face of faces.json is looked up among the installed fonts (the package is named beside it) or cut
from the shop's own variable fonts, renamed to its role ("aranya-name") and written to FOLDER/faces
with a fonts.conf that knows nothing else. FOLDER/faces.json holds the widths that text is fitted with.
"""

import json
import subprocess
import sys
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
SHOP_FONTS = HERE / "../../node_modules/@fontsource-variable/eczar/files"
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x900, 0x980), 0x2013, 0x2019, 0x2022, 0x20B9]


def installed(name, package):
    """The file of an installed font, or an error that names the package to install."""
    files = subprocess.check_output(["fc-list", "--format", "%{file}\n"], text=True).splitlines()
    for file in sorted(files):
        if Path(file).stem == name:
            return file
    raise SystemExit(f"{name} is missing: install {package}")


def opened(face):
    """The font of a face, variable ones at their weight."""
    if "source" not in face:
        return TTFont(installed(face["file"], face["package"]))
    font = TTFont(SHOP_FONTS / f"{face['source']}-wght-normal.woff2")
    font.flavor = None
    return instancer.instantiateVariableFont(font, {"wght": face["weight"]})


def renamed(font, role):
    """Gives the font its role as family, as one regular style."""
    table = font["name"]
    for record in list(table.names):
        if record.nameID in (1, 2, 4, 6, 16, 17, 21, 22, 25):
            table.removeNames(record.nameID, record.platformID, record.platEncID, record.langID)
    for name_id, text in ((1, role), (2, "Regular"), (4, role), (6, role)):
        table.setName(text, name_id, 3, 1, 0x409)
    font["OS/2"].usWeightClass = 400
    font["OS/2"].fsSelection = 0x40
    font["head"].macStyle = 0
    if "CFF " in font:
        font["CFF "].cff.topDictIndex[0].FamilyName = role
        font["CFF "].cff.topDictIndex[0].FullName = role
    return font


def measured(font):
    """Heights and advance widths in parts of an em."""
    em = font["head"].unitsPerEm
    glyphs = font.getBestCmap()
    widths = {chr(code): round(font["hmtx"][glyphs[code]][0] / em, 4) for code in LETTERS if code in glyphs}
    capital = getattr(font["OS/2"], "sCapHeight", 0) or em * 0.68
    return {"capital": round(capital / em, 4), "widths": widths}


def main():
    """Writes all faces and what is known of them."""
    folder = Path(sys.argv[1]).resolve()
    (folder / "faces").mkdir(parents=True, exist_ok=True)
    measures = {}
    for role, face in json.loads((HERE / "faces.json").read_text()).items():
        font = renamed(opened(face), role)
        measures[role] = measured(font)
        font.save(folder / "faces" / f"{role}.{'otf' if 'CFF ' in font else 'ttf'}")
    (folder / "faces.json").write_text(json.dumps(measures, ensure_ascii=False))
    (folder / "fonts.conf").write_text(
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
        f"<dir>{folder}/faces</dir><cachedir>{folder}/font-cache</cachedir></fontconfig>\n"
    )


if __name__ == "__main__":
    main()
