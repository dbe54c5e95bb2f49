"""Droppers and pumps."""

from geometry import Section, rod, rounded, turned
from nodes import mixed, plain
from packs.bottles import body, ribs, wrap


def _pipette(pack, neck, base):
    material = pack.closure_material()
    turned(
        'collar',
        rounded(
            [
                (0, base + 0.205),
                (neck * 0.62, base + 0.205, 0.01),
                (neck + 0.03, base + 0.19, 0.012),
                (neck + 0.035, base + 0.005, 0.01),
                (neck + 0.01, base),
            ]
        ),
        material,
        segments=360,
        ripple=ribs(base + 0.015, base + 0.175, 60, 0.012) if pack.closure['material'] != 'metal' else None,
    )
    rubber = plain(
        'rubber',
        (
            mixed(pack.closure['colour'], '#1a1716', 0.8)
            if pack.closure['material'] != 'matt-plastic'
            else pack.closure['colour']
        ),
        Roughness=0.6,
        Specular=0.35,
    )
    turned(
        'bulb',
        rounded(
            [
                (0, base + 0.495),
                (0.058, base + 0.49, 0.05),
                (0.062, base + 0.265, 0.02),
                (0.074, base + 0.225, 0.012),
                (0.076, base + 0.195, 0.01),
                (0, base + 0.195),
            ]
        ),
        rubber,
    )


def round_dropper(pack):
    radius = 0.21
    body(pack, radius, 0.50, 0.088, 0.58, 0.645, soft=0.08)
    _pipette(pack, 0.088, 0.595)
    wrap(pack, radius, 0.085, 0.345)


def slim_dropper(pack):
    radius = 0.185
    body(pack, radius, 0.60, 0.08, 0.68, 0.745, soft=0.08)
    _pipette(pack, 0.08, 0.695)
    wrap(pack, radius, 0.09, 0.44)


def _pump_head(pack, base):
    material = pack.closure_material()
    turned(
        'collar',
        rounded(
            [
                (0, base + 0.16),
                (0.135, base + 0.16, 0.02),
                (0.15, base + 0.03, 0.01),
                (0.148, base + 0.005, 0.008),
                (0.11, base),
            ]
        ),
        material,
        segments=300,
        ripple=ribs(base + 0.02, base + 0.145, 50),
    )
    turned('stem', [(0.042, base + 0.14), (0.042, base + 0.30), (0, base + 0.30)], material, segments=40)
    turned(
        'head',
        rounded([(0, base + 0.26), (0.085, base + 0.26, 0.015), (0.092, base + 0.38, 0.03), (0, base + 0.385)]),
        material,
        segments=64,
    )
    rod(
        'nozzle',
        [
            (0, 0, base + 0.335),
            (0.12, 0, base + 0.338),
            (0.22, 0, base + 0.332),
            (0.29, 0, base + 0.315),
            (0.335, 0, base + 0.28),
        ],
        0.037,
        material,
        [1.1, 1.05, 0.95, 0.8, 0.62],
    )


def round_pump(pack):
    body(pack, 0.30, 1.05, 0.125, 1.18, 1.26, soft=0.16)
    _pump_head(pack, 1.19)
    wrap(pack, 0.30, 0.15, 0.76)


def square_pump(pack):
    outline = Section(5, 0.82)
    body(pack, 0.31, 1.12, 0.125, 1.22, 1.30, outline, soft=0.12)
    _pump_head(pack, 1.23)
    wrap(pack, 0.31, 0.14, 0.84, 'front', outline)


DROPPERS = {'round': round_dropper, 'slim': slim_dropper}
PUMPS = {'round': round_pump, 'square': square_pump}
