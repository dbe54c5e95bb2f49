"""Things of the kitchen and the garden that stand beside a pack."""

import math

from mathutils import Vector, noise as field

from contents import heap, mound, surface_in_bowl
from fillings import GRAINS, LIQUIDS, POWDERS, SOFT, grain_size, powder_material, soft_material
from geometry import rod, rounded, sheet, turned
from grains import strewn
from materials import finish
from nodes import linear, plain
from scene import placed

BRASS = {'material': 'metal', 'colour': '#c9a050'}
CLAY = {'material': 'clay', 'colour': '#a8623f'}
WOOD = {'material': 'wood', 'colour': '#9a6a3c'}
STONEWARE = {'material': 'clay', 'colour': '#cfc3ae'}


def bowl(contents, random, radius=0.3, material=None):
    """A small bowl with the contents in it."""
    height, wall = radius * 0.56, 0.022
    outside = [
        (0, 0.0),
        (radius * 0.42, 0.0, 0.01),
        (radius * 0.46, 0.02, 0.01),
        (radius * 0.86, height * 0.45, 0.12),
        (radius, height, 0.01),
    ]
    inside = [
        (radius - wall * 0.5, height + 0.006, 0.008),
        (radius - wall, height - 0.01, 0.005),
        (radius * 0.82, height * 0.48, 0.1),
        (radius * 0.4, 0.05, 0.05),
        (0, 0.045),
    ]
    turned(
        'bowl',
        rounded(outside + inside),
        finish(
            material or random.choice([BRASS, STONEWARE] if contents['kind'] in LIQUIDS else [BRASS, CLAY, STONEWARE])
        ),
    )
    surface_in_bowl(contents, radius * 0.885, height * 0.74, random)


def spoon(contents, random, length=1.0):
    """A wooden spoon with a heap of the contents; it points to the left and lies on the ground."""
    grid = []
    for i in range(41):
        t = i / 40
        row = []
        bowl_share = max(0.0, 1 - ((t - 0.17) / 0.17) ** 2) if t < 0.34 else 0.0
        half = max(0.145 * math.sqrt(bowl_share), 0.026 + 0.012 * t if t > 0.2 else 0.004)
        for j in range(17):
            q = j / 8 - 1
            dip = 0.105 * bowl_share * (1 - q * q)
            row.append(((t - 0.17) * length, q * half * length, (0.125 - dip + 0.05 * max(0, t - 0.34)) * length))
        grid.append(row)
    thing = sheet('spoon', grid, finish(WOOD), angle=80)
    skin = thing.modifiers.new('thickness', 'SOLIDIFY')
    skin.thickness, skin.offset = 0.024 * length, -1
    kind = contents['kind']
    with placed(z=0.085 * length):
        if kind in POWDERS:
            mound(0.155 * length, 0.115 * length, powder_material(contents), random.randrange(1000))
        elif kind in GRAINS:
            heap(contents, random, 0.14 * length)
        else:
            mound(0.15 * length, 0.06 * length, soft_material(contents, 0.1), random.randrange(1000))


def portion(contents, random, radius=0.3):
    """A serving beside the pack, as its kind is best shown."""
    kind = contents['kind']
    if kind in POWDERS:
        heap(contents, random, radius) if random.random() < 0.4 else _with_spoon(contents, random, radius)
    elif kind in ('tablet', 'capsule'):
        _tablets(contents, random, radius)
    elif kind in LIQUIDS | SOFT:
        bowl(contents, random, radius * 0.92)
    elif kind in GRAINS and grain_size(contents) < 0.14 and random.random() < 0.5:
        bowl(contents, random, radius * 0.92)
    elif kind in GRAINS:
        heap(contents, random, radius)


def _with_spoon(contents, random, radius):
    with placed(x=-radius * 0.55, turn=24):
        spoon(contents, random, radius * 3.0)


def _tablets(contents, random, radius):
    size = grain_size(contents)
    lying = 0.21 if contents['kind'] == 'tablet' else 0.17
    places = []
    for _ in range(200):
        r, a = radius * math.sqrt(random.random()), random.random() * 6.3
        spot = (r * math.cos(a), r * 0.8 * math.sin(a))
        if all(math.dist(spot, other[:2]) > size * 0.98 for other in places) and len(places) < 22:
            places.append((*spot, size * lying, 0, 0, random.random() * 6.3))
    tints = [linear(colour) for colour in contents['colours']]
    strewn(contents['kind'], size, places, tints, random)


def leaf(material, length, width=0.26, bend=0.25):
    """One leaf along x."""
    grid, uvs = [], []
    for i in range(25):
        t = i / 24
        half = width * math.sin(math.pi * t**0.8) ** 0.85 + 0.004
        row, marks = [], []
        for j in range(9):
            q = j / 4 - 1
            row.append(
                (
                    t * length,
                    (q * half + 0.08 * math.sin(t * 2.4)) * length,
                    (bend * math.sin(math.pi * t) * 0.6 + 0.18 * abs(q) * half) * length,
                )
            )
            marks.append((t, q * half / width * 0.5))
        grid.append(row)
        uvs.append(marks)
    return sheet('leaf', grid, material, uvs, angle=80)


def sprig(random, pairs=6, length=0.8, colour='#4f7d34'):
    """A twig with paired leaves that lies on the ground."""
    material = plain('leaf', colour, Roughness=0.42, Specular=0.4)
    line = [
        (t * 1.25 * length, 0.1 * math.sin(t * 2.6) * length, 0.012 + 0.02 * math.sin(t * 3.1) * length)
        for t in (k / 12 for k in range(13))
    ]
    rod('twig', line, 0.009, plain('twig', '#5d6b34', Roughness=0.6), [1.2 - 0.8 * k / 12 for k in range(13)])
    for k in range(pairs):
        x, y, z = line[2 + (k * 10) // pairs]
        for side in (-1, 1):
            with placed(
                x,
                y,
                z,
                turn=side * (52 - 3 * k) + random.uniform(-8, 8),
                lean=side * random.uniform(5, 14),
                roll=random.uniform(-6, 6),
            ):
                leaf(material, 0.36 * length * (1 - 0.05 * k) * random.uniform(0.85, 1.1), bend=0.12)
    with placed(*line[-1], turn=6):
        leaf(material, 0.3 * length, bend=0.12)


def cord(name, radius, z, material, thickness=0.012, turns=2):
    """Twine wound around something round."""
    line = []
    for k in range(turns * 40 + 1):
        a = 2 * math.pi * k / 40
        line.append(
            (
                radius * math.cos(a),
                radius * math.sin(a),
                z + thickness * 1.7 * k / 40 + 0.002 * field.noise(Vector((a * 3, z, 0))),
            )
        )
    return rod(name, line, thickness, material)


def straw(random, half_width, half_depth, height, count=260, colour='#cda76a'):
    """Paper straw or wood wool that fills a box up to a height."""
    mounded = plain('bed', '#a9844c', Roughness=0.95)
    grid = [
        [
            (
                (u / 12 - 1) * half_width,
                (v / 12 - 1) * half_depth,
                height * (0.86 + 0.08 * math.sin(u * 1.3) * math.cos(v)),
            )
            for u in range(25)
        ]
        for v in range(25)
    ]
    sheet('bed', grid, mounded)
    shades = [
        plain('straw', colour, Roughness=0.8),
        plain('straw', '#e0c088', Roughness=0.8),
        plain('straw', '#b98f52', Roughness=0.8),
    ]
    for k in range(count):
        x, y, turn = (
            random.uniform(-1, 1) * half_width * 0.94,
            random.uniform(-1, 1) * half_depth * 0.92,
            random.random() * 6.3,
        )
        length, arch = random.uniform(0.12, 0.3), random.uniform(0.01, 0.07)
        line = []
        for step in range(6):
            s = step / 5 - 0.5
            px = max(-half_width, min(half_width, x + s * length * math.cos(turn) + 0.04 * math.sin(s * 5)))
            py = max(-half_depth, min(half_depth, y + s * length * math.sin(turn)))
            line.append((px, py, height * random.uniform(0.93, 1.0) + arch * (1 - 4 * s * s)))
        rod('straw', line, random.uniform(0.004, 0.007), shades[k % 3])
