"""How a picture is arranged: the pack, what stands beside it, and the cut."""

import math

import numpy as np

from pack import Pack
from packs import build
from poses import pose_of
from props import bowl, portion
from ruler import WIDTH, ruler
from scene import placed
from scene_props import build_prop
from stage import Framing, aim_camera, build_ground, build_lights, corners, set_up_render

WITHOUT_SERVING = {
    ('box', 'wooden'),
    ('box', 'crayons'),
    ('box', 'tops'),
    ('soap', 'band'),
    ('soap', 'wrapped'),
    ('candle', 'tin'),
    ('candle', 'tapers'),
    ('incense', 'long'),
    ('incense', 'tube'),
}


def compose(shot, pixels):
    """Sets up the whole scene for a square picture of a shot; gives the region that needs care."""
    build_ground(shot['ground'])
    build_lights()
    return VIEWS[shot['view']](shot, pixels)


def _aim(framing, pack, group, pixels):
    set_up_render((pixels, pixels))
    return aim_camera(framing, pack, group, (pixels, pixels))


def _front(shot, pixels):
    """As it stands on the shelf."""
    pose = pose_of(shot)
    with placed(turn=pose.turn) as standing:
        build(Pack(shot))
    return _aim(Framing(pose.elevation, pose.height, 0.84), standing, standing, pixels)


def _angle(shot, pixels):
    """Turned a little and seen from above, with a serving beside it where that says more."""
    pack, pose = Pack(shot), pose_of(shot)
    with placed() as everything:
        with placed(turn=pose.angle_turn) as standing:
            build(pack)
        if not pose.shows_contents and (pack.kind, pack.variant) not in WITHOUT_SERVING:
            spots = corners(standing)
            serving = 0.16 + 0.12 * min(1.2, float(spots[:, 2].max()))
            with placed(x=float(spots[:, 0].max()) + serving * 0.85, y=-0.10):
                portion(shot['contents'], pack.random, serving)
    return _aim(Framing(pose.angle_elevation, min(0.74, pose.height * 1.06), 0.88), standing, everything, pixels)


def _contents(shot, pixels):
    """What is inside, in a bowl before the pack."""
    pack = Pack(shot)
    with placed() as everything:
        with placed(x=-0.34, y=1.1, turn=8):
            build(pack)
        with placed(x=0.16) as dish:
            bowl(shot['contents'], pack.random, 0.42)
    return _aim(Framing(22, 0.34, 0.94, base=0.88), dish, everything, pixels)


def _back(shot, pixels):
    """The back, as large as it can be read."""
    pose = pose_of(shot)
    with placed(turn=pose.turn) as standing:
        build(Pack(shot))
    return _aim(Framing(pose.elevation, 0.86, 0.86, base=0.94), standing, standing, pixels)


def _true_scale(standing, millilitres):
    """How much the model must grow to hold what the label says; a little over half of its outline is filled."""
    if millilitres is None:
        return 1.0
    spots = corners(standing)
    outline = float(np.prod(spots.max(axis=0) - spots.min(axis=0)))
    return min(1.5, max(0.45, (millilitres / 1000 / (outline * 0.55)) ** (1 / 3)))


def _size(shot, pixels):
    """In its true size between a ruler and a tea cup."""
    pack, pose = Pack(shot), pose_of(shot)
    with placed() as everything:
        with placed(turn=pose.turn) as standing:
            build(pack)
        grown = _true_scale(standing, shot['millilitres'])
        standing.anchor.scale = (grown, grown, grown)
        spots = corners(standing)
        (left, near, _), (right, _, top) = spots.min(axis=0), spots.max(axis=0)
        with placed(x=float(left) - 0.14 - WIDTH / 2, y=float(near) * 0.6):
            ruler(math.ceil((float(top) + 0.16) / 0.5) * 0.5)
        with placed(x=float(right) + 0.42, y=-0.1):
            build_prop({'kind': 'cup', 'colour': '#9a5a2a'}, pack.seed)
    return _aim(Framing(pose.elevation, 0.82, 0.86), everything, everything, pixels)


VIEWS = {
    'front': _front,
    'angle': _angle,
    'contents': _contents,
    'back': _back,
    'size': _size,
}
