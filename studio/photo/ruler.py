"""A wooden ruler that stands upright and tells centimetres."""

import math

import bpy

from geometry import box
from materials import finish
from nodes import plain
from scene import add, placed

WIDTH = 0.34


def ruler(height):
    """A ruler of so many units of ten centimetres, its back edge at y = 0."""
    ink = plain('ink', '#2a1c10', Roughness=0.8)
    box('ruler', (WIDTH, 0.03, height), finish({'material': 'wood', 'colour': '#d3a869'}), bevel=0.008)
    for mark in range(1, round(height * 10)):
        length = 0.15 if mark % 5 == 0 else 0.085
        with placed(x=(WIDTH - length) / 2 - 0.004, y=-0.0155, z=mark / 10 - 0.003):
            box('mark', (length, 0.003, 0.007), ink, bevel=0.0005, segments=1)
        if mark % 5 == 0:
            _number(str(mark), mark / 10, ink)
    _number('cm', height - 0.07, ink)


def _number(text, z, ink):
    data = bpy.data.curves.new('number', 'FONT')
    data.body = text
    data.size = 0.1
    data.align_x, data.align_y = 'CENTER', 'CENTER'
    data.materials.append(ink)
    letters = add(data, 'number')
    letters.location = (-0.075, -0.017, z)
    letters.rotation_euler = (math.pi / 2, 0, 0)
