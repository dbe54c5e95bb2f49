"""Pouches of film, paper and cloth."""

import math

from mathutils import Vector, noise as field

from geometry import Section, box, label, rod, rounded, sheet, turned
from nodes import plain
from scene import placed

COLUMNS, ROWS = 72, 110


def _belly(u, t, depth, seal):
    """How far a filled stand-up pouch swells at a place."""
    across = max(0.0, 1 - abs(u / 0.93) ** 2.4) ** 0.66
    fill = max(0.0, 1 - max(0.0, (t - 0.18) / (seal - 0.18)) ** 1.7) if t < seal else 0.0
    foot = 0.80 + 0.20 * math.sin(min(1.0, t / 0.3) * math.pi / 2)
    return depth * across * fill * foot


def _creases(u, t, seed, swell):
    """Soft wrinkles: long ones from the corners, short ones below the seal."""
    drift = seed % 97 * 3.1
    soft = 0.026 * field.noise(Vector((u * 1.8 + drift, t * 2.2, 1)))
    diagonal = 0.012 * field.noise(Vector(((abs(u) + t) * 5 + drift, (abs(u) - t) * 1.2, 2)))
    gather = 0.012 * field.noise(Vector((u * 9 + drift, t * 1.3, 3))) * max(0.0, 1 - abs(t - 0.72) / 0.2)
    return (soft + diagonal + gather) * min(1.0, swell / 0.07)


def _film_pouch(pack, width, material, zip_at, seal):
    height = width / pack.aspect('front')
    depth = 0.25
    for side in (-1, 1):
        grid, uvs = [], []
        for row in range(ROWS + 1):
            t = row / ROWS
            notch = 0.022 * max(0.0, 1 - abs(t - 0.915) / 0.012)
            line, marks = [], []
            for column in range(COLUMNS + 1):
                u = column / COLUMNS * 2 - 1
                swell = _belly(u, t, depth, seal)
                y = swell + 0.005 + _creases(u, t, pack.seed + side, swell)
                y += 0.0022 * math.sin(t * height * 300) if t > 0.94 else 0
                y += 0.007 * sum(math.exp(-(((t - spot) / 0.005) ** 2)) for spot in zip_at) * (abs(u) < 0.95)
                y += 0.006 * math.exp(-(((t - 0.20 * (1 - math.sqrt(max(0, 1 - u * u))) - 0.02) / 0.008) ** 2))
                x = u * width / 2 * (1 - 0.05 * swell / depth) - math.copysign(notch, u) * (abs(u) > 0.97)
                z = t * height + (0.03 * u * u * (1 - t / 0.12) if t < 0.12 else 0)
                line.append((x, side * y, z))
                marks.append((column / COLUMNS if side < 0 else 1 - column / COLUMNS, t))
            grid.append(line)
            uvs.append(marks)
        sheet('pouch', grid, material, uvs, angle=180)
    _gusset(width, depth, material)


def _gusset(width, depth, material):
    rim = [(math.cos(a), math.sin(a)) for a in (2 * math.pi * k / 64 for k in range(64))]
    grid = [
        [
            (x * width / 2 * 0.94 * share, y * depth * 0.8 * share, 0.03 * x * x * share + 0.05 * (1 - share))
            for x, y in rim
        ]
        for share in (1.0, 0.6, 0.0)
    ]
    sheet('gusset', grid, material, closed=True)


def _skin(pack):
    """The printed film: as matt, glossy or fibrous as the body says."""
    looks = {
        'kraft': (0.72, 0.16, 0.0),
        'matt-plastic': (0.5, 0.03, 0.0),
        'gloss-plastic': (0.24, 0.03, 0.0),
        'foil': (0.34, 0.05, 0.35),
    }
    roughness, relief, metallic = looks.get(pack.body['material'], (0.6, 0.1, 0.0))
    return pack.print('front', pack.body['colour'], roughness=roughness, relief=relief, metallic=metallic)


def stand_up(pack):
    _film_pouch(pack, 0.92, _skin(pack), (), 0.86)


def zip_pouch(pack):
    _film_pouch(pack, 0.96, _skin(pack), (0.842, 0.856), 0.82)


def block_bag(pack):
    width = 0.82
    height = width / pack.aspect('front')
    full = height * pack.aspect('side')
    front, side_skin = _skin(pack), pack.print('side', pack.body['colour'], roughness=0.6, relief=0.1)
    rows = 90

    def depth_at(t):
        narrowing = max(0.0, (t - 0.66) / 0.26)
        return max(0.016, full * math.cos(min(1.0, narrowing) * math.pi / 2) ** 0.9)

    def fold(t):
        half = depth_at(t) / 2
        return math.sqrt(max(0.0, (full / 2) ** 2 - half**2)) * 0.96 + 0.012 * min(1, t * 4)

    for facing in (-1, 1):
        grid, uvs = [], []
        for row in range(rows + 1):
            t = row / rows
            line, marks = [], []
            for column in range(49):
                u = column / 24 - 1
                belly = 0.035 * (1 - u * u) * math.sin(min(1, t / 0.8) * math.pi) if t < 0.8 else 0
                wrinkle = (
                    (
                        0.014 * field.noise(Vector((u * 2, t * 3, pack.seed % 31 + facing)))
                        + 0.006 * field.noise(Vector((u * 7, t * 4, pack.seed % 17)))
                    )
                    * min(1, t * 6)
                    * (t < 0.95)
                )
                y = depth_at(t) / 2 + belly + wrinkle * (1 - abs(u) ** 6)
                line.append((u * width / 2, facing * y, t * height))
                marks.append(((u + 1) / 2 if facing < 0 else (1 - u) / 2, t))
            grid.append(line)
            uvs.append(marks)
        sheet('face', grid, front, uvs, angle=180)
        grid, uvs = [], []
        for row in range(rows + 1):
            t = row / rows
            half, inward = depth_at(t) / 2, fold(t)
            grid.append(
                [(-facing * (width / 2 - inward * (1 - abs(v))), v * half, t * height) for v in (-1, -0.5, 0, 0.5, 1)]
            )
            uvs.append([((v + 1) / 2 if facing < 0 else (1 - v) / 2, t) for v in (-1, -0.5, 0, 0.5, 1)])
        sheet('gusset', grid, side_skin, uvs, angle=40)
    _tin_tie(pack, width, height)


def _tin_tie(pack, width, height):
    if pack.closure['material'] in ('metal', 'painted-metal', 'foil', 'kraft', 'card'):
        with placed(y=-0.03, z=height * 0.915):
            box('tie', (width * 1.06, 0.02, 0.055), pack.closure_material(), bevel=0.008)


def sack(pack):
    outline = Section(2.5, 0.62)
    cloth = pack.body_material()

    def slack(angle, z):
        folds = 0.012 * math.sin(angle * 5 + z * 3) + 0.018 * field.noise(
            Vector((math.cos(angle) * 1.6, math.sin(angle) * 1.6, z * 2 + pack.seed % 23))
        )
        gather = 0.10 * math.exp(-(((z - 1.06) / 0.12) ** 2)) * math.cos(angle * 17)
        ruffle = max(0.0, z - 1.1) * 0.9 * (math.cos(angle * 11) + 0.5 * math.cos(angle * 19 + 1)) * 0.3
        quiet = 0.2 if math.sin(angle) < -0.3 and 0.2 < z < 0.8 else 1
        return 1 + folds * quiet + gather + ruffle

    profile = rounded(
        [
            (0, 0.0),
            (0.40, 0, 0.08),
            (0.47, 0.14, 0.14),
            (0.47, 0.78, 0.2),
            (0.15, 1.04, 0.12),
            (0.14, 1.09, 0.03),
            (0.26, 1.30),
            (0.2, 1.24),
            (0.1, 1.1),
        ],
        12,
    )
    turned('sack', profile, cloth, outline, segments=256, ripple=slack, angle=80)
    twine = plain('jute', '#9a7a48', Roughness=0.9)
    for turn in range(3):
        ring = [outline.at(2 * math.pi * k / 60, 0.165) for k in range(60)]
        rod('twine', [(x, y, 1.05 + 0.02 * turn) for x, y in ring], 0.014, twine, closed=True)
    rod('end', [(0.02, -0.11, 1.06), (0.06, -0.15, 1.0), (0.05, -0.19, 0.92), (0.08, -0.235, 0.86)], 0.012, twine)
    label(
        'patch',
        0.485,
        0.16,
        0.60,
        pack.aspect('front'),
        pack.print('front', '#f2e8d2', roughness=0.85, relief=0.3),
        outline,
        0.006,
    )


def folded_cloth(pack):
    with placed(lean=-9):
        for layer in range(4):
            with placed(y=layer * 0.062, z=0.0):
                box(
                    'cloth',
                    (1.0 - 0.012 * layer, 0.066, 1.0 - 0.01 * (layer % 2)),
                    pack.print('front', pack.body['colour'], roughness=0.9, relief=0.4),
                    pack.body_material(),
                    pack.body_material(),
                    bevel=0.030,
                    segments=6,
                )
        height = 1.0 / pack.aspect('band')
        with placed(y=0.093, z=0.5 - height / 2 - 0.03):
            box(
                'band',
                (1.014, 0.27, height),
                pack.print('band'),
                plain('paper', '#f3ecdd', Roughness=0.6),
                bevel=0.02,
                segments=5,
            )


BUILDERS = {'stand-up': stand_up, 'zip': zip_pouch, 'block': block_bag, 'sack': sack, 'folded': folded_cloth}
