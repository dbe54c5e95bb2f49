"""Squeeze tubes."""

import math

from geometry import rounded, sheet, turned


def tube(pack):
    """A squeeze tube on its cap: a circle below, a flat seam above, the sheet as wide everywhere."""
    width, base = 0.72, 0.20
    height = width / pack.aspect('front')
    skin, radius = pack.print('front', pack.body['colour'], roughness=0.34, relief=0.01), width / math.pi
    for side in (-1, 1):
        grid, uvs = [], []
        for row in range(61):
            t = row / 60
            half_depth = max(0.008, radius * math.cos(min(1, t / 0.93) * math.pi / 2) ** 0.75)
            half_width = radius + (width / 2 - radius) * (1 - half_depth / radius) ** 1.15
            outline = [
                (half_width * math.cos(math.pi * k / 120), half_depth * math.sin(math.pi * k / 120)) for k in range(121)
            ]
            line, marks = _even(outline, 49)
            ridge = 0.002 * math.sin(t * 900) if t > 0.95 else 0
            grid.append([(-x if side < 0 else x, side * (y + ridge), base + t * height) for x, y in line])
            uvs.append([(mark if side < 0 else mark, t) for mark in marks])
        sheet('tube', grid, skin, uvs, angle=180)
    turned(
        'cap',
        rounded([(0, 0), (radius * 0.93, 0, 0.02), (radius * 0.99, base - 0.01, 0.015), (radius * 0.8, base)]),
        pack.closure_material(),
        segments=300,
        ripple=(
            (lambda a, z: 1 + (0.006 * math.cos(a * 70) if 0.03 < z < base - 0.04 else 0))
            if pack.closure['material'].endswith('plastic')
            else None
        ),
    )


def _even(outline, count):
    """Points at equal distances along a line, and their shares of its length."""
    travelled = [0.0]
    for here, there in zip(outline, outline[1:]):
        travelled.append(travelled[-1] + math.dist(here, there))
    spots, shares, i = [], [], 0
    for k in range(count):
        goal = travelled[-1] * k / (count - 1)
        while i < len(travelled) - 2 and travelled[i + 1] < goal:
            i += 1
        part = (goal - travelled[i]) / max(1e-9, travelled[i + 1] - travelled[i])
        spots.append(tuple(a + (b - a) * part for a, b in zip(outline[i], outline[i + 1])))
        shares.append(k / (count - 1))
    return spots, shares


TUBES = {'standing': tube}
