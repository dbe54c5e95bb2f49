"""What packs are made of: one function for each material a shot may name."""

import bpy

from glass import frosted_glass, glass
from nodes import bump, link, mixed, node, noise, plain, ramp, surface


def _speckled(material, factor, first, second, low=0.35, high=0.65):
    link(material, ramp(material, factor, [(low, first), (high, second)]), surface(material).inputs['Base Color'])


def _kraft(colour):
    material = plain('kraft', colour, Roughness=0.78, Specular=0.18)
    _speckled(
        material, noise(material, 14, 8, (1, 1, 2.5)), mixed(colour, '#3a2410', 0.07), mixed(colour, '#fff0d8', 0.06)
    )
    bump(material, noise(material, 45, 6), 0.12)
    return material


def _card(colour):
    material = plain('card', colour, Roughness=0.55, Specular=0.3)
    bump(material, noise(material, 60, 4), 0.05)
    return material


def _foil(colour):
    material = plain('foil', colour, Roughness=0.34, Metallic=0.85)
    bump(material, noise(material, 5, 3), 0.25, 0.02)
    return material


def _cloth(colour):
    material = plain('cloth', colour, Roughness=0.9, Specular=0.1, Sheen=0.4)
    warp, weft = noise(material, 60, 2, (1, 1, 0.12)), noise(material, 60, 2, (0.12, 0.12, 1))
    weave = node(material, 'Math')
    weave.operation = 'ADD'
    link(material, warp, weave.inputs[0])
    link(material, weft, weave.inputs[1])
    _speckled(material, weave.outputs[0], mixed(colour, '#2a1c10', 0.10), mixed(colour, '#ffffff', 0.08), 0.7, 1.0)
    bump(material, weave.outputs[0], 0.5)
    return material


def _clay(colour):
    material = plain('clay', colour, Roughness=0.82, Specular=0.2)
    _speckled(material, noise(material, 14, 8), mixed(colour, '#3b1d10', 0.14), mixed(colour, '#ffe2c8', 0.1))
    bump(material, noise(material, 5, 3, (1, 1, 14)), 0.18)
    return material


def _wood(colour):
    material = plain('wood', colour, Roughness=0.5, Specular=0.3)
    rings, mapping, wave = axis_vector(material), node(material, 'Mapping'), node(material, 'TexWave')
    mapping.inputs['Scale'].default_value = (0.6, 3.2, 3.2)
    wave.wave_type = 'BANDS'
    wave.bands_direction = 'Y'
    wave.inputs['Scale'].default_value = 2.6
    wave.inputs['Distortion'].default_value = 5.0
    wave.inputs['Detail'].default_value = 3
    wave.inputs['Detail Scale'].default_value = 1.4
    link(material, rings, mapping.inputs['Vector'])
    link(material, mapping.outputs['Vector'], wave.inputs['Vector'])
    link(
        material,
        ramp(
            material,
            wave.outputs['Fac'],
            [(0.0, mixed(colour, '#2a1206', 0.22)), (0.6, colour), (1.0, mixed(colour, '#ffdfb0', 0.14))],
        ),
        surface(material).inputs['Base Color'],
    )
    bump(material, noise(material, 30, 4, (0.3, 6, 6)), 0.06)
    return material


def axis_vector(material):
    """The thing's own coordinates as a vector."""
    return node(material, 'TexCoord').outputs['Object']


def _cork(colour):
    material = plain('cork', colour, Roughness=0.85, Specular=0.15)
    grain = noise(material, 38, 8)
    link(
        material,
        ramp(
            material,
            grain,
            [(0.36, mixed(colour, '#3a1f0c', 0.55)), (0.46, colour), (0.7, mixed(colour, '#ffe9c4', 0.3))],
        ),
        surface(material).inputs['Base Color'],
    )
    bump(material, grain, 0.3)
    return material


def _leaf_plate(colour):
    material = plain('leaf-plate', colour, Roughness=0.6, Specular=0.25)
    veins = noise(material, 6, 6, (7, 1, 1))
    _speckled(material, veins, mixed(colour, '#2a1a08', 0.3), mixed(colour, '#f0e0b0', 0.2))
    bump(material, veins, 0.3, 0.015)
    return material


def _bamboo(colour):
    material = plain('bamboo', colour, Roughness=0.5, Specular=0.35)
    fibre = noise(material, 10, 5, (1, 1, 12))
    _speckled(material, fibre, mixed(colour, '#5a3a12', 0.3), mixed(colour, '#fff0c8', 0.2))
    bump(material, fibre, 0.15)
    return material


def _matt_plastic(colour):
    material = plain('matt-plastic', colour, Roughness=0.46, Specular=0.35)
    bump(material, noise(material, 70, 2), 0.03)
    return material


MATERIALS = {
    'clear-glass': lambda colour: glass('#f9fbf8'),
    'tinted-glass': lambda colour: glass(mixed(colour, '#ffffff', 0.35), shadow=mixed(colour, '#ffffff', 0.2)),
    'frosted-glass': frosted_glass,
    'matt-plastic': _matt_plastic,
    'gloss-plastic': lambda colour: plain('gloss-plastic', colour, Roughness=0.24, Specular=0.5),
    'metal': lambda colour: plain('metal', colour, Roughness=0.26, Metallic=1.0),
    'painted-metal': lambda colour: plain('painted-metal', colour, Roughness=0.36, Specular=0.5),
    'kraft': _kraft,
    'card': _card,
    'foil': _foil,
    'cloth': _cloth,
    'clay': _clay,
    'wood': _wood,
    'cork': _cork,
    'leaf-plate': _leaf_plate,
    'bamboo': _bamboo,
}


def finish(spec):
    """The material of a body or a closure."""
    return MATERIALS[spec['material']](spec['colour'])


def is_glass(spec):
    """True where one can see what is inside."""
    return spec['material'].endswith('-glass')


def printed(path, plain_colour='#f3ecdd', roughness=0.55, relief=0.06, metallic=0.0):
    """Paper that carries art; without art it is plain."""
    material = plain('paper', plain_colour, Roughness=roughness, Specular=0.3, Metallic=metallic)
    if path:
        picture = node(material, 'TexImage')
        picture.image = bpy.data.images.load(path, check_existing=True)
        picture.interpolation = 'Cubic'
        picture.extension = 'EXTEND'
        link(material, picture.outputs['Color'], surface(material).inputs['Base Color'])
    bump(material, noise(material, 60, 3), relief)
    return material
