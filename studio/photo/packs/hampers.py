"""Hampers: baskets, boxes and a plate with goods of the house."""

import math

from geometry import box, panel, rod, rounded, turned
from nodes import mixed, plain
from pack import Pack
from packs import jars
from packs.boxes import tray
from props import bowl, straw
from scene import placed


def _weave(pack, radius, height, rows=9):
    """A basket of rods woven around stakes."""
    strips = [pack.body_material(), plain('dark strip', mixed(pack.body['colour'], '#5a3412', 0.35), Roughness=0.6)]
    stakes = 26

    def reach(z):
        return radius * (0.86 + 0.16 * math.sin(min(1.0, z / height) * math.pi * 0.6))

    turned(
        'core',
        [(0, 0.01), (reach(0) - 0.03, 0.01), (reach(height) - 0.035, height * 0.97)],
        plain('shade', mixed(pack.body['colour'], '#2a1808', 0.55), Roughness=0.9),
    )
    for row in range(rows):
        z = height * (row + 0.5) / rows
        for half in (0, 1):
            line = [
                (
                    (reach(z) + 0.016 * math.sin(stakes / 2 * a + math.pi * (row + half))) * math.cos(a),
                    (reach(z) + 0.016 * math.sin(stakes / 2 * a + math.pi * (row + half))) * math.sin(a),
                    z + (half - 0.5) * height / rows * 0.5,
                )
                for a in (2 * math.pi * k / 208 for k in range(208))
            ]
            rod('weaver', line, height / rows * 0.27, strips[(row % 4 == 3)], closed=True)
    for k in range(stakes):
        a = 2 * math.pi * (k + 0.25) / stakes
        rod(
            'stake',
            [(reach(z) * math.cos(a), reach(z) * math.sin(a), z) for z in (0.01, height * 0.5, height * 1.0)],
            0.014,
            strips[0],
        )
    for lift in (0.0, 0.035):
        ring = [
            ((reach(height) + 0.012) * math.cos(a), (reach(height) + 0.012) * math.sin(a), height + lift)
            for a in (2 * math.pi * k / 96 for k in range(96))
        ]
        rod('rim', ring, 0.026, strips[0], closed=True)
    return reach(height)


def _item(pack, surface, variant, colours, kind, lid, scale):
    shot = {
        'pack': 'jar',
        'variant': variant,
        'view': 'front',
        'seed': pack.seed + len(surface),
        'art': {'wrap': pack.art.get(surface, '')},
        'body': {'material': 'clear-glass', 'colour': '#ffffff'},
        'closure': lid,
        'contents': {'kind': kind, 'colours': colours, 'size': 6},
    }
    with placed(scale=scale):
        jars.BUILDERS[variant](Pack(shot))


def _goods(pack, surfaces, spots):
    """Small jars and a card box, standing in straw."""
    gold, dark = {'material': 'metal', 'colour': '#c9a24e'}, {'material': 'matt-plastic', 'colour': '#2b2522'}
    colours = pack.contents.get('colours') or ['#d98a1c', '#b5482a', '#6f8038']
    kinds = ['honey', 'powder', 'oval']
    for k, (surface, (x, y, z, turn, scale)) in enumerate(zip(surfaces, spots)):
        with placed(x=x, y=y, z=z, turn=turn):
            if surface == 'item-c':
                width = 0.42 * scale
                card = plain('card', pack.edge_colour('item-c', '#e8dcc4'), Roughness=0.6)
                size = (width, width * 0.5, width / pack.aspect('item-c'))
                box('carton', size, pack.print('item-c'), card, card, card, bevel=0.006)
            else:
                shade = colours[k % len(colours)]
                _item(
                    pack,
                    surface,
                    'round',
                    [shade, mixed(shade, '#2a1004', 0.5)],
                    kinds[k % 3],
                    gold if k % 2 == 0 else dark,
                    scale * 0.62,
                )


def _tag(pack, x, y, z, width=0.40, lean=-6):
    with placed(x=x, y=y, z=z, lean=lean):
        panel('tag', width, width / pack.aspect('tag'), pack.print('tag', '#f3e8d0', relief=0.2), 0.008)
        rod(
            'string',
            [
                (0, 0, width / pack.aspect('tag') - 0.02),
                (0.02, 0.01, width / pack.aspect('tag') + 0.06),
                (0.0, 0.05, width / pack.aspect('tag') + 0.12),
            ],
            0.006,
            plain('jute', '#9a7a48', Roughness=0.9),
        )


def basket(pack):
    rim = _weave(pack, 0.62, 0.46)
    straw(pack.random, rim * 0.66, rim * 0.66, 0.44, 200)
    _goods(
        pack,
        ('item-a', 'item-c', 'item-b', 'item-a'),
        (
            (-0.27, 0.0, 0.36, -4, 0.95),
            (0.05, 0.16, 0.36, 6, 1.25),
            (0.30, -0.02, 0.34, 8, 0.92),
            (-0.02, -0.24, 0.22, 0, 0.8),
        ),
    )
    arch = [(rim * math.cos(a), 0.14, 0.44 + 0.86 * math.sin(a)) for a in (math.pi * k / 40 for k in range(41))]
    for offset in (-0.02, 0.02):
        rod('handle', [(x, y + offset, z) for x, y, z in arch], 0.024, pack.body_material())
    _tag(pack, 0.0, -0.70, 0.07)


def empty_basket(pack):
    rim = _weave(pack, 0.60, 0.56, 11)
    arch = [(rim * math.cos(a), 0.0, 0.55 + 0.62 * math.sin(a)) for a in (math.pi * k / 40 for k in range(41))]
    for offset in (-0.022, 0.022):
        rod('handle', [(x, y + offset, z) for x, y, z in arch], 0.026, pack.body_material())
    _tag(pack, 0.0, -0.66, 0.12, 0.44)


def gift_hamper(pack):
    width = 1.5
    height = width / pack.aspect('front') * 0.86
    depth = 0.86
    tray(width, depth, height, pack.body_material(), 0.03)
    with placed(y=-depth / 2 - 0.002, z=0.0):
        panel(
            'print',
            height * pack.aspect('front') * 0.98,
            height * 0.98,
            pack.print('front', pack.body['colour'], relief=0.1),
            0.003,
        )
    straw(pack.random, width * 0.46, depth * 0.43, height * 0.86, 260)
    _goods(
        pack,
        ('item-a', 'item-c', 'item-b', 'item-c', 'item-a'),
        (
            (-0.52, 0.04, height * 0.55, -4, 1.0),
            (-0.16, 0.12, height * 0.7, 4, 1.25),
            (0.18, 0.0, height * 0.5, 6, 1.0),
            (0.50, 0.14, height * 0.62, -6, 1.25),
            (0.46, -0.2, height * 0.28, 0, 0.8),
        ),
    )


def thali(pack):
    brass = pack.body_material()
    turned(
        'plate',
        rounded([(0, 0.02), (0.78, 0.02, 0.03), (0.86, 0.09, 0.01), (0.875, 0.09, 0.004), (0.79, 0.0, 0.03), (0, 0.0)]),
        brass,
        segments=160,
    )
    colours = pack.contents.get('colours') or ['#b5854a']
    with placed(z=0.03):
        _goods(pack, ('item-a', 'item-b'), ((-0.22, 0.34, 0, -4, 1.15), (0.30, 0.30, 0, 6, 1.15)))
        kinds = ['kidney', 'flake', 'oval', 'flat', 'round']
        for k, angle in enumerate((200, 236, 272, 308, 344)):
            a = math.radians(angle)
            with placed(x=0.54 * math.cos(a), y=0.50 * math.sin(a)):
                shade = colours[k % len(colours)]
                contents = {
                    'kind': kinds[k],
                    'size': 14 if k < 4 else 9,
                    'colours': [shade, mixed(shade, '#ffffff', 0.15), mixed(shade, '#301808', 0.2)],
                }
                bowl(contents, pack.random, 0.2, pack.closure)
    _tag(pack, 0.34, -0.90, 0.0, 0.36, -14)


BUILDERS = {'basket': basket, 'box': gift_hamper, 'thali': thali, 'empty': empty_basket}
