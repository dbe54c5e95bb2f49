"""Lids of jars: screw caps, stoppers and cloth tied with twine."""

import math

from geometry import rod, rounded, turned
from nodes import plain


def screw_lid(radius, z, height, material, ribs=0):
    """A screw cap; ribs make it a plastic one."""
    profile = rounded(
        [
            (0, z + height),
            (radius, z + height, 0.035),
            (radius, z + 0.012, 0.012),
            (radius - 0.02, z, 0.01),
            (radius - 0.05, z),
        ]
    )

    def ripple(angle, here):
        return 1 + (0.008 * math.cos(angle * ribs) if z + 0.03 < here < z + height - 0.03 else 0)

    turned('lid', profile, material, segments=360 if ribs else 112, ripple=ripple if ribs else None, angle=35)


def lid(pack, radius, z, height):
    """The lid that the closure's material asks for."""
    metal = pack.closure['material'] in ('metal', 'painted-metal')
    plastic = pack.closure['material'].endswith('plastic')
    if metal or plastic:
        screw_lid(radius, z, height, pack.closure_material(), 90 if plastic else 0)
    elif pack.closure['material'] == 'cloth':
        _cloth_cover(pack, radius, z, height)
    else:
        turned(
            'stopper',
            rounded(
                [
                    (0, z + height),
                    (radius, z + height, 0.03),
                    (radius, z + 0.045, 0.02),
                    (radius * 0.86, z + 0.04),
                    (radius * 0.8, z - 0.1),
                    (0, z - 0.1),
                ]
            ),
            pack.closure_material(),
        )


def _cloth_cover(pack, radius, z, height):
    def folds(angle, here):
        low = max(0.0, (z + height * 0.55 - here) / (height * 0.9))
        return 1 + low * (0.05 * math.cos(angle * 13) + 0.03 * math.cos(angle * 21 + 1)) * 1.4

    profile = rounded(
        [
            (0, z + height * 0.8),
            (radius, z + height * 0.75, 0.05),
            (radius * 1.03, z + height * 0.36, 0.02),
            (radius * 0.98, z + height * 0.28, 0.02),
            (radius * 1.22, z - height * 0.35),
        ]
    )
    turned('cloth', profile, pack.closure_material(), segments=240, ripple=folds, angle=80)
    twine = plain('twine', '#8a6b3d', Roughness=0.9)
    for turn in range(3):
        ring = [
            (radius * 1.035 * math.cos(a), radius * 1.035 * math.sin(a), z + height * (0.28 + 0.05 * turn))
            for a in (2 * math.pi * k / 48 for k in range(48))
        ]
        rod('twine', ring, 0.011, twine, closed=True)
