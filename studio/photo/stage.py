"""One ground, one set of lights, one camera height for every picture."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from geometry import sheet
from nodes import axis, link, linear, node, plain, ranged, surface

CAMERA_DISTANCE = 6.2


def build_ground(tint):
    """A pale seamless sweep that grows lighter towards the upper left."""
    profile = [(-6.0, 0.0)]
    profile += [(2.4 + 1.8 * math.sin(a), 1.8 - 1.8 * math.cos(a)) for a in np.linspace(0, math.pi / 2, 24)]
    profile.append((4.2, 10.0))
    paper = plain('ground', tint, Roughness=0.9, Specular=0.0)
    surface(paper).inputs['Emission'].default_value = linear(tint)
    lift, left = ranged(paper, axis(paper, 2), 0.0, 3.0, 0.0, 0.26), ranged(paper, axis(paper, 0), -3.0, 3.0, 1.0, 0.55)
    glow = node(paper, 'Math')
    glow.operation = 'MULTIPLY'
    link(paper, lift, glow.inputs[0])
    link(paper, left, glow.inputs[1])
    link(paper, glow.outputs[0], surface(paper).inputs['Emission Strength'])
    sheet('ground', [[(-16, y, z), (16, y, z)] for y, z in profile], paper, angle=180)


def _lamp(name, place, aim, size, power, colour):
    data = bpy.data.lights.new(name, 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y = size
    data.energy = power
    data.color = linear(colour)[:3]
    lamp = bpy.data.objects.new(name, data)
    lamp.location = place
    lamp.rotation_euler = (Vector(aim) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(lamp)


def _reflector(name, x, aim, size, strength):
    """A strip that only shows as a light edge on shiny things; not a lamp, for every lamp adds noise to all the rest."""
    white = bpy.data.materials.new(name)
    white.use_nodes = True
    white.node_tree.nodes.clear()
    light, output = node(white, 'Emission'), node(white, 'OutputMaterial')
    light.inputs['Strength'].default_value = strength
    link(white, light.outputs[0], output.inputs['Surface'])
    white.cycles.sample_as_light = False
    width, height = size
    strip = sheet(
        name,
        [
            [(-width / 2, -height / 2, 0), (width / 2, -height / 2, 0)],
            [(-width / 2, height / 2, 0), (width / 2, height / 2, 0)],
        ],
        white,
    )
    strip.location = (x, -1.7, 1.0)
    strip.rotation_euler = (Vector(aim) - strip.location).to_track_quat('-Z', 'Y').to_euler()
    strip.visible_camera = strip.visible_diffuse = strip.visible_shadow = False


def build_lights(spread=1.0):
    """Key from the upper left, a top light, strips for the edges; `spread` for wide scenes."""
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = 'NONE'
    sky = world.node_tree.nodes['Background']
    sky.inputs[0].default_value = linear('#fffaf3')
    sky.inputs[1].default_value = 0.64
    _lamp('key', (-2.6 * spread, -2.4, 3.0), (0, 0, 0.4), (1.5, 1.7), 166 * spread**0.8, '#fffaf4')
    _lamp('top', (-0.4, 1.3, 3.6), (0, 0.6, 0.2), (2.4 * spread, 1.4), 46 * spread**0.8, '#fff8f0')
    _reflector('right strip', 2.3 * spread, (0, 0, 0.5), (0.35, 2.0), 9.0)
    _reflector('left strip', -2.2 * spread, (0, 0, 0.5), (0.45, 2.0), 7.0)


def set_up_render(size):
    """Cycles on one thread, without caustics; print keeps its colours."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = False
    cycles.max_bounces = 8
    cycles.diffuse_bounces = 1
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 8
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 2.0
    cycles.blur_glossy = 1.0
    scene.view_settings.view_transform = 'Standard'
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = 1
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100


def corners(things):
    """World coordinates of the things' outlines."""
    bpy.context.view_layer.update()
    spots = []
    for thing in things:
        if thing.type == 'MESH':
            coordinates = np.empty(len(thing.data.vertices) * 3, np.float32)
            thing.data.vertices.foreach_get('co', coordinates)
            local = coordinates.reshape(-1, 3)[:: max(1, len(coordinates) // 9000)]
        else:
            local = np.array(thing.bound_box, np.float32)
        world = np.array(thing.matrix_world)
        spots.append(local @ world[:3, :3].T + world[:3, 3])
    return np.concatenate(spots)


class Framing:
    """How a picture is cut: share of the height and width the pack may take, where its base stands."""

    def __init__(self, elevation=9.0, height=0.7, width=0.8, base=0.9, middle=0.5, distance=CAMERA_DISTANCE):
        self.elevation, self.height, self.width = elevation, height, width
        self.base, self.middle, self.distance = base, middle, distance


def aim_camera(framing, pack, group, size):
    """Stands the pack's base on the base line and the group in the middle; gives the region that needs care."""
    data = bpy.data.cameras.new('camera')
    camera = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    data.sensor_width = 36
    tilt = math.radians(framing.elevation)
    aim = Vector((0, 0, 0.45))
    camera.location = aim + Vector((0, -math.cos(tilt), math.sin(tilt))) * framing.distance
    pitch = 0.0 if framing.elevation <= 14 else tilt
    camera.rotation_euler = (math.pi / 2 - pitch, 0, 0)
    seen, around = (_seen(corners(things), camera.location, pitch) for things in (pack, group))
    aspect = size[1] / size[0]
    zoom = min(framing.height * aspect / np.ptp(seen[:, 1]), framing.width / np.ptp(around[:, 0]))
    data.lens = 36 * zoom
    middle = (around[:, 0].min() + around[:, 0].max()) / 2
    data.shift_x = zoom * middle + 0.5 - framing.middle
    data.shift_y = zoom * seen[:, 1].min() + (framing.base - 0.5) * aspect
    bpy.context.view_layer.update()
    return _region(around * zoom + (0.5 - data.shift_x, 0.5 * aspect - data.shift_y), aspect)


def aim_wide(width, size, distance=9.0, elevation=11.0, base=0.80):
    """Sees as much of the ground line as `width` tells, the line at `base` of the height; all of it needs care."""
    data = bpy.data.cameras.new('camera')
    camera = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    tilt, aspect = math.radians(elevation), size[1] / size[0]
    away = math.cos(tilt) * distance
    camera.location = (0, -away, 0.45 + math.sin(tilt) * distance)
    camera.rotation_euler = (math.pi / 2, 0, 0)
    data.sensor_width = 36
    data.lens = 36 * away / width
    data.shift_y = (base - 0.5) * aspect - camera.location.z / width
    bpy.context.view_layer.update()
    return (0.0, 1.0, 0.0, 1.0)


def _region(spots, aspect):
    """The part of the picture with things and their shadows in it: left, right, bottom, top as shares."""
    left, low = spots.min(axis=0)
    right, high = spots.max(axis=0)
    return (
        max(0.0, left - 0.03),
        min(1.0, right + 0.06),
        max(0.0, low / aspect - 0.04),
        min(1.0, high / aspect + 0.03),
    )


def _seen(spots, place, pitch):
    turned = (spots - np.array(place)) @ np.array(Matrix.Rotation(-pitch, 3, 'X'))
    return np.stack([turned[:, 0] / turned[:, 1], turned[:, 2] / turned[:, 1]], axis=1)
