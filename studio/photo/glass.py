"""Glass and what shines through it, without caustics and therefore with little noise."""

import bpy

from nodes import axis, bump, link, linear, mixed, node, noise, plain, ramp, ranged, surface


def glass(colour='#f4faf6', ior=1.45, shadow=None, roughness=0.0):
    """Glass through which shadow and diffuse rays pass straight, tinted."""
    material = bpy.data.materials.new('glass')
    material.use_nodes = True
    material.node_tree.nodes.clear()
    through, shine, edge, pane = (
        node(material, 'BsdfRefraction'),
        node(material, 'BsdfGlossy'),
        node(material, 'Fresnel'),
        node(material, 'MixShader'),
    )
    through.inputs['Color'].default_value = linear(colour)
    through.inputs['IOR'].default_value = edge.inputs['IOR'].default_value = ior
    through.inputs['Roughness'].default_value = roughness
    shine.inputs['Roughness'].default_value = max(0.07, roughness)
    shine.inputs['Color'].default_value = (1, 1, 1, 1)
    link(material, edge.outputs[0], pane.inputs[0])
    link(material, through.outputs[0], pane.inputs[1])
    link(material, shine.outputs[0], pane.inputs[2])
    straight, path, either, whole, output = (
        node(material, 'BsdfTransparent'),
        node(material, 'LightPath'),
        node(material, 'Math'),
        node(material, 'MixShader'),
        node(material, 'OutputMaterial'),
    )
    straight.inputs['Color'].default_value = linear(shadow or colour)
    either.operation = 'MAXIMUM'
    link(material, path.outputs['Is Shadow Ray'], either.inputs[0])
    link(material, path.outputs['Is Diffuse Ray'], either.inputs[1])
    link(material, either.outputs[0], whole.inputs[0])
    link(material, pane.outputs[0], whole.inputs[1])
    link(material, straight.outputs[0], whole.inputs[2])
    link(material, whole.outputs[0], output.inputs['Surface'])
    return material


def frosted_glass(colour):
    """Etched glass: seen as a soft translucent skin, so that nothing inside need be traced."""
    material = plain('frosted', colour, Roughness=0.42, Specular=0.45, Subsurface=0.25)
    surface(material).inputs['Subsurface Color'].default_value = linear(mixed(colour, '#ffffff', 0.3))
    surface(material).inputs['Subsurface Radius'].default_value = (0.12, 0.12, 0.12)
    facing = node(material, 'LayerWeight')
    facing.inputs['Blend'].default_value = 0.4
    tone = ramp(
        material,
        facing.outputs['Facing'],
        [(0.0, mixed(colour, '#ffffff', 0.12)), (0.7, colour), (1.0, mixed(colour, '#ffffff', 0.45))],
    )
    link(material, tone, surface(material).inputs['Base Color'])
    return material


def glowing(colours, gloss=0.12, glow=0.42, height=0.8):
    """Honey, oil and juice: dark at the edges, lit from within away from the key light."""
    light, dark = colours[0], colours[-1] if len(colours) > 1 else mixed(colours[0], '#1c0800', 0.5)
    material = plain('liquid', light, Roughness=gloss, Specular=0.5)
    facing = node(material, 'LayerWeight')
    facing.inputs['Blend'].default_value = 0.35
    tone = ramp(
        material,
        facing.outputs['Facing'],
        [(0.0, light), (0.45, mixed(light, dark, 0.30)), (0.95, mixed(dark, '#140500', 0.1))],
    )
    depth = ranged(material, axis(material, 2), 0.05, height, 0.25, 0.0)
    body = node(material, 'MixRGB')
    body.inputs[2].default_value = linear(dark)
    link(material, depth, body.inputs[0])
    link(material, tone, body.inputs[1])
    strength = ranged(material, axis(material, 0), -0.36, 0.36, glow * 0.35, glow)
    for socket in ('Base Color', 'Emission'):
        link(material, body.outputs[0], surface(material).inputs[socket])
    link(material, strength, surface(material).inputs['Emission Strength'])
    return material


def set_fat(colour):
    """Ghee and coconut oil at room temperature: grainy, softly shining through."""
    material = plain('fat', colour, Roughness=0.38, Specular=0.4)
    surface(material).inputs['Emission'].default_value = linear(mixed(colour, '#ff9a10', 0.35))
    surface(material).inputs['Emission Strength'].default_value = 0.16
    grain = noise(material, 16, 6)
    tone = ramp(material, grain, [(0.35, mixed(colour, '#d08a10', 0.12)), (0.65, mixed(colour, '#ffffff', 0.18))])
    link(material, tone, surface(material).inputs['Base Color'])
    bump(material, grain, 0.25)
    return material


def thin_glass():
    """A pane that only shines: for lids and panes whose thickness would show as black."""
    material = bpy.data.materials.new('thin glass')
    material.use_nodes = True
    material.node_tree.nodes.clear()
    through, shine, edge, pane, output = (
        node(material, 'BsdfTransparent'),
        node(material, 'BsdfGlossy'),
        node(material, 'LayerWeight'),
        node(material, 'MixShader'),
        node(material, 'OutputMaterial'),
    )
    through.inputs['Color'].default_value = linear('#eaf3ed')
    shine.inputs['Roughness'].default_value = 0.07
    edge.inputs['Blend'].default_value = 0.12
    for source, target in ((edge.outputs['Facing'], 0), (through.outputs[0], 1), (shine.outputs[0], 2)):
        link(material, source, pane.inputs[target])
    link(material, pane.outputs[0], output.inputs['Surface'])
    return material
