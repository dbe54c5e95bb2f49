"""Tins: round, low, square, and a can."""

import math

from contents import surface_in_bowl
from geometry import Section, box, disc, label, rod, rounded, turned
from nodes import plain
from scene import placed


def tin_body(pack, radius, height, surface_name='wrap', inset=0.035):
    """A round tin with its print, without a lid."""
    rim = pack.closure_material()
    turned(
        'body',
        rounded(
            [
                (0, 0),
                (radius - 0.01, 0, 0.01),
                (radius + 0.006, 0.012, 0.012),
                (radius, 0.03),
                (radius, height),
                (0, height),
            ]
        ),
        rim,
    )
    size = height - inset - 0.01
    label(
        'label',
        radius + 0.0015,
        inset,
        size,
        pack.aspect(surface_name),
        pack.print(surface_name, pack.body['colour'], roughness=0.38, relief=0.015),
    )


def tin_lid(pack, radius, low, top):
    """A slip lid."""
    turned(
        'lid',
        rounded(
            [
                (0, top + 0.012),
                (radius * 0.80, top + 0.012, 0.01),
                (radius * 0.84, top, 0.01),
                (radius * 0.93, top, 0.01),
                (radius + 0.016, top, 0.03),
                (radius + 0.016, low + 0.01, 0.01),
                (radius + 0.022, low, 0.006),
                (radius, low - 0.01),
            ]
        ),
        pack.closure_material(),
    )


def round_tin(pack):
    tin_body(pack, 0.40, 0.78)
    tin_lid(pack, 0.40, 0.785, 0.98)


def open_base(pack, radius, height, contents, wrap_name=None):
    """A low tin without its lid, the contents in sight."""
    metal = pack.closure_material()
    turned(
        'base',
        rounded(
            [
                (0, 0),
                (radius, 0, 0.02),
                (radius, height, 0.006),
                (radius - 0.012, height, 0.004),
                (radius - 0.012, 0.02),
                (0, 0.02),
            ]
        ),
        metal,
    )
    if wrap_name and wrap_name in pack.art:
        label('label', radius + 0.001, 0.02, height * 0.6, pack.aspect(wrap_name), pack.print(wrap_name, roughness=0.4))
    if contents['kind'] != 'none':
        with placed(z=height * 0.62):
            surface_in_bowl(contents, radius - 0.014, 0.0, pack.random)


def lid_face(pack, radius, depth, surface_name):
    """A lid standing on its rim, its print towards the camera."""
    body = pack.body_material()
    turned(
        'lid',
        rounded(
            [
                (0, depth),
                (radius * 0.9, depth, 0.01),
                (radius, depth - 0.004, 0.02),
                (radius, 0.0, 0.004),
                (radius - 0.012, 0),
                (radius - 0.012, depth - 0.02),
                (0, depth - 0.02),
            ]
        ),
        body,
    )
    disc(
        'print', radius * 0.93, depth + 0.002, pack.print(surface_name, pack.body['colour'], roughness=0.4, relief=0.02)
    )


def flat_tin(pack):
    radius = 0.43
    with placed(x=0.26, y=0.40):
        open_base(pack, radius, 0.24, pack.contents, 'wrap')
    with placed(x=-0.14, y=-0.02, z=radius * math.cos(math.radians(14)), lean=76, turn=-6):
        lid_face(pack, radius + 0.012, 0.13, 'lid')


def caddy(pack):
    outline = Section(9)
    radius = 0.33
    metal = pack.closure_material()
    turned('body', rounded([(0, 0), (radius, 0, 0.02), (radius, 0.82, 0.02), (0, 0.82)]), pack.body_material(), outline)
    for name, centre in (('front', -math.pi / 2), ('side', 0.0)):
        label(
            name,
            radius + 0.001,
            0.02,
            0.70,
            pack.aspect(name),
            pack.print(name, pack.body['colour'], roughness=0.38, relief=0.015),
            outline,
            0.002,
            centre,
        )
    turned(
        'lid',
        rounded(
            [
                (0, 1.0),
                (radius * 0.88, 1.0, 0.05),
                (radius + 0.012, 0.93, 0.03),
                (radius + 0.012, 0.74, 0.01),
                (radius, 0.74),
            ]
        ),
        metal,
        outline,
    )
    turned('knob', rounded([(0, 1.05), (0.06, 1.045, 0.02), (0.05, 1.0), (0, 1.0)]), metal)


def can(pack):
    width, height = 0.88, 0.88 / pack.aspect('front')
    depth = height * pack.aspect('side')
    look = {'roughness': 0.36, 'relief': 0.012}
    metal = plain('metal', '#d9d5cc', Roughness=0.28, Metallic=1.0)
    with placed(z=0.014):
        box(
            'can',
            (width, depth, height),
            pack.print('front', pack.body['colour'], **look),
            pack.print('side', pack.body['colour'], **look),
            pack.body_material(),
            bevel=0.03,
            segments=5,
        )
    for z in (0.008, height + 0.012):
        box('rim', (width + 0.014, depth + 0.014, 0.022), metal, bevel=0.010, z=z - 0.008)
    with placed(x=-0.24, z=height + 0.02):
        turned('spout', rounded([(0.1, 0), (0.1, 0.06, 0.01), (0.085, 0.07)]), metal)
        turned(
            'cap',
            rounded([(0, 0.20), (0.105, 0.20, 0.02), (0.105, 0.07, 0.01), (0.08, 0.07)]),
            pack.closure_material(),
            segments=240,
            ripple=lambda a, z: 1 + (0.012 * math.cos(a * 36) if 0.08 < z < 0.18 else 0),
        )
    rod(
        'handle',
        [
            (0.02, 0, height + 0.02),
            (0.03, 0, height + 0.10),
            (0.08, 0, height + 0.135),
            (0.28, 0, height + 0.135),
            (0.33, 0, height + 0.10),
            (0.34, 0, height + 0.02),
        ],
        0.02,
        metal,
    )


BUILDERS = {'round': round_tin, 'flat': flat_tin, 'caddy': caddy, 'can': can}
