"""Seeds, leaves, tablets and lumps: many small things joined into one mesh, each with its own tint."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise as field

from nodes import bump, link, node, noise, plain, surface
from scene import add

PROPORTIONS = {
    'round': (1.0, 0.95, 0.95),
    'oval': (1.0, 0.62, 0.58),
    'long': (1.0, 0.28, 0.28),
    'flat': (1.0, 0.8, 0.3),
    'kidney': (1.0, 0.6, 0.55),
    'peanut': (1.0, 0.42, 0.42),
    'flake': (1.0, 0.72, 0.09),
    'tablet': (1.0, 1.0, 0.42),
    'capsule': (1.0, 0.34, 0.34),
    'block': (1.0, 0.82, 0.7),
    'crystal': (1.0, 0.8, 0.7),
    'leaf': (1.0, 0.2, 0.18),
    'quill': (1.0, 0.16, 0.16),
}


def _points_and_faces(work):
    work.verts.index_update()
    bmesh.ops.triangulate(work, faces=work.faces)
    points = np.array([vertex.co for vertex in work.verts], np.float32)
    faces = np.array([[vertex.index for vertex in face.verts] for face in work.faces], np.int32)
    work.free()
    return points, faces


def _ball(detail):
    work = bmesh.new()
    bmesh.ops.create_icosphere(work, subdivisions=detail, radius=0.5)
    return work


def _tablet():
    work = bmesh.new()
    bmesh.ops.create_cone(work, cap_ends=True, segments=32, radius1=0.5, radius2=0.5, depth=1)
    rims = [edge for edge in work.edges if abs(edge.verts[0].co.z - edge.verts[1].co.z) < 1e-6]
    bmesh.ops.bevel(work, geom=rims, offset=0.09, segments=3, profile=0.5, affect='EDGES')
    return work


def _capsule():
    work = _ball(3)
    for vertex in work.verts:
        x, y, z = vertex.co
        vertex.co.x = (0.33 * math.copysign(1, x) if abs(x) > 1e-4 else 0) + x * 0.34
    return work


def _quill():
    work = bmesh.new()
    rows, turns = [], 44
    for end in (-0.5, 0.5):
        rows.append(
            [
                work.verts.new(
                    (
                        end,
                        (0.5 - 0.012 * abs(k - turns / 2)) * math.cos(k / turns * 4.4 * math.pi),
                        (0.5 - 0.012 * abs(k - turns / 2)) * math.sin(k / turns * 4.4 * math.pi),
                    )
                )
                for k in range(turns)
            ]
        )
    for k in range(turns - 1):
        work.faces.new((rows[0][k], rows[0][k + 1], rows[1][k + 1], rows[1][k]))
    return work


def shape(kind, size, random):
    """One grain of length 1 along x: points and triangles."""
    if kind == 'tablet':
        work = _tablet()
    elif kind == 'capsule':
        work = _capsule()
    elif kind == 'quill':
        work = _quill()
    elif kind in ('block', 'crystal'):
        work = _ball(1 if kind == 'crystal' else 4 if size > 0.08 else 2)
    else:
        work = _ball(3 if size > 0.07 else 2 if size > 0.028 else 1)
    drift = Vector((random.random() * 40, random.random() * 40, 0))
    for vertex in work.verts:
        p = vertex.co
        if kind == 'block':
            p = (
                Vector([math.copysign(min(abs(c) * 1.5, 0.5), c) for c in p])
                + field.noise_vector(p * 2.2 + drift) * 0.12
                + field.noise_vector(p * 9 + drift) * 0.025
            )
        elif kind == 'crystal':
            p = p + field.noise_vector(p * 3 + drift) * 0.22
        elif kind == 'leaf':
            p = Vector((p.x, p.y, p.z)) + field.noise_vector(p * 3 + drift) * Vector((0.1, 0.4, 0.4)).length * 0.5
            p.z += 0.5 * math.sin(p.x * 3.2)
        elif kind == 'flake':
            p = p + field.noise_vector(Vector((p.x, p.y, 0)) * 2.6 + drift) * 0.10
            p.z += 1.4 * field.noise(Vector((p.x * 2, p.y * 2, 0)) + drift)
        elif kind in ('round', 'oval', 'long', 'flat', 'kidney'):
            p = p * (1 + 0.10 * field.noise(p * 2 + drift))
        if kind == 'peanut':
            waist = 0.74 + 0.9 * p.x * p.x
            p = Vector((p.x, p.y * waist, p.z * waist)) + field.noise_vector(p * 9 + drift) * 0.03
        if kind == 'kidney':
            p.y += 0.9 * p.x * p.x - 0.1
        vertex.co = p
    points, faces = _points_and_faces(work)
    return points * np.array(PROPORTIONS[kind], np.float32), faces


def grain_material(kind):
    """Each grain's own tint, with a little life in it."""
    rough = {'tablet': 0.5, 'capsule': 0.22, 'crystal': 0.2, 'flake': 0.6, 'leaf': 0.75, 'block': 0.55, 'quill': 0.7}
    material = plain('grain', '#888888', Roughness=rough.get(kind, 0.48), Specular=0.4)
    tint = node(material, 'Attribute')
    tint.attribute_name = 'tint'
    link(material, tint.outputs['Color'], surface(material).inputs['Base Color'])
    if kind == 'crystal':
        surface(material).inputs['Transmission'].default_value = 0.25
    if kind in ('block', 'quill', 'leaf', 'kidney', 'peanut'):
        bump(material, noise(material, 26, 5, (0.4, 4, 4) if kind == 'quill' else None), 0.3)
    return material


def _turn(x, y, z):
    cx, sx, cy, sy, cz, sz = (f(a) for a in (x, y, z) for f in (math.cos, math.sin))
    return (
        np.array([[cz, -sz, 0], [sz, cz, 0], [0, 0, 1]])
        @ np.array([[cy, 0, sy], [0, 1, 0], [-sy, 0, cy]])
        @ np.array([[1, 0, 0], [0, cx, -sx], [0, sx, cx]])
    ).astype(np.float32)


def strewn(kind, size, places, tints, random, material=None):
    """Grains at places (x, y, z, tilt, roll, turn), each in one of the linear tints."""
    shapes = [shape(kind, size, random) for _ in range(5)]
    points, faces, colours, count = [], [], [], 0
    for x, y, z, tilt, roll, turn in places:
        base, triangles = random.choice(shapes)
        grown = size * random.uniform(0.85, 1.12)
        points.append(base @ _turn(tilt, roll, turn).T * grown + np.array((x, y, z), np.float32))
        faces.append(triangles + count)
        shade = random.uniform(0.82, 1.15)
        colour = np.array(random.choice(tints), np.float32) * np.array((shade, shade, shade, 1), np.float32)
        colours.append(np.broadcast_to(colour, (len(base), 4)))
        count += len(base)
    return _joined(
        'grains',
        np.concatenate(points),
        np.concatenate(faces),
        np.concatenate(colours),
        material or grain_material(kind),
        kind,
    )


def _joined(name, points, faces, colours, material, kind):
    data = bpy.data.meshes.new(name)
    data.vertices.add(len(points))
    data.vertices.foreach_set('co', points.ravel())
    data.loops.add(faces.size)
    data.loops.foreach_set('vertex_index', faces.ravel())
    data.polygons.add(len(faces))
    data.polygons.foreach_set('loop_start', np.arange(0, faces.size, 3, dtype=np.int32))
    data.polygons.foreach_set('loop_total', np.full(len(faces), 3, np.int32))
    data.polygons.foreach_set('use_smooth', np.full(len(faces), kind != 'crystal'))
    data.update(calc_edges=True)
    data.use_auto_smooth = kind in ('tablet', 'block', 'quill')
    data.auto_smooth_angle = math.radians(50)
    data.attributes.new('tint', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', np.ascontiguousarray(colours).ravel())
    data.materials.append(material)
    return add(data, name)
