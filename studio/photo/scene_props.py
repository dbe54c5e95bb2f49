"""Things that stand on the ground beside packs, by the name that a scene gives them."""

import math
import random

from contents import heap
from geometry import box, rod, rounded, turned
from grains import strewn
from materials import finish
from nodes import bump, linear, noise, plain
from props import bowl, portion, spoon, sprig
from scene import placed
from table_props import TABLE_PROPS

STONE = '#d9cfc0'


def build_prop(prop, seed):
    """Builds a prop at the origin of the group."""
    PROPS[prop['kind']](prop, random.Random(seed))


def _stone(colour):
    material = plain('stone', colour, Roughness=0.75, Specular=0.2)
    bump(material, noise(material, 40, 4), 0.06)
    return material


def _plinth(prop, chance):
    radius, height = prop['radius'], prop['height']
    stone = _stone(prop.get('colour', STONE))
    turned('plinth', rounded([(0, height - 0.001), (radius, height - 0.001, 0.015), (radius, 0)]), stone, segments=160)


def _slab(prop, chance):
    size = (prop['wide'], prop['deep'], prop['height'] - 0.001)
    box('slab', size, _stone(prop.get('colour', STONE)), bevel=0.012)


def _heap(prop, chance):
    heap(prop['contents'], chance, prop['radius'])


def _bowl(prop, chance):
    bowl(prop['contents'], chance, prop['radius'])


def _spoon(prop, chance):
    spoon(prop['contents'], chance, prop['length'])


def _portion(prop, chance):
    portion(prop['contents'], chance, prop['radius'])


def _sprig(prop, chance):
    sprig(chance, length=prop['length'], colour=prop.get('colour', '#4f7d34'))


def _cup(prop, chance):
    clay = finish({'material': 'clay', 'colour': '#b5714a'})
    outside = [(0, 0), (0.16, 0, 0.02), (0.2, 0.1, 0.06), (0.255, 0.36, 0.01)]
    inside = [(0.238, 0.362, 0.006), (0.185, 0.1, 0.06), (0, 0.05)]
    turned('cup', rounded(outside + inside), clay)
    turned('tea', [(0.236, 0.31), (0, 0.31)], plain('tea', prop['colour'], Roughness=0.08))


def _diya(prop, chance):
    turned(
        'diya',
        rounded([(0, 0), (0.1, 0, 0.02), (0.19, 0.1, 0.03), (0.175, 0.1, 0.01), (0.1, 0.04, 0.03), (0, 0.035)]),
        finish({'material': 'clay', 'colour': '#a8542f'}),
    )
    turned('oil', [(0.155, 0.078), (0, 0.078)], plain('oil', '#c98a22', Roughness=0.08))
    rod('wick', [(0.03, -0.02, 0.08), (0.09, -0.08, 0.084), (0.13, -0.12, 0.12)], 0.011, plain('wick', '#f1ead6'))


def _marigold(prop, chance):
    """Ruffled petals in rings around a dome."""
    radius, colour = prop['radius'], prop.get('colour', '#E8920C')
    petals = []
    for ring in range(9):
        slope = math.pi / 2 * (ring + 0.4) / 9
        for k in range(5 + ring * 4):
            a = 2 * math.pi * (k + chance.random() * 0.6) / (5 + ring * 4)
            reach = radius * 0.86 * math.sin(slope)
            spot = (reach * math.cos(a), reach * math.sin(a), radius * (0.22 + 0.62 * math.cos(slope)))
            petals.append((*spot, chance.uniform(-0.4, 0.4), -slope * 0.7, a))
    strewn('flake', radius * 0.55, petals, [linear(colour), linear('#F2A81E'), linear('#D97A08')], chance)


def _turmeric(prop, chance):
    """A few fingers of the root."""
    skin = plain('root', '#a8702a', Roughness=0.8)
    bump(skin, noise(skin, 30, 5, (6, 1, 1)), 0.5)
    for k, (x, y, turn, length) in enumerate(((0, 0, 10, 0.42), (0.08, -0.14, -28, 0.34), (-0.1, 0.1, 60, 0.26))):
        with placed(x, y, 0.045, turn):
            spots = [(length * (s / 10 - 0.5), 0.03 * math.sin(s * 0.6 + k), 0) for s in range(11)]
            thick = [0.35 + 0.65 * math.sin(math.pi * (s + 0.6) / 11.2) + 0.12 * (s % 2) for s in range(11)]
            rod('finger', spots, 0.052, skin, thick)


PROPS = {
    'plinth': _plinth,
    'slab': _slab,
    'heap': _heap,
    'bowl': _bowl,
    'spoon': _spoon,
    'portion': _portion,
    'sprig': _sprig,
    'cup': _cup,
    'diya': _diya,
    'marigold': _marigold,
    'turmeric': _turmeric,
    **TABLE_PROPS,
}
