"""Still lifes for the pages of the shop: a row of packs and things, small things before it, framed by themselves."""

import numpy as np

from geometry import box, rounded, turned
from nodes import bump, mixed, noise, plain
from pack import Pack
from packs import build
from poses import pose_of
from materials import finish
from scene import placed
from scene_props import build_prop
from stage import Framing, aim_camera, build_ground, build_lights, corners, set_up_render

GAP = 0.09
ROUND_PACKS = {'jar', 'bottle', 'dropper', 'pump', 'tin', 'candle', 'tube'}


def compose_still(shot, size):
    """Sets up a still life; gives the region that needs care."""
    still = shot['still']
    frame = still['frame']
    if 'table' in still:
        _table(still['table'], still['ground'])
    else:
        build_ground(still['ground'])
    build_lights(1.25)
    with placed() as everything:
        row = _row(still['row'], shot['seed'])
        _lifted(row, still['ground'])
        _before(row, still['front'], shot['seed'])
    set_up_render(size)
    framing = Framing(
        frame.get('elevation', 11), frame['height'], frame['width'], frame['base'], frame['middle'], distance=9.0
    )
    region = aim_camera(framing, everything, everything, size)
    return (0.0, 1.0, 0.0, 1.0) if 'table' in still else region


def _table(colour, wall):
    """A long table of wood before a wall."""
    with placed(z=-0.9):
        build_ground(wall)
    with placed(y=-1.0, z=-0.07):
        box('table', (18, 4.0, 0.07), finish({'material': 'wood', 'colour': colour}), bevel=0.02)


class Standing:
    """A thing of the row: its group, its outline at the origin and where it stands."""

    def __init__(self, thing, group):
        self.thing, self.group = thing, group
        spots = corners(group)
        self.low, self.high = spots.min(axis=0), spots.max(axis=0)
        self.size = self.high - self.low

    def stand(self, left, y, z=0.0):
        self.left, self.y = left, y
        middle = (self.low[1] + self.high[1]) / 2
        self.group.anchor.location = (left - self.low[0], y - middle, z)

    @property
    def middle(self):
        return self.left + self.size[0] / 2


def _built(thing, seed):
    with placed(turn=thing.get('turn', _turn_of(thing))) as group:
        if 'shot' in thing:
            build(Pack(thing['shot']))
        else:
            build_prop(thing, seed)
    return Standing(thing, group)


def _turn_of(thing):
    return pose_of(thing['shot']).turn if 'shot' in thing else 0


def _row(things, seed):
    """The things side by side, the tall ones further back; the middle of the row at x = 0."""
    row = [_built(thing, seed + k) for k, thing in enumerate(things)]
    tallest = max(one.size[2] for one in row)
    left = -(sum(one.size[0] for one in row) + GAP * (len(row) - 1)) / 2
    for one in row:
        y = 0.3 if one.size[2] > 0.8 * tallest else 0.0
        one.stand(left, one.thing.get('y', y))
        left += one.size[0] + GAP
    return row


def _lifted(row, ground):
    """Small packs stand on plinths, so that the row has one skyline."""
    tallest = max(one.size[2] for one in row)
    stone = plain('stone', mixed(ground, '#fff6e6', 0.42), Roughness=0.75, Specular=0.2)
    bump(stone, noise(stone, 40, 4), 0.06)
    for one in row:
        missing = tallest - one.size[2]
        rise = one.thing.get('rise', min(0.42, 0.45 * missing) if missing > 0.3 * tallest else 0.0)
        if rise == 0:
            continue
        one.stand(one.left, one.y, rise)
        with placed(one.middle, one.y):
            _plinth(one, rise, stone)


def _plinth(one, rise, stone):
    if 'shot' in one.thing and one.thing['shot']['pack'] in ROUND_PACKS:
        radius = max(one.size[:2]) / 2 + 0.05
        turned('plinth', rounded([(0, rise - 0.001), (radius, rise - 0.001, 0.015), (radius, 0)]), stone, segments=128)
    else:
        size = (one.size[0] + 0.06, one.size[1] + 0.08, rise - 0.001)
        box('plinth', size, stone, bevel=0.012)


def _before(row, things, seed):
    """Small things on the ground before the row, at equal distances."""
    left, right = row[0].left, row[-1].left + row[-1].size[0]
    for k, thing in enumerate(things):
        one = _built(thing, seed + 40 + k)
        x = thing.get('x', (k + 0.5) / len(things))
        middle = left + (right - left) * x
        one.stand(float(np.clip(middle - one.size[0] / 2, left - 0.25, right + 0.25 - one.size[0])), 0.0)
        one.group.anchor.location.y -= 0.62 + one.size[1] * 0.3 - thing.get('y', 0.0)
