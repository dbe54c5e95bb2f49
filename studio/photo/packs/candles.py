"""Candles and incense."""

import math

from geometry import Section, box, disc, label, rod, rounded, turned
from nodes import linear, plain, surface
from scene import placed


def tapers(pack):
    wax = plain('wax', pack.contents.get('colours', ['#e0b15a'])[0], Roughness=0.42, Subsurface=0.15)
    surface(wax).inputs['Subsurface Color'].default_value = linear('#f0c878')
    surface(wax).inputs['Subsurface Radius'].default_value = (0.06, 0.04, 0.02)
    wick = plain('wick', '#f0ead8', Roughness=0.9)
    for k, (x, y) in enumerate(((-0.264, 0.0), (-0.088, 0.0), (0.088, 0.0), (0.264, 0.0))):
        with placed(x=x, y=y):
            height = 1.72 + 0.01 * k
            turned(
                'taper',
                rounded(
                    [
                        (0, 0),
                        (0.086, 0, 0.01),
                        (0.084, 0.2),
                        (0.066, height - 0.1, 0.03),
                        (0.02, height, 0.02),
                        (0, height),
                    ]
                ),
                wax,
                segments=56,
            )
            rod('wick', [(0, 0, height - 0.02), (0.004, 0, height + 0.05), (0.018, 0.0, height + 0.10)], 0.007, wick)
    outline = Section(6, 0.27)
    size = 0.40
    label('band', 0.355, 0.62, size, pack.aspect('band'), pack.print('band'), outline)
    twine = plain('twine', '#8a6b3d', Roughness=0.9)
    for z in (0.52, 0.54, 1.12, 1.14):
        ring = [outline.at(2 * math.pi * k / 60, 0.356) for k in range(60)]
        rod('twine', [(x, y, z) for x, y in ring], 0.009, twine, closed=True)


def _candle_tin(pack, open_tin):
    radius, height = 0.34, 0.36
    metal = pack.body_material()
    turned(
        'tin',
        rounded(
            [
                (0, 0),
                (radius, 0, 0.03),
                (radius, height, 0.008),
                (radius - 0.012, height, 0.004),
                (radius - 0.012, 0.03),
                (0, 0.03),
            ]
        ),
        metal,
    )
    label('label', radius + 0.001, 0.035, 0.29, pack.aspect('wrap'), pack.print('wrap', roughness=0.5))
    if open_tin:
        wax = plain('wax', pack.contents.get('colours', ['#f3ead2'])[0], Roughness=0.4, Subsurface=0.2)
        surface(wax).inputs['Subsurface Color'].default_value = linear('#fff0cc')
        surface(wax).inputs['Subsurface Radius'].default_value = (0.1, 0.08, 0.05)
        turned(
            'wax',
            rounded([(0, height - 0.05), (radius * 0.9, height - 0.05, 0.02), (radius - 0.013, height - 0.035)]),
            wax,
        )
        rod(
            'wick',
            [(0, 0, height - 0.06), (0.003, 0, height + 0.02), (0.02, 0, height + 0.07)],
            0.009,
            plain('wick', '#efe8d4', Roughness=0.9),
        )
    else:
        turned(
            'lid',
            rounded(
                [
                    (0, height + 0.03),
                    (radius * 0.9, height + 0.03, 0.01),
                    (radius + 0.012, height + 0.025, 0.02),
                    (radius + 0.012, height - 0.06, 0.006),
                    (radius, height - 0.06),
                ]
            ),
            pack.closure_material(),
        )
        disc('print', radius * 0.86, height + 0.032, pack.print('lid', pack.closure['colour']))


def candle_tins(pack):
    with placed(x=-0.30, y=0.0, turn=-4):
        _candle_tin(pack, False)
    with placed(x=0.36, y=-0.12, turn=8):
        _candle_tin(pack, True)
    with placed(x=0.18, y=0.42, z=0.34, lean=78, turn=10):
        turned(
            'lid',
            rounded([(0, 0.1), (0.32, 0.1, 0.01), (0.352, 0.095, 0.02), (0.352, 0.0, 0.004), (0, 0.0)]),
            pack.closure_material(),
        )
        disc('print', 0.30, 0.102, pack.print('lid', pack.closure['colour']))


def _sticks(pack, count, length):
    coated = plain('incense', pack.contents.get('colours', ['#5a3a22'])[0], Roughness=0.95)
    bare = plain('bamboo', '#c9a468', Roughness=0.7)
    for k in range(count):
        turn = -62 + 5 * k + pack.random.uniform(-2, 2)
        with placed(x=0.36 + 0.018 * k, y=-0.34 + 0.01 * k, z=0.012 + 0.004 * (k % 2), turn=turn):
            rod('stick', [(-0.18, 0, 0), (0.0, 0, 0)], 0.006, bare)
            rod('paste', [(0.0, 0, 0), (length * 0.6, 0, 0)], 0.0115, coated)


def long_incense(pack):
    width = 0.40
    height = width / pack.aspect('front')
    with placed(turn=-18):
        look = {'roughness': 0.5, 'relief': 0.03}
        box(
            'incense',
            (width, height * pack.aspect('side'), height),
            pack.print('front', pack.body['colour'], **look),
            pack.print('side', pack.body['colour'], **look),
            pack.body_material(),
            bevel=0.008,
        )
    _sticks(pack, 7, 1.0)


def incense_tube(pack):
    height = 1.16
    label(
        'tube', 0.17, 0.03, height - 0.04, pack.aspect('wrap'), pack.print('wrap', pack.body['colour'], roughness=0.5)
    )
    turned('body', rounded([(0, 0), (0.169, 0, 0.008), (0.169, height, 0.008), (0, height)]), pack.body_material())
    turned(
        'cap',
        rounded(
            [(0, height + 0.16), (0.176, height + 0.16, 0.012), (0.176, height - 0.01, 0.004), (0.165, height - 0.01)]
        ),
        pack.closure_material(),
    )
    _sticks(pack, 7, 1.0)


CANDLES = {'tin': candle_tins, 'tapers': tapers}
INCENSE = {'long': long_incense, 'tube': incense_tube}
