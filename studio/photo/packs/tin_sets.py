"""Tins that are sold together, and the tin with chambers."""

import math

from fillings import GRAINS, grain_size
from geometry import box, panel
from grains import strewn
from nodes import linear, mixed, plain
from packs.tins import lid_face, open_base, tin_body, tin_lid
from scene import placed


def trio(pack):
    spots = [('wrap-a', -0.31, 0.0, -6), ('wrap-b', 0.31, 0.0, 6), ('wrap-c', 0.0, 0.60, 0)]
    for name, x, z, turn in spots:
        with placed(x=x, z=z, turn=turn):
            tin_body(pack, 0.29, 0.46, name)
            tin_lid(pack, 0.29, 0.465, 0.585)


def pair(pack):
    radius = 0.36
    colours = pack.contents.get('colours', ['#d9a520', '#b3262a'])
    for k, (name, x) in enumerate((('lid-a', -0.42), ('lid-b', 0.42))):
        contents = {**pack.contents, 'colours': [colours[min(k, len(colours) - 1)]]}
        with placed(x=x + 0.12, y=0.42):
            open_base(pack, radius, 0.22, contents)
        with placed(x=x, y=-0.02, z=(radius + 0.01) * math.cos(math.radians(14)), lean=76, turn=-5):
            lid_face(pack, radius + 0.01, 0.12, name)


def chambers(pack):
    side, height, wall = 0.98, 0.22, 0.016
    metal = pack.closure_material()
    box('floor', (side, side, 0.02), metal, bevel=0.004)
    for k in range(3):
        offset = (k - 1) * (side / 2 - wall / 2)
        rise = height if k != 1 else height - 0.03
        box('wall', (side, wall, rise), metal, bevel=0.004).location.y = offset
        box('wall', (wall, side, rise), metal, bevel=0.004).location.x = offset
    colours = pack.contents.get('colours', ['#888888'])
    for k in range(4):
        contents = {
            **pack.contents,
            'colours': [
                colours[k % len(colours)],
                colours[(k + 4) % len(colours)] if len(colours) > 4 else colours[k % len(colours)],
            ],
        }
        with placed(x=(k % 2 - 0.5) * side / 2, y=(k // 2 - 0.5) * side / 2):
            _chamber(pack, contents, side / 2 - wall * 1.5, height)
    with placed(y=side / 2 + 0.03, z=0.0, lean=-14):
        box('lid', (side + 0.03, 0.08, side + 0.03), pack.body_material(), bevel=0.02)
        with placed(y=-0.043, z=0.03):
            panel(
                'print',
                side - 0.03,
                side - 0.03,
                pack.print('lid', pack.body['colour'], roughness=0.4, relief=0.02),
                0.002,
            )


def _chamber(pack, contents, width, height):
    box(
        'bed',
        (width, width, height * 0.5),
        plain('bed', mixed(contents['colours'][0], '#201008', 0.4), Roughness=0.9),
        bevel=0.004,
    )
    if contents['kind'] in GRAINS:
        size = grain_size(contents)
        places = []
        for _ in range(min(800, int((width / size) ** 2 * 4))):
            places.append(
                (
                    pack.random.uniform(-0.47, 0.47) * width,
                    pack.random.uniform(-0.47, 0.47) * width,
                    height * 0.5 + size * pack.random.uniform(0.2, 0.8),
                    pack.random.uniform(-0.5, 0.5),
                    pack.random.uniform(-0.5, 0.5),
                    pack.random.random() * 6.3,
                )
            )
        strewn(contents['kind'], size, places, [linear(colour) for colour in contents['colours']], pack.random)


BUILDERS = {'trio': trio, 'pair': pair, 'chambers': chambers}
