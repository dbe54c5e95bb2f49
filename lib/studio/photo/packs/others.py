"""Soap, sachets, candles, incense and tubes."""
import math

from geometry import Section, box, disc, label, panel, rod, rounded, sheet, turned
from materials import finish
from nodes import bump, linear, mixed, node, noise, plain, ramp, link, surface
from props import cord
from scene import placed


def _soap_material(pack):
    colours = pack.contents.get('colours') or [pack.body['colour']]
    material = plain('soap', colours[0], Roughness=0.42, Specular=0.4, Subsurface=0.08)
    surface(material).inputs['Subsurface Color'].default_value = linear(colours[0])
    surface(material).inputs['Subsurface Radius'].default_value = (0.05, 0.05, 0.03)
    speckled = pack.contents['kind'] in ('coarse', 'round', 'flake')
    grain = noise(material, 60 if speckled else 5, 6)
    second = colours[1] if len(colours) > 1 else mixed(colours[0], '#ffffff', 0.2)
    stops = [(0.40, second), (0.47, colours[0])] if speckled else [(0.35, colours[0]), (0.65, second)]
    link(material, ramp(material, grain, stops), surface(material).inputs['Base Color'])
    bump(material, grain, 0.06)
    return material


def banded_soap(pack):
    box('soap', (0.90, 0.30, 0.60), _soap_material(pack), bevel=0.075, segments=6)
    height = 0.606
    with placed(z=-0.003):
        paper = plain('paper', pack.edge_colour('front'), Roughness=0.6)
        box('band', (height * pack.aspect('front'), 0.306, height), pack.print('front'), paper, paper, paper, bevel=0.078, segments=6, along_x=True)


def wrapped_soap(pack):
    width = 0.92
    height = width / pack.aspect('front')
    skin = plain('paper', pack.edge_colour('front'), Roughness=0.6)
    box('soap', (width, 0.30, height), pack.print('front', pack.body['colour'], roughness=0.6, relief=0.2), skin, skin, skin, bevel=0.05, segments=6)
    with placed(x=width / 2 + 0.0):
        for side in (-1, 1):
            fold = sheet('fold', [[(0.002, -0.13, height / 2 + side * height * 0.44), (0.002, 0.13, height / 2 + side * height * 0.44)], [(0.008, -0.02, height / 2 + side * 0.02), (0.008, 0.02, height / 2 + side * 0.02)]], skin)
            fold.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.006


def envelope(pack):
    width = 0.86
    height = width / pack.aspect('front')
    with placed(lean=-9):
        panel('sachet', width, height, pack.print('front', pack.body['colour'], relief=0.14), 0.03, bulge=0.05)
        with placed(x=0.13, y=0.08, turn=-5, roll=3):
            panel('second', width, height, pack.print('front', pack.body['colour'], relief=0.14), 0.03, bulge=0.03)


def card(pack):
    width = 1.05
    height = width / pack.aspect('front')
    with placed(lean=-8):
        panel('card', width, height, pack.print('front', pack.body['colour'], relief=0.25), 0.012)
    with placed(x=0.14, y=0.14, lean=-12, turn=-5):
        panel('envelope', width * 1.02, height * 1.03, plain('kraft', '#b98f5f', Roughness=0.8), 0.008)
        sheet('flap', [[(-width * 0.5, -0.002, height * 1.03), (width * 0.5, -0.002, height * 1.03)], [(0, -0.004, height * 0.55), (0.001, -0.004, height * 0.55)]], plain('kraft', '#ad8454', Roughness=0.8))


def roll(pack):
    kraft = pack.body_material()
    for x, y, height in ((-0.26, 0.0, 1.30), (0.2, 0.24, 1.24)):
        with placed(x=x, y=y):
            turned('roll', rounded([(0.20, 0.0), (0.27, 0.0, 0.006), (0.27, height, 0.006), (0.25, height), (0.245, height - 0.03), (0.23, height), (0.21, height), (0.19, height * 0.6)]), kraft)
            if x < 0:
                label('band', 0.273, 0.50, 0.36, pack.aspect('band'), pack.print('band'))
                cord('twine', 0.28, 0.40, plain('jute', '#a5824d', Roughness=0.9), 0.011, 3)
    jute = plain('jute', '#a5824d', Roughness=0.9)
    with placed(x=0.64, y=-0.12, z=0.17):
        turned('core', [(0.148 * math.sin(a), -0.148 * math.cos(a)) for a in (math.pi * k / 16 for k in range(17))], jute)
        for k in range(70):
            with placed(turn=k * 73 % 360, lean=90 - 55 * math.cos(k * 0.9)):
                off = 0.05 * math.sin(k * 2.3)
                reach = math.sqrt(0.155 ** 2 - off ** 2)
                rod('twine', [(reach * math.cos(a), reach * math.sin(a), off) for a in (2 * math.pi * j / 36 for j in range(36))], 0.010, jute, closed=True)


def _tapers(pack):
    wax = plain('wax', pack.contents.get('colours', ['#e0b15a'])[0], Roughness=0.42, Subsurface=0.15)
    surface(wax).inputs['Subsurface Color'].default_value = linear('#f0c878')
    surface(wax).inputs['Subsurface Radius'].default_value = (0.06, 0.04, 0.02)
    wick = plain('wick', '#f0ead8', Roughness=0.9)
    for k, (x, y) in enumerate(((-0.264, 0.0), (-0.088, 0.0), (0.088, 0.0), (0.264, 0.0))):
        with placed(x=x, y=y):
            height = 1.72 + 0.01 * k
            turned('taper', rounded([(0, 0), (0.086, 0, 0.01), (0.084, 0.2), (0.066, height - 0.1, 0.03), (0.02, height, 0.02), (0, height)]), wax, segments=56)
            rod('wick', [(0, 0, height - 0.02), (0.004, 0, height + 0.05), (0.018, 0.0, height + 0.10)], 0.007, wick)
    outline = Section(6, 0.27)
    size = 0.40
    label('band', 0.355, 0.62, size, pack.aspect('band'), pack.print('band'), outline)
    twine = plain('twine', '#8a6b3d', Roughness=0.9)
    for z in (0.52, 0.54, 1.12, 1.14):
        ring = [outline.at(2 * math.pi * k / 60, 0.356) for k in range(60)]
        rod('twine', [(x, y, z) for x, y in ring], 0.009, twine, closed=True)


def _candle_tin(pack, open_tin):
    radius, height = 0.34, 0.36
    metal = pack.body_material()
    turned('tin', rounded([(0, 0), (radius, 0, 0.03), (radius, height, 0.008), (radius - 0.012, height, 0.004), (radius - 0.012, 0.03), (0, 0.03)]), metal)
    label('label', radius + 0.001, 0.035, 0.29, pack.aspect('wrap'), pack.print('wrap', roughness=0.5))
    if open_tin:
        wax = plain('wax', pack.contents.get('colours', ['#f3ead2'])[0], Roughness=0.4, Subsurface=0.2)
        surface(wax).inputs['Subsurface Color'].default_value = linear('#fff0cc')
        surface(wax).inputs['Subsurface Radius'].default_value = (0.1, 0.08, 0.05)
        turned('wax', rounded([(0, height - 0.05), (radius * 0.9, height - 0.05, 0.02), (radius - 0.013, height - 0.035)]), wax)
        rod('wick', [(0, 0, height - 0.06), (0.003, 0, height + 0.02), (0.02, 0, height + 0.07)], 0.009, plain('wick', '#efe8d4', Roughness=0.9))
    else:
        turned('lid', rounded([(0, height + 0.03), (radius * 0.9, height + 0.03, 0.01), (radius + 0.012, height + 0.025, 0.02), (radius + 0.012, height - 0.06, 0.006), (radius, height - 0.06)]), pack.closure_material())
        disc('print', radius * 0.86, height + 0.032, pack.print('lid', pack.closure['colour']))


def candle_tins(pack):
    with placed(x=-0.30, y=0.0, turn=-4):
        _candle_tin(pack, False)
    with placed(x=0.36, y=-0.12, turn=8):
        _candle_tin(pack, True)
    with placed(x=0.18, y=0.42, z=0.34, lean=78, turn=10):
        turned('lid', rounded([(0, 0.1), (0.32, 0.1, 0.01), (0.352, 0.095, 0.02), (0.352, 0.0, 0.004), (0, 0.0)]), pack.closure_material())
        disc('print', 0.30, 0.102, pack.print('lid', pack.closure['colour']))


def _sticks(pack, count, length):
    coated = plain('incense', pack.contents.get('colours', ['#5a3a22'])[0], Roughness=0.95)
    bare = plain('bamboo', '#c9a468', Roughness=0.7)
    for k in range(count):
        turn = -62 + 5 * k + pack.random.uniform(-2, 2)
        with placed(x=0.36 + 0.018 * k, y=-0.34 + 0.01 * k, z=0.012 + 0.004 * (k % 2), turn=turn):
            rod('stick', [(-0.18, 0, 0), (0.0, 0, 0)], 0.006, bare)
            rod('paste', [(0.0, 0, 0), (length * 0.6, 0, 0)], 0.0115, coated)


def long_incense(pack):
    width = 0.40
    height = width / pack.aspect('front')
    with placed(turn=-18):
        look = {'roughness': 0.5, 'relief': 0.03}
        box('incense', (width, height * pack.aspect('side'), height), pack.print('front', pack.body['colour'], **look), pack.print('side', pack.body['colour'], **look), pack.body_material(), bevel=0.008)
    _sticks(pack, 7, 1.0)


def incense_tube(pack):
    height = 1.16
    label('tube', 0.17, 0.03, height - 0.04, pack.aspect('wrap'), pack.print('wrap', pack.body['colour'], roughness=0.5))
    turned('body', rounded([(0, 0), (0.169, 0, 0.008), (0.169, height, 0.008), (0, height)]), pack.body_material())
    turned('cap', rounded([(0, height + 0.16), (0.176, height + 0.16, 0.012), (0.176, height - 0.01, 0.004), (0.165, height - 0.01)]), pack.closure_material())
    _sticks(pack, 7, 1.0)


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
            outline = [(half_width * math.cos(math.pi * k / 120), half_depth * math.sin(math.pi * k / 120)) for k in range(121)]
            line, marks = _even(outline, 49)
            ridge = 0.002 * math.sin(t * 900) if t > 0.95 else 0
            grid.append([(-x if side < 0 else x, side * (y + ridge), base + t * height) for x, y in line])
            uvs.append([(mark if side < 0 else mark, t) for mark in marks])
        sheet('tube', grid, skin, uvs, angle=180)
    turned('cap', rounded([(0, 0), (radius * 0.93, 0, 0.02), (radius * 0.99, base - 0.01, 0.015), (radius * 0.8, base)]), pack.closure_material(),
           segments=300, ripple=(lambda a, z: 1 + (0.006 * math.cos(a * 70) if 0.03 < z < base - 0.04 else 0)) if pack.closure['material'].endswith('plastic') else None)


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


SOAPS = {'band': banded_soap, 'wrapped': wrapped_soap}
SACHETS = {'envelope': envelope, 'card': card, 'roll': roll}
CANDLES = {'tin': candle_tins, 'tapers': _tapers}
INCENSE = {'long': long_incense, 'tube': incense_tube}
TUBES = {'standing': tube}
