"""Things of the kitchen, the bath and the packing table that stand among packs."""

import math

from fillings import powder_material, soft_material
from geometry import box, rod, rounded, turned
from glass import thin_glass
from materials import finish
from nodes import bump, noise, plain
from props import CLAY, WOOD, sprig
from scene import placed

JUTE = '#9a7a48'


def _tumbler(prop, chance):
    """A drinking glass, three quarters full."""
    radius, height = prop.get('radius', 0.2), prop.get('height', 0.62)
    outside = [(0, 0), (radius * 0.8, 0, 0.02), (radius, height)]
    inside = [(radius - 0.014, height), (radius * 0.8 - 0.012, 0.05, 0.02), (0, 0.05)]
    turned('tumbler', rounded(outside + inside), thin_glass())
    level = height * 0.78
    brim = radius * (0.8 + 0.2 * level / height) - 0.018
    drink = {'kind': 'liquid', 'colours': [prop['colour']]}
    profile = [(0, 0.053), (radius * 0.8 - 0.016, 0.053), (brim, level), (0, level)]
    turned('drink', profile, soft_material(drink, level), segments=72)


def _mortar(prop, chance):
    """A stone mortar with its pestle."""
    stone = plain('granite', prop.get('colour', '#77736c'), Roughness=0.7, Specular=0.25)
    bump(stone, noise(stone, 60, 6), 0.25)
    outside = [(0, 0), (0.24, 0, 0.03), (0.25, 0.07, 0.03), (0.22, 0.12, 0.04), (0.36, 0.5, 0.03)]
    inside = [(0.3, 0.5, 0.03), (0.2, 0.2, 0.1), (0, 0.16)]
    turned('mortar', rounded(outside + inside), stone)
    if 'contents' in prop:
        bed = rounded([(0.262, 0.36), (0.12, 0.4, 0.05), (0, 0.41)])
        turned('ground spice', bed, powder_material({**prop['contents'], 'kind': 'coarse'}), segments=64)
    length = [0.0, 0.1, 0.3, 0.55, 0.8]
    line = [(0.02 + 0.42 * t, 0.0, 0.36 + 0.62 * t) for t in length]
    rod('pestle', line, 0.075, stone, [0.9, 1.0, 0.72, 0.6, 0.68])


def _churn(prop, chance):
    """A clay pot with the wooden staff that curd is churned with."""
    outside = [(0, 0), (0.26, 0, 0.05), (0.46, 0.34, 0.2), (0.3, 0.68, 0.08), (0.26, 0.76, 0.03), (0.34, 0.84, 0.02)]
    inside = [(0.3, 0.85, 0.01), (0.24, 0.76, 0.03), (0.26, 0.68, 0.05), (0, 0.64)]
    turned('pot', rounded(outside + inside), finish(CLAY))
    turned('butter', [(0.25, 0.7), (0, 0.72)], plain('butter', '#f4ead0', Roughness=0.5))
    wood = finish(WOOD)
    rod('staff', [(0.03, 0, 0.6), (0.0, 0, 1.62)], 0.04, wood)
    turned('knob', rounded([(0, 1.7), (0.07, 1.68, 0.03), (0.06, 1.58, 0.02), (0, 1.57)]), wood)
    jute = plain('jute', JUTE, Roughness=0.9)
    for turn in range(5):
        ring = [(0.048 * math.cos(a), 0.048 * math.sin(a), 1.12 + 0.026 * turn) for a in _around(24)]
        rod('cord', ring, 0.014, jute, closed=True)


def _lota(prop, chance):
    """A brass water pot."""
    outside = [(0, 0), (0.16, 0, 0.03), (0.34, 0.22, 0.16), (0.2, 0.44, 0.06), (0.18, 0.5, 0.03), (0.27, 0.56, 0.01)]
    inside = [(0.25, 0.565, 0.005), (0.165, 0.5, 0.03), (0, 0.46)]
    turned('lota', rounded(outside + inside), finish({'material': 'metal', 'colour': '#c9a050'}))


def _comb(prop, chance):
    """A comb of neem wood that lies on the ground."""
    wood = finish({'material': 'wood', 'colour': '#8d5a30'})
    box('spine', (0.86, 0.13, 0.055), wood, bevel=0.02)
    for k in range(24):
        with placed(x=-0.39 + 0.034 * k, y=-0.15):
            box('tooth', (0.018, 0.24, 0.04), wood, bevel=0.008, z=0.006)


def _lens(prop, chance):
    """A magnifying glass that lies on the ground."""
    brass = finish({'material': 'metal', 'colour': '#c9a050'})
    rod('rim', [(0.26 * math.cos(a), 0.26 * math.sin(a), 0.05) for a in _around(64)], 0.032, brass, closed=True)
    turned('glass', rounded([(0, 0.075), (0.25, 0.05), (0, 0.03)]), thin_glass())
    line = [(0.27, 0, 0.05), (0.36, 0, 0.05), (0.6, 0, 0.05), (0.84, 0, 0.05)]
    rod('handle', line, 0.05, finish({'material': 'wood', 'colour': '#6b3f22'}), [0.5, 0.8, 1.0, 0.85])


def _towels(prop, chance):
    """Folded towels in a pile."""
    z = 0.0
    for k, colour in enumerate(prop['colours']):
        with placed(z=z, turn=chance.uniform(-5, 5)):
            cloth = finish({'material': 'cloth', 'colour': colour})
            box('towel', (0.92 - 0.03 * k, 0.62, 0.15), cloth, bevel=0.07, segments=6)
            with placed(y=-0.012):
                box('fold', (0.9 - 0.03 * k, 0.61, 0.012), finish({'material': 'cloth', 'colour': '#e9e0cf'}), z=0.07)
        z += 0.148


def _parcel(prop, chance):
    """A parcel in kraft paper with string around it."""
    width, depth, height = prop.get('wide', 0.95), prop.get('deep', 0.7), prop.get('height', 0.5)
    box('parcel', (width, depth, height), finish({'material': 'kraft', 'colour': '#c79b66'}), bevel=0.02)
    string = plain('string', '#efe3c6', Roughness=0.9)
    w, d, h = width / 2 + 0.008, depth / 2 + 0.008, height + 0.008
    for line in (
        [(0.06, -d, 0), (0.06, -d, h), (0.06, d, h), (0.06, d, 0)],
        [(-w, 0, 0), (-w, 0, h), (w, 0, h), (w, 0, 0)],
    ):
        rod('string', line, 0.014, string)
    for side in (-1, 1):
        loop = [(0.06 + side * x, y, h + z) for x, y, z in _BOW]
        rod('bow', loop, 0.012, string)


_BOW = [(0, 0, 0.01), (0.07, -0.03, 0.05), (0.17, -0.05, 0.06), (0.19, -0.02, 0.02), (0.1, 0, 0.012), (0, 0, 0.01)]


def _pot(prop, chance):
    """A clay flower pot in which something grows."""
    outside = [(0, 0), (0.22, 0, 0.02), (0.31, 0.42, 0.01), (0.34, 0.42, 0.01), (0.35, 0.54, 0.01)]
    inside = [(0.31, 0.54, 0.01), (0.29, 0.44), (0, 0.44)]
    turned('pot', rounded(outside + inside), finish({'material': 'clay', 'colour': '#b0643f'}))
    earth = powder_material({'kind': 'coarse', 'colours': ['#3a281c', '#4a3424', '#2a1c12']})
    turned('earth', [(0.3, 0.47), (0.15, 0.49), (0, 0.5)], earth)
    stems = prop.get('stems', 5)
    for k in range(stems):
        with placed(0.1 * math.cos(k * 2.4), 0.1 * math.sin(k * 2.4), 0.46, turn=360 * k / stems + 20):
            with placed(roll=-chance.uniform(58, 84)):
                sprig(chance, pairs=prop.get('pairs', 5), length=prop['length'], colour=prop['colour'])


def _around(steps):
    return [2 * math.pi * k / steps for k in range(steps)]


TABLE_PROPS = {
    'tumbler': _tumbler,
    'mortar': _mortar,
    'churn': _churn,
    'lota': _lota,
    'comb': _comb,
    'lens': _lens,
    'towels': _towels,
    'parcel': _parcel,
    'pot': _pot,
}
