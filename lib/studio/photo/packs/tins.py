"""Tins: round, low, square, a can, and sets of small ones."""
import math

from contents import POWDERS, powder_material, surface_in_bowl
from geometry import Section, box, disc, label, panel, rod, rounded, turned
from nodes import plain
from scene import placed


def _tin_body(pack, radius, height, surface_name='wrap', inset=0.035):
    rim = pack.closure_material()
    turned('body', rounded([(0, 0), (radius - 0.01, 0, 0.01), (radius + 0.006, 0.012, 0.012), (radius, 0.03), (radius, height), (0, height)]), rim)
    size = height - inset - 0.01
    label('label', radius + 0.0015, inset, size, pack.aspect(surface_name), pack.print(surface_name, pack.body['colour'], roughness=0.38, relief=0.015))


def _tin_lid(pack, radius, low, top):
    turned('lid', rounded([(0, top + 0.012), (radius * 0.80, top + 0.012, 0.01), (radius * 0.84, top, 0.01), (radius * 0.93, top, 0.01),
                           (radius + 0.016, top, 0.03), (radius + 0.016, low + 0.01, 0.01), (radius + 0.022, low, 0.006), (radius, low - 0.01)]), pack.closure_material())


def round_tin(pack):
    _tin_body(pack, 0.40, 0.78)
    _tin_lid(pack, 0.40, 0.785, 0.98)


def _open_base(pack, radius, height, contents, wrap_name=None):
    metal = pack.closure_material()
    turned('base', rounded([(0, 0), (radius, 0, 0.02), (radius, height, 0.006), (radius - 0.012, height, 0.004), (radius - 0.012, 0.02), (0, 0.02)]), metal)
    if wrap_name and wrap_name in pack.art:
        label('label', radius + 0.001, 0.02, height * 0.6, pack.aspect(wrap_name), pack.print(wrap_name, roughness=0.4))
    if contents['kind'] != 'none':
        with placed(z=height * 0.62):
            surface_in_bowl(contents, radius - 0.014, 0.0, pack.random)


def _lid_face(pack, radius, depth, surface_name):
    """A lid standing on its rim, its print towards the camera."""
    body = pack.body_material()
    turned('lid', rounded([(0, depth), (radius * 0.9, depth, 0.01), (radius, depth - 0.004, 0.02), (radius, 0.0, 0.004), (radius - 0.012, 0), (radius - 0.012, depth - 0.02), (0, depth - 0.02)]), body)
    disc('print', radius * 0.93, depth + 0.002, pack.print(surface_name, pack.body['colour'], roughness=0.4, relief=0.02))


def flat_tin(pack):
    radius = 0.43
    with placed(x=0.26, y=0.40):
        _open_base(pack, radius, 0.24, pack.contents, 'wrap')
    with placed(x=-0.14, y=-0.02, z=radius * math.cos(math.radians(14)), lean=76, turn=-6):
        _lid_face(pack, radius + 0.012, 0.13, 'lid')


def caddy(pack):
    outline = Section(9)
    radius = 0.33
    metal = pack.closure_material()
    turned('body', rounded([(0, 0), (radius, 0, 0.02), (radius, 0.82, 0.02), (0, 0.82)]), pack.body_material(), outline)
    for name, centre in (('front', -math.pi / 2), ('side', 0.0)):
        label(name, radius + 0.001, 0.02, 0.70, pack.aspect(name), pack.print(name, pack.body['colour'], roughness=0.38, relief=0.015), outline, 0.002, centre)
    turned('lid', rounded([(0, 1.0), (radius * 0.88, 1.0, 0.05), (radius + 0.012, 0.93, 0.03), (radius + 0.012, 0.74, 0.01), (radius, 0.74)]), metal, outline)
    turned('knob', rounded([(0, 1.05), (0.06, 1.045, 0.02), (0.05, 1.0), (0, 1.0)]), metal)


def can(pack):
    width, height = 0.88, 0.88 / pack.aspect('front')
    depth = height * pack.aspect('side')
    look = {'roughness': 0.36, 'relief': 0.012}
    metal = plain('metal', '#d9d5cc', Roughness=0.28, Metallic=1.0)
    with placed(z=0.014):
        box('can', (width, depth, height), pack.print('front', pack.body['colour'], **look), pack.print('side', pack.body['colour'], **look), pack.body_material(), bevel=0.03, segments=5)
    for z in (0.008, height + 0.012):
        box('rim', (width + 0.014, depth + 0.014, 0.022), metal, bevel=0.010, z=z - 0.008)
    with placed(x=-0.24, z=height + 0.02):
        turned('spout', rounded([(0.1, 0), (0.1, 0.06, 0.01), (0.085, 0.07)]), metal)
        turned('cap', rounded([(0, 0.20), (0.105, 0.20, 0.02), (0.105, 0.07, 0.01), (0.08, 0.07)]), pack.closure_material(), segments=240, ripple=lambda a, z: 1 + (0.012 * math.cos(a * 36) if 0.08 < z < 0.18 else 0))
    rod('handle', [(0.02, 0, height + 0.02), (0.03, 0, height + 0.10), (0.08, 0, height + 0.135), (0.28, 0, height + 0.135), (0.33, 0, height + 0.10), (0.34, 0, height + 0.02)], 0.02, metal)


def trio(pack):
    spots = [('wrap-a', -0.31, 0.0, -6), ('wrap-b', 0.31, 0.0, 6), ('wrap-c', 0.0, 0.60, 0)]
    for name, x, z, turn in spots:
        with placed(x=x, z=z, turn=turn):
            _tin_body(pack, 0.29, 0.46, name)
            _tin_lid(pack, 0.29, 0.465, 0.585)


def pair(pack):
    radius = 0.36
    colours = pack.contents.get('colours', ['#d9a520', '#b3262a'])
    for k, (name, x) in enumerate((('lid-a', -0.42), ('lid-b', 0.42))):
        contents = {**pack.contents, 'colours': [colours[min(k, len(colours) - 1)]]}
        with placed(x=x + 0.12, y=0.42):
            _open_base(pack, radius, 0.22, contents)
        with placed(x=x, y=-0.02, z=(radius + 0.01) * math.cos(math.radians(14)), lean=76, turn=-5):
            _lid_face(pack, radius + 0.01, 0.12, name)


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
        contents = {**pack.contents, 'colours': [colours[k % len(colours)], colours[(k + 4) % len(colours)] if len(colours) > 4 else colours[k % len(colours)]]}
        with placed(x=(k % 2 - 0.5) * side / 2, y=(k // 2 - 0.5) * side / 2):
            _chamber(pack, contents, side / 2 - wall * 1.5, height)
    with placed(y=side / 2 + 0.03, z=0.0, lean=-14):
        box('lid', (side + 0.03, 0.08, side + 0.03), pack.body_material(), bevel=0.02)
        with placed(y=-0.043, z=0.03):
            panel('print', side - 0.03, side - 0.03, pack.print('lid', pack.body['colour'], roughness=0.4, relief=0.02), 0.002)


def _chamber(pack, contents, width, height):
    from grains import strewn
    from nodes import linear, mixed
    from contents import GRAINS, grain_size
    box('bed', (width, width, height * 0.5), plain('bed', mixed(contents['colours'][0], '#201008', 0.4), Roughness=0.9), bevel=0.004)
    if contents['kind'] in GRAINS:
        size = grain_size(contents)
        places = []
        for _ in range(min(800, int((width / size) ** 2 * 4))):
            places.append((pack.random.uniform(-0.47, 0.47) * width, pack.random.uniform(-0.47, 0.47) * width, height * 0.5 + size * pack.random.uniform(0.2, 0.8),
                           pack.random.uniform(-0.5, 0.5), pack.random.uniform(-0.5, 0.5), pack.random.random() * 6.3))
        strewn(contents['kind'], size, places, [linear(colour) for colour in contents['colours']], pack.random)


BUILDERS = {'round': round_tin, 'flat': flat_tin, 'caddy': caddy, 'can': can, 'trio': trio, 'pair': pair, 'chambers': chambers}
