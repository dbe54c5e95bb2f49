"""Soap in paper, sachets, cards and rolls."""

import math

from geometry import box, label, panel, rod, rounded, sheet, turned
from nodes import bump, link, linear, mixed, noise, plain, ramp, surface
from props import cord
from scene import placed


def _soap_material(pack):
    colours = pack.contents.get('colours') or [pack.body['colour']]
    material = plain('soap', colours[0], Roughness=0.42, Specular=0.4, Subsurface=0.08)
    surface(material).inputs['Subsurface Color'].default_value = linear(colours[0])
    surface(material).inputs['Subsurface Radius'].default_value = (0.05, 0.05, 0.03)
    speckled = pack.contents['kind'] in ('coarse', 'round', 'flake')
    grain = noise(material, 60 if speckled else 5, 6)
    second = colours[1] if len(colours) > 1 else mixed(colours[0], '#ffffff', 0.2)
    stops = [(0.40, second), (0.47, colours[0])] if speckled else [(0.35, colours[0]), (0.65, second)]
    link(material, ramp(material, grain, stops), surface(material).inputs['Base Color'])
    bump(material, grain, 0.06)
    return material


def banded_soap(pack):
    box('soap', (0.90, 0.30, 0.60), _soap_material(pack), bevel=0.075, segments=6)
    height = 0.606
    with placed(z=-0.003):
        paper = plain('paper', pack.edge_colour('front'), Roughness=0.6)
        box(
            'band',
            (height * pack.aspect('front'), 0.306, height),
            pack.print('front'),
            paper,
            paper,
            paper,
            bevel=0.078,
            segments=6,
            along_x=True,
        )


def wrapped_soap(pack):
    width = 0.92
    height = width / pack.aspect('front')
    skin = plain('paper', pack.edge_colour('front'), Roughness=0.6)
    box(
        'soap',
        (width, 0.30, height),
        pack.print('front', pack.body['colour'], roughness=0.6, relief=0.2),
        skin,
        skin,
        skin,
        bevel=0.05,
        segments=6,
    )
    with placed(x=width / 2 + 0.0):
        for side in (-1, 1):
            fold = sheet(
                'fold',
                [
                    [
                        (0.002, -0.13, height / 2 + side * height * 0.44),
                        (0.002, 0.13, height / 2 + side * height * 0.44),
                    ],
                    [(0.008, -0.02, height / 2 + side * 0.02), (0.008, 0.02, height / 2 + side * 0.02)],
                ],
                skin,
            )
            fold.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.006


def envelope(pack):
    width = 0.86
    height = width / pack.aspect('front')
    with placed(lean=-9):
        panel('sachet', width, height, pack.print('front', pack.body['colour'], relief=0.14), 0.03, bulge=0.05)
        with placed(x=0.13, y=0.08, turn=-5, roll=3):
            panel('second', width, height, pack.print('front', pack.body['colour'], relief=0.14), 0.03, bulge=0.03)


def card(pack):
    width = 1.05
    height = width / pack.aspect('front')
    with placed(lean=-8):
        panel('card', width, height, pack.print('front', pack.body['colour'], relief=0.25), 0.012)
    with placed(x=0.14, y=0.14, lean=-12, turn=-5):
        panel('envelope', width * 1.02, height * 1.03, plain('kraft', '#b98f5f', Roughness=0.8), 0.008)
        sheet(
            'flap',
            [
                [(-width * 0.5, -0.002, height * 1.03), (width * 0.5, -0.002, height * 1.03)],
                [(0, -0.004, height * 0.55), (0.001, -0.004, height * 0.55)],
            ],
            plain('kraft', '#ad8454', Roughness=0.8),
        )


def roll(pack):
    kraft = pack.body_material()
    for x, y, height in ((-0.26, 0.0, 1.30), (0.2, 0.24, 1.24)):
        with placed(x=x, y=y):
            turned(
                'roll',
                rounded(
                    [
                        (0.20, 0.0),
                        (0.27, 0.0, 0.006),
                        (0.27, height, 0.006),
                        (0.25, height),
                        (0.245, height - 0.03),
                        (0.23, height),
                        (0.21, height),
                        (0.19, height * 0.6),
                    ]
                ),
                kraft,
            )
            if x < 0:
                label('band', 0.273, 0.50, 0.36, pack.aspect('band'), pack.print('band'))
                cord('twine', 0.28, 0.40, plain('jute', '#a5824d', Roughness=0.9), 0.011, 3)
    jute = plain('jute', '#a5824d', Roughness=0.9)
    with placed(x=0.64, y=-0.12, z=0.17):
        turned(
            'core', [(0.148 * math.sin(a), -0.148 * math.cos(a)) for a in (math.pi * k / 16 for k in range(17))], jute
        )
        for k in range(70):
            with placed(turn=k * 73 % 360, lean=90 - 55 * math.cos(k * 0.9)):
                off = 0.05 * math.sin(k * 2.3)
                reach = math.sqrt(0.155**2 - off**2)
                rod(
                    'twine',
                    [
                        (reach * math.cos(a), reach * math.sin(a), off)
                        for a in (2 * math.pi * j / 36 for j in range(36))
                    ],
                    0.010,
                    jute,
                    closed=True,
                )


SOAPS = {'band': banded_soap, 'wrapped': wrapped_soap}
SACHETS = {'envelope': envelope, 'card': card, 'roll': roll}
