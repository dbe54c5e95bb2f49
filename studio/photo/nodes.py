"""Short words for building a material out of shader nodes."""

import bpy


def linear(colour):
    """`#rrggbb` as the linear RGBA that Blender computes with."""
    digits = colour.lstrip('#')
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts) + (1.0,)


def mixed(first, second, share):
    """A colour between two, as `#rrggbb`."""
    a, b = first.lstrip('#'), second.lstrip('#')
    pairs = [(int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (0, 2, 4)]
    return '#' + ''.join(f'{round(p + (q - p) * share):02x}' for p, q in pairs)


def brightness(colour):
    """How light a colour is to the eye, 0 to 1."""
    digits = colour.lstrip('#')
    red, green, blue = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return 0.3 * red + 0.59 * green + 0.11 * blue


def node(material, kind):
    """A new shader node of the kind."""
    return material.node_tree.nodes.new('ShaderNode' + kind)


def link(material, source, target):
    """Wires an output to an input."""
    material.node_tree.links.new(source, target)


def surface(material):
    """The material's Principled node."""
    return material.node_tree.nodes['Principled BSDF']


def plain(name, colour, **values):
    """A Principled material; `Sheen_Tint=.5` sets the input 'Sheen Tint'."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = surface(material)
    shader.inputs['Base Color'].default_value = linear(colour)
    for key, value in values.items():
        shader.inputs[key.replace('_', ' ')].default_value = value
    return material


def noise(material, scale, detail=4.0, stretch=None):
    """Noise in the thing's own coordinates, drawn out along an axis if asked."""
    coordinates, mapping, texture = (node(material, 'TexCoord'), node(material, 'Mapping'), node(material, 'TexNoise'))
    texture.inputs['Scale'].default_value = scale
    texture.inputs['Detail'].default_value = detail
    if stretch:
        mapping.inputs['Scale'].default_value = stretch
    link(material, coordinates.outputs['Object'], mapping.inputs['Vector'])
    link(material, mapping.outputs['Vector'], texture.inputs['Vector'])
    return texture.outputs['Fac']


def bump(material, height, strength, distance=0.01):
    """Roughens the surface by a height."""
    relief = node(material, 'Bump')
    relief.inputs['Strength'].default_value = strength
    relief.inputs['Distance'].default_value = distance
    link(material, height, relief.inputs['Height'])
    link(material, relief.outputs['Normal'], surface(material).inputs['Normal'])


def ramp(material, factor, stops):
    """Colours along a factor; stops are (position, colour)."""
    colours = node(material, 'ValToRGB')
    elements = colours.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    while len(elements) > len(stops):
        elements.remove(elements[-1])
    for element, (position, colour) in zip(elements, stops):
        element.position = position
        element.color = linear(colour)
    link(material, factor, colours.inputs['Fac'])
    return colours.outputs['Color']


def ranged(material, value, low, high, first, last):
    """Carries a value from one range to another."""
    mapped = node(material, 'MapRange')
    for index, number in enumerate((low, high, first, last), start=1):
        mapped.inputs[index].default_value = number
    link(material, value, mapped.inputs[0])
    return mapped.outputs[0]


def axis(material, index):
    """One coordinate of the thing: 0 x, 1 y, 2 z."""
    coordinates, parts = node(material, 'TexCoord'), node(material, 'SeparateXYZ')
    link(material, coordinates.outputs['Object'], parts.inputs[0])
    return parts.outputs[index]
