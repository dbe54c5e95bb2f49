"""Boxes and cartons of card and wood."""

import math

from fillings import powder_material
from geometry import box, panel, rod, rounded, sheet, turned
from nodes import mixed, plain
from props import straw
from scene import placed


def _card_box(pack, width, bevel=0.008, names=('front', 'side')):
    height = width / pack.aspect('front')
    depth = height * pack.aspect('side')
    plain_colour = pack.body['colour']
    look = (
        {'roughness': 0.5, 'relief': 0.03} if pack.body['material'] != 'kraft' else {'roughness': 0.75, 'relief': 0.14}
    )
    top = pack.print('top', plain_colour, **look) if 'top' in pack.art else pack.body_material()
    box(
        'box',
        (width, depth, height),
        pack.print('front', plain_colour, **look),
        pack.print('side', plain_colour, **look),
        top,
        pack.body_material(),
        bevel,
    )
    _flap(width, depth, height)
    return width, depth, height


def _flap(width, depth, height):
    """The dark line where the tuck flap goes in."""
    gap = plain('gap', '#3a2c20', Roughness=1.0)
    with placed(y=-depth / 2 + 0.012, z=height - 0.0005):
        box('gap', (width * 0.94, 0.003, 0.002), gap, bevel=0.0005, segments=1)


def tall_carton(pack):
    _card_box(pack, 0.64)


def small_carton(pack):
    _card_box(pack, 0.72)


def wide_carton(pack):
    _card_box(pack, 0.96)


def small_box(pack):
    _card_box(pack, 0.86)


def low_box(pack):
    width = 1.20
    depth, height = width / pack.aspect('lid'), width / pack.aspect('front')
    lid_height = height * 0.46
    inner = pack.body_material()
    box(
        'base',
        (width - 0.03, depth - 0.03, height - 0.02),
        pack.print('front', pack.body['colour']),
        pack.print('side', pack.body['colour']),
        inner,
        bevel=0.008,
    )
    with placed(z=height - lid_height):
        box('lid', (width, depth, lid_height), inner, inner, pack.print('lid', pack.body['colour']), bevel=0.010)
    _ribbon(pack, width, depth, height)


def _ribbon(pack, width, depth, height):
    """A ribbon around one end, so that the print stays free."""
    if pack.closure['material'] != 'cloth':
        return
    silk = plain('ribbon', pack.closure['colour'], Roughness=0.38, Sheen=0.5)
    across = -width * 0.42
    with placed(x=across):
        box('ribbon', (0.08, depth + 0.014, height + 0.007), silk, bevel=0.012)
        for side in (-1, 1):
            loop = [(0.0, 0.0), (0.06, 0.09), (0.16, 0.11), (0.22, 0.05), (0.18, -0.02), (0.08, -0.02), (0.0, 0.0)]
            grid = [
                [(side * x * 0.6, w * 0.8, height + 0.03 + z * 0.7) for w in (-0.035 - 0.02 * x, 0.035 + 0.02 * x)]
                for x, z in loop
            ]
            bow = sheet('bow', grid, silk, angle=80)
            bow.modifiers.new('round', 'SUBSURF').render_levels = 2
            tail = [(0.0, 0.0, 0.01), (side * 0.05, -0.10, 0.015), (side * 0.07, -0.22, 0.012)]
            end = sheet('tail', [[(x - 0.028, y, height + z), (x + 0.028, y, height + z)] for x, y, z in tail], silk)
            end.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.004
        with placed(z=height + 0.01):
            box('knot', (0.055, 0.06, 0.05), silk, bevel=0.025, segments=4)


def tray(width, depth, height, material, wall=0.03):
    """Four walls and a floor."""
    box('floor', (width, depth, 0.03), material, bevel=0.004)
    for side in (-1, 1):
        with placed(y=side * (depth - wall) / 2):
            box('wall', (width, wall, height), material, bevel=0.006)
        with placed(x=side * (width - wall) / 2):
            box('wall', (wall, depth - 2 * wall, height), material, bevel=0.006)


def wooden_box(pack):
    width = 1.15
    depth, height = width / pack.aspect('lid'), 0.27
    wood = pack.body_material()
    tray(width, depth, height, wood)
    steel = plain('steel', '#d8d4cc', Roughness=0.25, Metallic=1.0)
    colours = pack.contents.get('colours', ['#b06a2c'])
    ring = [(0.0, 0.0)] + [
        (0.285 * math.cos(a), 0.285 * math.sin(a)) for a in (2 * math.pi * k / 6 + 0.26 for k in range(6))
    ]
    for k, (x, y) in enumerate(ring):
        with placed(x=x * 1.18, y=y, z=0.03):
            turned(
                'cup',
                rounded([(0, 0), (0.135, 0, 0.02), (0.14, 0.17, 0.005), (0.13, 0.17, 0.004), (0.126, 0.02)]),
                steel,
                segments=64,
            )
            shade = colours[k % len(colours)]
            turned(
                'spice',
                rounded([(0.13, 0.12), (0.07, 0.15, 0.05), (0, 0.165)]),
                powder_material(
                    {'kind': 'coarse' if k % 2 else 'powder', 'colours': [shade, mixed(shade, '#2a1408', 0.25)]}
                ),
                segments=48,
            )
    with placed(y=depth / 2 + 0.012, z=height - 0.01, lean=-12):
        box('lid', (width, 0.05, depth), wood, bevel=0.008)
        with placed(y=-0.027, z=0.03):
            panel(
                'print',
                width - 0.06,
                (width - 0.06) / pack.aspect('lid'),
                pack.print('lid', pack.body['colour'], roughness=0.5),
                0.002,
            )
    brass = plain('brass', '#c9a050', Roughness=0.3, Metallic=1.0)
    with placed(y=-depth / 2 - 0.008, z=height - 0.13):
        box('catch', (0.09, 0.016, 0.11), brass, bevel=0.006)


def crayons(pack):
    width, depth, height = _card_box(pack, 0.80)
    colours = pack.contents.get('colours', ['#b5482a'])
    for k in range(5):
        with placed(
            x=width * 0.62 + 0.09 * k,
            y=-0.22 - 0.07 * (k % 2),
            z=0.042,
            turn=100 + 9 * math.sin(k * 2.1),
            roll=0,
            lean=0,
        ):
            with placed(roll=90):
                colour = colours[k % len(colours)]
                wax = plain('wax', colour, Roughness=0.45)
                turned(
                    'crayon',
                    rounded([(0, -0.26), (0.040, -0.26, 0.006), (0.040, 0.22), (0.018, 0.31, 0.006), (0, 0.315)]),
                    wax,
                    segments=48,
                )
                turned(
                    'sleeve',
                    [(0.0415, -0.22), (0.0415, 0.18)],
                    plain('sleeve', mixed(colour, '#f5ecd8', 0.55), Roughness=0.7),
                    segments=48,
                )


def tops(pack):
    width, depth, height = _card_box(pack, 0.72)
    colours = pack.contents.get('colours', ['#b5482a', '#d9a520'])
    for k, (x, y, lean, turn) in enumerate(((0.62, -0.12, 58, 30), (0.95, -0.34, 62, -40))):
        with placed(x=x, y=y, z=0.11, lean=lean, turn=turn):
            first, second = colours[k % len(colours)], colours[(k + 1) % len(colours)]
            turned(
                'top',
                rounded(
                    [(0, -0.20), (0.02, -0.19, 0.01), (0.10, -0.05, 0.04), (0.155, 0.03, 0.03), (0.15, 0.07, 0.02)]
                ),
                plain('lacquer', first, Roughness=0.22),
                segments=72,
            )
            turned(
                'band',
                rounded([(0.15, 0.068), (0.12, 0.10, 0.02), (0.05, 0.125, 0.02)]),
                plain('lacquer', second, Roughness=0.22),
                segments=72,
            )
            turned(
                'stem',
                rounded([(0.05, 0.12), (0.028, 0.16, 0.02), (0.026, 0.26, 0.012), (0, 0.265)]),
                plain('lacquer', first, Roughness=0.22),
                segments=48,
            )
    cord = [
        (0.50 + 0.10 * math.cos(a) * (1 - 0.02 * a), -0.42 + 0.07 * math.sin(a) * (1 - 0.02 * a), 0.012 + 0.0008 * a)
        for a in (k * 0.2 for k in range(80))
    ]
    rod('cord', cord, 0.011, plain('cord', '#efe6d2', Roughness=0.9))


def straw_carton(pack):
    width = 1.15
    height = width / pack.aspect('front')
    depth = height * pack.aspect('side')
    kraft = pack.body_material()
    tray(width, depth, height, kraft, 0.016)
    with placed(y=-depth / 2 - 0.001):
        panel('print', width, height, pack.print('front', pack.body['colour'], roughness=0.75, relief=0.12), 0.002)
    straw(pack.random, width * 0.46, depth * 0.46, height * 0.88, 320)
    with placed(y=depth / 2 + 0.01, z=height - 0.01, lean=-20):
        box('lid', (width + 0.02, 0.02, depth * 0.95), kraft, bevel=0.004)


BOXES = {'low': low_box, 'small': small_box, 'wooden': wooden_box, 'crayons': crayons, 'tops': tops}
CARTONS = {'tall': tall_carton, 'small': small_carton, 'wide': wide_carton, 'straw': straw_carton}
