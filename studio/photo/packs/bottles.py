"""Bottles."""

import math

from contents import fill_round
from fillings import GRAINS, soft_material
from geometry import ROUND, Section, label, rod, rounded, turned
from glass import glowing
from nodes import mixed

WALL = 0.022


def body(pack, radius, height, neck, shoulder, top, section=ROUND, soft=0.12):
    """Body, shoulder from `height` to `shoulder`, neck up to `top`; hollow where it is glass."""
    outside = [
        (0, 0.012),
        (radius * 0.72, 0.012, 0.02),
        (radius * 0.8, 0, 0.02),
        (radius, 0, 0.05),
        (radius, height, soft),
        (neck, shoulder, 0.05),
        (neck, top),
    ]
    if not pack.see_through():
        turned('bottle', rounded(outside + [(0, top)]), pack.body_material(), section)
        return
    inside = [
        (neck - WALL, top),
        (neck - WALL, shoulder - 0.01, 0.05),
        (radius - WALL, height - 0.012, soft),
        (radius - WALL, 0.05, 0.05),
        (0, 0.05),
    ]
    turned('bottle', rounded(outside) + rounded(inside), pack.body_material(), section)
    _liquid(pack, radius - WALL - 0.003, height, neck - WALL - 0.003, shoulder, section)


def _liquid(pack, radius, height, neck, shoulder, section):
    contents = pack.contents
    if contents['kind'] in GRAINS:
        fill_round(contents, lambda z: radius, height * 0.8, pack.random, section=section)
        return
    if contents['kind'] == 'none':
        return
    level = height + (shoulder - height) * 0.75
    profile = rounded(
        [
            (0, 0.053),
            (radius, 0.053, 0.05),
            (radius, height - 0.035, 0.11),
            (neck + (radius - neck) * 0.26, level - 0.004),
            (0, level),
        ]
    )
    if pack.body['material'] == 'tinted-glass':
        material = glowing([mixed(contents['colours'][0], pack.body['colour'], 0.5)], glow=0.18, height=level)
    else:
        material = soft_material(contents, level)
    turned('liquid', profile, material, section, segments=72)


def ribs(low, high, count, depth=0.01):
    """A ripple for caps: ribs between two heights."""
    return lambda a, z: 1 + (depth * math.cos(a * count) if low < z < high else 0)


def _cap(pack, radius, low, height, count=60):
    material = pack.closure_material()
    kind = pack.closure['material']
    profile = rounded([(0, low + height), (radius, low + height, 0.02), (radius, low, 0.008), (radius * 0.8, low)])
    ribbed = kind.endswith('plastic')
    turned(
        'cap',
        profile,
        material,
        segments=360 if ribbed else 96,
        ripple=ribs(low + 0.03, low + height - 0.035, count) if ribbed else None,
    )


def wrap(pack, radius, bottom, height, surface_name='wrap', section=ROUND):
    """The label around a bottle."""
    label('label', radius + 0.0015, bottom, height, pack.aspect(surface_name), pack.print(surface_name), section)


def oil_bottle(pack):
    radius = 0.345
    body(pack, radius, 1.16, 0.115, 1.52, 1.80, soft=0.2)
    turned(
        'neck ring', rounded([(0.1, 1.62), (0.135, 1.62, 0.01), (0.135, 1.66, 0.01), (0.1, 1.66)]), pack.body_material()
    )
    if pack.closure['material'] in ('cork', 'wood'):
        turned(
            'stopper',
            rounded([(0, 1.95), (0.125, 1.95, 0.03), (0.125, 1.81, 0.01), (0.09, 1.8), (0.088, 1.7), (0, 1.7)]),
            pack.closure_material(),
        )
    else:
        _cap(pack, 0.138, 1.67, 0.24, 48)
    wrap(pack, radius, 0.15, 0.86)


def medicine_bottle(pack):
    radius = 0.37
    body(pack, radius, 0.92, 0.15, 1.12, 1.30, soft=0.13)
    _cap(pack, 0.185, 1.15, 0.25, 54)
    turned(
        'collar',
        rounded([(0.14, 1.12), (0.19, 1.12, 0.01), (0.19, 1.145, 0.01), (0.14, 1.15)]),
        pack.closure_material(),
    )
    wrap(pack, radius, 0.13, 0.66)


def pill_bottle(pack):
    radius = 0.33
    body(pack, radius, 0.74, 0.25, 0.84, 0.92, soft=0.09)
    _cap(pack, 0.275, 0.845, 0.25, 90)
    wrap(pack, radius, 0.10, 0.55)


def jug(pack):
    outline = Section(3.6, 0.58)
    material = pack.body_material()
    body = [
        (0, 0),
        (0.46, 0, 0.06),
        (0.50, 0.12, 0.1),
        (0.50, 1.18, 0.16),
        (0.20, 1.62, 0.12),
        (0.13, 1.70, 0.03),
        (0.13, 1.82),
        (0, 1.82),
    ]
    turned('jug', rounded(body, 8), material, outline)
    rod(
        'handle',
        [(0.16, 0, 1.66), (0.27, 0, 1.68), (0.37, 0, 1.63), (0.425, 0, 1.52), (0.445, 0, 1.38), (0.44, 0, 1.22)],
        0.058,
        material,
    )
    turned('neck', rounded([(0.13, 1.66), (0.145, 1.70, 0.01), (0.145, 1.76)]), material)
    _cap(pack, 0.165, 1.71, 0.20, 56)
    wrap(pack, 0.5, 0.20, 0.92, 'front', outline)


def flat_bottle(pack):
    outline = Section(2.5, 0.56)
    body(pack, 0.40, 1.02, 0.13, 1.24, 1.34, outline, soft=0.22)
    cap = 0.16
    turned(
        'cap', rounded([(0, 1.56), (cap, 1.56, 0.03), (cap, 1.27, 0.01), (cap * 0.8, 1.27)]), pack.closure_material()
    )
    wrap(pack, 0.40, 0.14, 0.80, 'front', outline)


BOTTLES = {'oil': oil_bottle, 'medicine': medicine_bottle, 'pill': pill_bottle, 'jug': jug, 'flat': flat_bottle}
