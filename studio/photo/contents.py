"""The contents of a pack: seen through glass, heaped on the ground, lying in a bowl."""

import math

from mathutils import Vector, noise as field

from fillings import GRAINS, LIQUIDS, POWDERS, grain_size, powder_material, soft_material
from geometry import ROUND, sheet, turned
from glass import glass
from grains import PROPORTIONS, strewn
from nodes import linear, mixed, plain
from scene import placed


def _tints(contents):
    return [linear(colour) for colour in contents['colours']]


def _darker(contents, share=0.45):
    return plain('core', mixed(contents['colours'][0], '#100804', share), Roughness=0.9)


def fill_round(contents, inside, level, random, hidden=(0.0, 0.0), section=ROUND):
    """Fills a turned pack: `inside` is the radius at a height, `hidden` the heights behind the label."""
    kind = contents['kind']
    if kind == 'none':
        return
    if kind not in GRAINS:
        profile = [(0.0, 0.032)] + [
            (inside(0.032 + (level - 0.032) * k / 24), 0.032 + (level - 0.032) * k / 24) for k in range(25)
        ]
        top = 0.05 if kind in POWDERS else 0.0
        profile += [(profile[-1][0] * 0.5, level + top * 0.7), (0.0, level + top)]
        material = powder_material(contents) if kind in POWDERS else soft_material(contents, level)
        turned('fill', profile, material, section, segments=72, angle=60)
        return
    size = grain_size(contents)
    core = (
        [(0, 0.03)]
        + [(max(0.02, inside(z) - size * 1.2), z) for z in (0.03, level * 0.5, level - size)]
        + [(0, level - size)]
    )
    turned('core', core, _darker(contents), section, segments=48)
    places = [
        (*section.at(math.atan2(y, x), math.hypot(x, y)), *rest)
        for x, y, *rest in _against_wall(size, inside, level, hidden, random)
    ]
    strewn(kind, size, places, _tints(contents), random)


def _against_wall(size, inside, level, hidden, random):
    places, step = [], size * 0.62
    z = 0.03 + size * 0.4
    while z < level:
        radius = inside(z) - size * 0.42
        behind_label = hidden[0] + size < z < hidden[1] - size
        for layer in () if behind_label else (0, 1):
            count = max(6, int(2 * math.pi * radius / (size * 0.72)))
            for k in range(count):
                a = 2 * math.pi * (k + random.uniform(-0.4, 0.4)) / count
                if math.sin(a) < 0.4:
                    r = radius - size * (0.6 * layer + random.uniform(0, 0.2))
                    places.append(
                        (
                            r * math.cos(a),
                            r * math.sin(a),
                            z + random.uniform(-0.3, 0.3) * size,
                            random.uniform(-0.6, 0.6),
                            random.uniform(-0.9, 0.9),
                            a + math.pi / 2 + random.uniform(-0.8, 0.8),
                        )
                    )
        z += step
    return places + _level(inside(level) - size * 0.4, level - size * 0.2, size, random, size)


def _level(radius, z, thick, random, size):
    places = []
    for _ in range(min(900, int((radius / size) ** 2 * 5) + 6)):
        r, a = radius * math.sqrt(random.random()), random.random() * 2 * math.pi
        places.append(
            (
                r * math.cos(a),
                r * math.sin(a),
                z + random.uniform(-0.1, 0.4) * thick,
                random.uniform(-0.5, 0.5),
                random.uniform(-0.5, 0.5),
                random.random() * 6.3,
            )
        )
    return places


def mound(radius, height, material, seed):
    """A loose heap of powder: rings around a peak, with lumps and a ragged edge."""
    drift, grid = Vector((seed % 89 * 7, 0, seed % 13)), []
    for ring in range(81):
        share, row = ring / 80, []
        for spoke in range(160):
            a = 2 * math.pi * spoke / 160
            away = Vector((math.cos(a), math.sin(a), 0))
            edge = 0.86 + 0.12 * field.noise(away * 1.3 + drift) + 0.05 * field.noise(away * 4 + drift)
            here = away * share * 2.2 + drift
            rise = 1 - share
            z = height * rise**1.15 * (1 + 0.15 * field.noise(here * 1.6))
            z += (
                min(1, rise * 7)
                * height
                * (0.08 * field.noise(here * 4) + 0.05 * field.noise(here * 11) + 0.03 * field.noise(here * 27))
            )
            row.append((away.x * share * edge * radius, away.y * share * edge * radius * 0.88, z - 0.002))
        grid.append(row)
    return sheet('mound', grid, material, closed=True, angle=75)


def heap(contents, random, radius=0.3):
    """A handful on the ground, at the origin of the group."""
    kind = contents['kind']
    if kind in POWDERS:
        material = powder_material(contents)
        mound(radius, radius * 0.42, material, random.randrange(1000))
        dust = [
            (q * math.cos(a), q * 0.85 * math.sin(a), 0.002, 0, 0, 0)
            for q, a in ((radius * (0.78 + abs(random.gauss(0, 0.14))), random.random() * 6.3) for _ in range(120))
        ]
        strewn('round', 0.008, dust, _tints(contents), random)
        return
    size = min(grain_size(contents), radius * (1.6 if kind in ('quill', 'long') else 0.6))
    if size > 0.14:
        strewn(kind, size, _few(kind, size, radius, random), _tints(contents), random)
        return
    height = radius * 0.26
    mound(radius * 0.86, height, _darker(contents), random.randrange(1000))
    places = []
    for _ in range(int(min(1500, (radius / size) ** 2 * 9))):
        r, a = radius * 0.92 * math.sqrt(random.random()), random.random() * 6.3
        slope = max(0.0, 1 - r / radius)
        places.append(
            (
                r * math.cos(a),
                r * 0.85 * math.sin(a),
                size * 0.3 + height * slope * random.uniform(0.75, 1.15),
                random.uniform(-0.5, 0.5),
                random.uniform(-0.5, 0.5),
                random.random() * 6.3,
            )
        )
    for _ in range(26):
        r, a = radius * (0.9 + abs(random.gauss(0, 0.22))), random.random() * 6.3
        places.append(
            (r * math.cos(a), r * 0.85 * math.sin(a), size * 0.22, 0, random.uniform(-0.2, 0.2), random.random() * 6.3)
        )
    strewn(kind, size, places, _tints(contents), random)


def _few(kind, size, radius, random):
    """A few big pieces: quills side by side, lumps in a loose pile."""
    if kind in ('quill', 'long'):
        thick = size * 0.16
        spots = [(0, 0, 0.5), (0, 1, 0.5), (0, 2, 0.5), (0, 0.5, 1.4), (0, 1.5, 1.4), (0.1, -1.2, 0.5)]
        return [
            (x * size, (row - 1) * thick * 1.05, z * thick, random.random() * 6, 0, random.uniform(-0.12, 0.12))
            for x, row, z in spots
        ]
    places = []
    for k in range(max(5, int((radius / size) ** 2 * 5))):
        r, a = radius * 0.75 * math.sqrt(random.random()), random.random() * 6.3
        lift = 0.34 if k % 3 else 0.9
        places.append(
            (
                r * math.cos(a),
                r * 0.8 * math.sin(a),
                size * lift,
                random.uniform(-0.4, 0.4),
                random.uniform(-0.4, 0.4),
                random.random() * 6.3,
            )
        )
    return places


def surface_in_bowl(contents, radius, level, random):
    """The contents as they lie in a bowl whose inside has this radius at this level."""
    kind = contents['kind']
    if kind in GRAINS:
        size = min(grain_size(contents), radius * 0.5)
        bed_profile = [(radius * 0.96, level - 0.03), (radius * 0.6, level - 0.026), (0, level - 0.024)]
        turned('core', bed_profile, _darker(contents, 0.2))
        thick = size * PROPORTIONS[kind][2]
        reach, bed = radius - size * 0.3, level - 0.02 + thick * 0.5
        places = _level(reach, bed, thick, random, size) + _level(reach, bed + thick * 0.4, thick, random, size)
        places += _level(reach * 0.6, bed + thick, thick, random, size)
        strewn(kind, size, places, _tints(contents), random)
    elif kind in POWDERS:
        turned(
            'powder',
            [(radius, level - 0.004), (radius * 0.5, level + 0.004), (0, level + 0.004)],
            powder_material(contents),
        )
        with placed(z=level):
            mound(radius * 1.08, radius * 0.34, powder_material(contents), random.randrange(1000))
    elif kind in LIQUIDS:
        turned(
            'liquid',
            [(radius, level + 0.004), (radius - 0.012, level), (0, level)],
            glass(mixed(contents['colours'][0], '#ffc84a' if kind == 'honey' else '#ffffff', 0.45), ior=1.4),
        )
    else:
        _swirl(radius, level, soft_material(contents, level + 0.1))


def _swirl(radius, level, material):
    grid = []
    for k in range(40):
        share = k / 39
        ring = []
        for j in range(72):
            a = 2 * math.pi * j / 72
            wave = 0.035 * math.sin(share * 15 + a) * share * (1.2 - share) * 2
            ring.append(
                (radius * share * math.cos(a), radius * share * math.sin(a), level + wave + 0.06 * (1 - share) ** 2)
            )
        grid.append(ring)
    sheet('swirl', grid, material, closed=True, angle=80)
