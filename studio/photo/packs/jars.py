"""Jars: a glass or a crock, its contents, a lid and a label."""

import math

from contents import fill_round
from geometry import ROUND, Section, disc, label, rod, rounded, turned
from glass import thin_glass
from nodes import plain
from packs.lids import lid

WALL, FLOOR = 0.028, 0.03


def _vessel(pack, radius, height, neck, shoulder, section=ROUND):
    outside = [
        (0, 0.012),
        (radius * 0.7, 0.012, 0.02),
        (radius * 0.78, 0, 0.02),
        (radius, 0, 0.07),
        (radius, height * shoulder, 0.12),
        (neck, height * (shoulder + 0.1), 0.05),
        (neck, height),
    ]
    inside = [
        (neck - WALL, height),
        (neck - WALL, height * (shoulder + 0.09), 0.05),
        (radius - WALL, height * (shoulder - 0.01), 0.11),
        (radius - WALL, FLOOR, 0.06),
        (0, FLOOR),
    ]
    turned('jar', rounded(outside) + rounded(inside), pack.body_material(), section)


def _contents(pack, radius, level, hidden):
    if pack.see_through():
        inner = radius - WALL - 0.003

        def inside(z):
            low = min(1.0, (z - 0.025) / 0.05)
            high = min(1.0, max(0.0, (level + 0.06 - z) / 0.1))
            return inner * min(0.90 + 0.10 * math.sqrt(max(0, low)), 0.94 + 0.06 * math.sqrt(high))

        fill_round(pack.contents, inside, level, pack.random, hidden)


def _wrap(pack, radius, bottom, height):
    label('label', radius + 0.0015, bottom, height, pack.aspect('wrap'), pack.print('wrap'))


def round_jar(pack):
    radius, height = 0.38, 0.92
    _vessel(pack, radius, height, radius * 0.84, 0.80)
    _contents(pack, radius, height * 0.84, (0.14, 0.62))
    lid(pack, radius * 0.84 + 0.045, height * 0.885, 0.19)
    _wrap(pack, radius, 0.14, 0.48)


def squat_jar(pack):
    radius, height = 0.40, 0.42
    _vessel(pack, radius, height, radius * 0.9, 0.78)
    _contents(pack, radius, height * 0.78, (0.06, 0.32))
    lid(pack, radius, height * 0.85, 0.17)
    _wrap(pack, radius, 0.055, 0.27)
    if 'lid' in pack.art:
        disc('lid print', radius * 0.86, height * 0.85 + 0.1715, pack.print('lid', pack.closure['colour']))


def tall_jar(pack):
    radius, height = 0.335, 1.10
    _vessel(pack, radius, height, radius * 0.84, 0.82)
    _contents(pack, radius, height * 0.83, (0.14, 0.78))
    lid(pack, radius * 0.84 + 0.042, height * 0.9, 0.19)
    _wrap(pack, radius, 0.14, 0.64)


def swing_top_jar(pack):
    radius, height = 0.39, 0.94
    _vessel(pack, radius, height, radius * 0.86, 0.84)
    _contents(pack, radius, height * 0.88, (0.15, 0.63))
    top = height + 0.015
    rubber = plain('rubber', '#c9772f', Roughness=0.6)
    turned(
        'seal',
        rounded(
            [
                (radius * 0.8, top - 0.02),
                (radius * 0.93, top - 0.02, 0.008),
                (radius * 0.93, top + 0.012, 0.008),
                (radius * 0.8, top + 0.012),
            ]
        ),
        rubber,
    )
    turned(
        'glass lid',
        rounded(
            [
                (0, top + 0.13),
                (radius * 0.72, top + 0.13, 0.05),
                (radius * 0.9, top + 0.05, 0.02),
                (radius * 0.9, top + 0.012, 0.01),
                (0, top + 0.012),
            ]
        ),
        thin_glass(),
    )
    disc('under the lid', radius * 0.9, top + 0.006, plain('pale glass', '#f4f0ea', Roughness=0.4))
    wire = plain('wire', '#c8c4bc', Roughness=0.25, Metallic=1.0)
    for side in (-1, 1):
        x = side * radius * 0.98
        rod(
            'bail',
            [
                (x, 0, top - 0.22),
                (x, -0.02, top - 0.05),
                (x * 0.9, -0.03, top + 0.10),
                (x * 0.5, -0.02, top + 0.165),
                (0, -0.02, top + 0.17),
            ],
            0.011,
            wire,
        )
    ring = [
        (radius * 0.895 * math.cos(a), radius * 0.895 * math.sin(a), top - 0.06)
        for a in (2 * math.pi * k / 48 for k in range(48))
    ]
    rod('neck wire', ring, 0.010, wire, closed=True)
    front = -radius * 0.97
    rod(
        'clasp',
        [
            (-0.07, front, top - 0.06),
            (-0.06, front - 0.05, top - 0.17),
            (0.06, front - 0.05, top - 0.17),
            (0.07, front, top - 0.06),
        ],
        0.010,
        wire,
    )
    _wrap(pack, radius, 0.15, 0.48)


def square_jar(pack):
    radius, height, outline = 0.34, 0.92, Section(5)
    outside = [(0, 0.012), (radius * 0.8, 0, 0.02), (radius, 0, 0.05), (radius, height * 0.78, 0.10)]
    inside = [(radius - WALL, height * 0.77, 0.09), (radius - WALL, FLOOR, 0.04), (0, FLOOR)]
    neck = radius * 0.82
    turned(
        'jar',
        rounded(outside + [(neck, height * 0.88)]) + rounded([(neck - WALL, height * 0.87)] + inside),
        pack.body_material(),
        outline,
    )
    turned(
        'neck',
        [(neck, height * 0.87), (neck, height), (neck - WALL, height), (neck - WALL, height * 0.87)],
        pack.body_material(),
    )
    if pack.see_through():
        inner = radius - WALL - 0.004
        fill_round(
            pack.contents,
            lambda z: inner * min(1.0, 0.93 + max(0, z - 0.05)),
            height * 0.75,
            pack.random,
            (0.12, 0.66),
            outline,
        )
    lid(pack, neck + 0.05, height * 0.88, 0.2)
    label('label', radius + 0.0015, 0.12, 0.54, pack.aspect('front'), pack.print('front'), outline)


def crock(pack):
    if pack.see_through():
        _glass_crock(pack)
        return
    radius, height = 0.40, 0.80
    profile = [
        (0, 0),
        (radius * 0.86, 0, 0.04),
        (radius, 0.10, 0.06),
        (radius, height * 0.84, 0.08),
        (radius * 0.88, height * 0.93, 0.03),
        (radius * 0.88, height * 0.96, 0.02),
        (radius * 0.93, height, 0.02),
        (radius * 0.86, height + 0.012, 0.01),
        (radius * 0.8, height - 0.06),
        (0, height - 0.06),
    ]
    turned('crock', rounded(profile), pack.body_material())
    lid(pack, radius * 0.86, height - 0.01, 0.15)
    _wrap(pack, radius, 0.135, 0.46)


def _glass_crock(pack):
    radius, height = 0.40, 0.80
    _vessel(pack, radius, height, radius * 0.88, 0.80)
    _contents(pack, radius, height * 0.86, (0.135, 0.595))
    lid(pack, radius * 0.86, height - 0.01, 0.15)
    _wrap(pack, radius, 0.135, 0.46)


BUILDERS = {
    'round': round_jar,
    'squat': squat_jar,
    'tall': tall_jar,
    'swing-top': swing_top_jar,
    'square': square_jar,
    'crock': crock,
}
