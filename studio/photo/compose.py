"""How a picture is arranged: the pack, what stands beside it, and the cut."""

from pack import Pack
from packs import build
from poses import pose_of
from props import bowl, portion
from scene import placed
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
    return {'front': _front, 'angle': _angle, 'contents': _contents}[shot['view']](shot, pixels)


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
