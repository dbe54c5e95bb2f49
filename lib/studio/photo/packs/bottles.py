"""Bottles, droppers and pumps."""
import math

from contents import GRAINS, fill_round, soft_material
from geometry import ROUND, Section, label, rod, rounded, turned
from glass import glass, glowing
from nodes import brightness, mixed, plain, surface

WALL = 0.022


def _body(pack, radius, height, neck, shoulder, top, section=ROUND, soft=0.12):
    """Body, shoulder from `height` to `shoulder`, neck up to `top`; hollow where it is glass."""
    outside = [(0, 0.012), (radius * 0.72, 0.012, 0.02), (radius * 0.8, 0, 0.02), (radius, 0, 0.05), (radius, height, soft), (neck, shoulder, 0.05), (neck, top)]
    if not pack.see_through():
        turned('bottle', rounded(outside + [(0, top)]), pack.body_material(), section)
        return
    inside = [(neck - WALL, top), (neck - WALL, shoulder - 0.01, 0.05), (radius - WALL, height - 0.012, soft), (radius - WALL, 0.05, 0.05), (0, 0.05)]
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
    profile = rounded([(0, 0.053), (radius, 0.053, 0.05), (radius, height - 0.015, 0.11), (neck + (radius - neck) * 0.32, level - 0.004), (0, level)])
    if pack.body['material'] == 'tinted-glass':
        material = glowing([mixed(contents['colours'][0], pack.body['colour'], 0.5)], glow=0.18, height=level)
    else:
        material = soft_material(contents, level)
    turned('liquid', profile, material, section, segments=72)


def _ribs(low, high, count, depth=0.01):
    return lambda a, z: 1 + (depth * math.cos(a * count) if low < z < high else 0)


def _cap(pack, radius, low, height, ribs=60):
    material = pack.closure_material()
    kind = pack.closure['material']
    profile = rounded([(0, low + height), (radius, low + height, 0.02), (radius, low, 0.008), (radius * 0.8, low)])
    ribbed = kind.endswith('plastic') and ribs
    turned('cap', profile, material, segments=360 if ribbed else 96, ripple=_ribs(low + 0.03, low + height - 0.035, ribs) if ribbed else None)


def _wrap(pack, radius, bottom, height, surface_name='wrap', section=ROUND):
    label('label', radius + 0.0015, bottom, height, pack.aspect(surface_name), pack.print(surface_name), section)


def oil_bottle(pack):
    radius = 0.345
    _body(pack, radius, 1.16, 0.115, 1.52, 1.80, soft=0.2)
    turned('neck ring', rounded([(0.1, 1.62), (0.135, 1.62, 0.01), (0.135, 1.66, 0.01), (0.1, 1.66)]), pack.body_material())
    if pack.closure['material'] in ('cork', 'wood'):
        turned('stopper', rounded([(0, 1.95), (0.125, 1.95, 0.03), (0.125, 1.81, 0.01), (0.09, 1.8), (0.088, 1.7), (0, 1.7)]), pack.closure_material())
    else:
        _cap(pack, 0.138, 1.67, 0.24, 48)
    _wrap(pack, radius, 0.15, 0.86)


def medicine_bottle(pack):
    radius = 0.37
    _body(pack, radius, 0.92, 0.15, 1.12, 1.30, soft=0.13)
    _cap(pack, 0.185, 1.15, 0.25, 54)
    turned('collar', rounded([(0.14, 1.12), (0.19, 1.12, 0.01), (0.19, 1.145, 0.01), (0.14, 1.15)]), pack.closure_material())
    _wrap(pack, radius, 0.13, 0.66)


def pill_bottle(pack):
    radius = 0.33
    _body(pack, radius, 0.74, 0.25, 0.84, 0.92, soft=0.09)
    _cap(pack, 0.275, 0.845, 0.25, 90)
    _wrap(pack, radius, 0.10, 0.55)


def jug(pack):
    outline = Section(3.6, 0.58)
    material = pack.body_material()
    body = [(0, 0), (0.46, 0, 0.06), (0.50, 0.12, 0.1), (0.50, 1.18, 0.16), (0.20, 1.62, 0.12), (0.13, 1.70, 0.03), (0.13, 1.82), (0, 1.82)]
    turned('jug', rounded(body, 8), material, outline)
    rod('handle', [(0.16, 0, 1.66), (0.27, 0, 1.68), (0.37, 0, 1.63), (0.425, 0, 1.52), (0.445, 0, 1.38), (0.44, 0, 1.22)], 0.058, material)
    turned('neck', rounded([(0.13, 1.66), (0.145, 1.70, 0.01), (0.145, 1.76)]), material)
    _cap(pack, 0.165, 1.71, 0.20, 56)
    _wrap(pack, 0.5, 0.20, 0.92, 'front', outline)


def flat_bottle(pack):
    outline = Section(2.5, 0.56)
    _body(pack, 0.40, 1.02, 0.13, 1.24, 1.34, outline, soft=0.22)
    cap = 0.16
    turned('cap', rounded([(0, 1.56), (cap, 1.56, 0.03), (cap, 1.27, 0.01), (cap * 0.8, 1.27)]), pack.closure_material())
    _wrap(pack, 0.40, 0.14, 0.80, 'front', outline)


def _pipette(pack, neck, base):
    material = pack.closure_material()
    turned('collar', rounded([(0, base + 0.205), (neck * 0.62, base + 0.205, 0.01), (neck + 0.03, base + 0.19, 0.012), (neck + 0.035, base + 0.005, 0.01), (neck + 0.01, base)]),
           material, segments=360, ripple=_ribs(base + 0.015, base + 0.175, 60, 0.012) if pack.closure['material'] != 'metal' else None)
    rubber = plain('rubber', mixed(pack.closure['colour'], '#1a1716', 0.8) if pack.closure['material'] != 'matt-plastic' else pack.closure['colour'], Roughness=0.6, Specular=0.35)
    turned('bulb', rounded([(0, base + 0.495), (0.058, base + 0.49, 0.05), (0.062, base + 0.265, 0.02), (0.074, base + 0.225, 0.012), (0.076, base + 0.195, 0.01), (0, base + 0.195)]), rubber)


def round_dropper(pack):
    radius = 0.21
    _body(pack, radius, 0.50, 0.088, 0.58, 0.645, soft=0.08)
    _pipette(pack, 0.088, 0.595)
    _wrap(pack, radius, 0.085, 0.345)


def slim_dropper(pack):
    radius = 0.185
    _body(pack, radius, 0.60, 0.08, 0.68, 0.745, soft=0.08)
    _pipette(pack, 0.08, 0.695)
    _wrap(pack, radius, 0.09, 0.44)


def _pump_head(pack, base):
    material = pack.closure_material()
    turned('collar', rounded([(0, base + 0.16), (0.135, base + 0.16, 0.02), (0.15, base + 0.03, 0.01), (0.148, base + 0.005, 0.008), (0.11, base)]), material,
           segments=300, ripple=_ribs(base + 0.02, base + 0.145, 50))
    turned('stem', [(0.042, base + 0.14), (0.042, base + 0.30), (0, base + 0.30)], material, segments=40)
    turned('head', rounded([(0, base + 0.26), (0.085, base + 0.26, 0.015), (0.092, base + 0.38, 0.03), (0, base + 0.385)]), material, segments=64)
    rod('nozzle', [(0, 0, base + 0.335), (0.12, 0, base + 0.338), (0.22, 0, base + 0.332), (0.29, 0, base + 0.315), (0.335, 0, base + 0.28)], 0.037, material, [1.1, 1.05, 0.95, 0.8, 0.62])


def round_pump(pack):
    _body(pack, 0.30, 1.05, 0.125, 1.18, 1.26, soft=0.16)
    _pump_head(pack, 1.19)
    _wrap(pack, 0.30, 0.15, 0.76)


def square_pump(pack):
    outline = Section(5, 0.82)
    _body(pack, 0.31, 1.12, 0.125, 1.22, 1.30, outline, soft=0.12)
    _pump_head(pack, 1.23)
    _wrap(pack, 0.31, 0.14, 0.84, 'front', outline)


BOTTLES = {'oil': oil_bottle, 'medicine': medicine_bottle, 'pill': pill_bottle, 'jug': jug, 'flat': flat_bottle}
DROPPERS = {'round': round_dropper, 'slim': slim_dropper}
PUMPS = {'round': round_pump, 'square': square_pump}
