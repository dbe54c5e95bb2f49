"""Solids: turned and lofted bodies, labels that follow them, boxes, panels, tubes. One unit is ten centimetres."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from scene import add


def mesh(name, points, faces, materials=None, uvs=None, angle=40):
    """A thing from points and faces, smooth up to an angle; `uvs` holds one pair a point."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(angle)
    if uvs is not None:
        order = np.empty(len(data.loops), np.int32)
        data.loops.foreach_get('vertex_index', order)
        data.uv_layers.new().data.foreach_set('uv', np.asarray(uvs, np.float32)[order].ravel())
    for material in materials if isinstance(materials, (list, tuple)) else [materials]:
        if material:
            data.materials.append(material)
    return add(data, name)


def sheet(name, grid, material, uvs=None, closed=False, angle=60):
    """A surface through rows of points; `closed` joins each row's ends."""
    rows, columns = len(grid), len(grid[0])
    points = [point for row in grid for point in row]
    faces = []
    for r in range(rows - 1):
        for c in range(columns if closed else columns - 1):
            d = (c + 1) % columns
            faces.append((r * columns + c, r * columns + d, (r + 1) * columns + d, (r + 1) * columns + c))
    flat = [uv for row in uvs for uv in row] if uvs else None
    return mesh(name, points, faces, material, flat, angle)


def rounded(points, steps=6):
    """(r, z) or (r, z, radius of the corner) to a line with its corners rounded."""
    line = []
    for i, point in enumerate(points):
        radius = point[2] if len(point) > 2 else 0
        if radius == 0 or i in (0, len(points) - 1):
            line.append((point[0], point[1]))
            continue
        corner = Vector(point[:2])
        back, on = Vector(points[i - 1][:2]) - corner, Vector(points[i + 1][:2]) - corner
        opening = max(back.angle(on), 1e-3)
        reach = min(radius / math.tan(opening / 2), back.length * 0.49, on.length * 0.49)
        start, end = corner + back.normalized() * reach, corner + on.normalized() * reach
        for k in range(steps + 1):
            t = k / steps
            spot = start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t * t
            line.append((spot.x, spot.y))
    return line


class Section:
    """The outline seen from above: 2 is a circle, 6 a square with soft corners; `depth` is its depth over its width."""

    def __init__(self, power=2.0, depth=1.0):
        self.power, self.depth = power, depth

    def at(self, angle, radius):
        """The point of the outline in a direction."""
        c, s = math.cos(angle), math.sin(angle)
        reach = (abs(c) ** self.power + abs(s) ** self.power) ** (-1 / self.power)
        return radius * reach * c, radius * reach * s * self.depth


ROUND = Section()


def turned(name, profile, material, section=ROUND, segments=112, ripple=None, angle=40):
    """A body turned around z; `ripple(angle, z)` scales the radius, for ribs."""
    points = []
    for radius, z in profile:
        for k in range(segments):
            a = 2 * math.pi * k / segments
            x, y = section.at(a, radius * (ripple(a, z) if ripple else 1))
            points.append((x, y, z))
    faces = []
    for row in range(len(profile) - 1):
        for k in range(segments):
            n = (k + 1) % segments
            faces.append((row * segments + k, row * segments + n, (row + 1) * segments + n, (row + 1) * segments + k))
    body = mesh(name, points, faces, material, angle=angle)
    work = bmesh.new()
    work.from_mesh(body.data)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(body.data)
    work.free()
    return body


def label(name, radius, bottom, height, aspect, material, section=ROUND, thickness=0.004, centre=-math.pi / 2):
    """Paper on a body: as long along the outline as its art asks for, centred on the camera's side."""
    steps = 720
    outline = [section.at(centre + (k / steps - 0.5) * 2 * math.pi, radius) for k in range(steps + 1)]
    travelled = [0.0]
    for here, there in zip(outline, outline[1:]):
        travelled.append(travelled[-1] + math.dist(here, there))
    length = min(height * aspect, travelled[-1] * 0.985)
    start = travelled[-1] / 2 - length / 2
    line, share = [], []
    for k in range(161):
        goal = start + length * k / 160
        i = min(int(np.searchsorted(travelled, goal)), steps)
        line.append(
            outline[i]
            if i == 0
            else tuple(
                np.interp(goal, travelled[i - 1 : i + 1], [outline[i - 1][axis], outline[i][axis]]) for axis in (0, 1)
            )
        )
        share.append(k / 160)
    grid = [[(x, y, bottom + height * row) for x, y in line] for row in (0, 1)]
    uvs = [[(u, row) for u in share] for row in (0, 1)]
    paper = sheet(name, grid, material, uvs)
    skin = paper.modifiers.new('thickness', 'SOLIDIFY')
    skin.thickness, skin.offset = thickness, 1
    return paper


def box(name, size, front, side=None, top=None, plain=None, bevel=0.008, z=0.0, segments=3, along_x=False):
    """A cuboid with art on its front, sides and top; every panel's art upright. `along_x` rounds only the long edges."""
    width, depth, height = size
    materials = [front, side or plain or front, top or plain or front, plain or front]
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=1)
    bmesh.ops.scale(work, vec=size, verts=work.verts)
    bmesh.ops.translate(work, vec=(0, 0, height / 2 + z), verts=work.verts)
    edges = [edge for edge in work.edges if not along_x or abs(edge.verts[0].co.x - edge.verts[1].co.x) > 1e-6]
    bmesh.ops.bevel(work, geom=edges, offset=bevel, segments=segments, profile=0.5, affect='EDGES')
    layer = work.loops.layers.uv.new()
    for face in work.faces:
        face.smooth = True
        n = face.normal
        face.material_index = 2 if n.z > 0.72 else 3 if n.z < -0.72 else 0 if abs(n.y) > 0.72 else 1
        for loop in face.loops:
            x, y, up = loop.vert.co
            u, v = x / width + 0.5, (up - z) / height
            if face.material_index == 2:
                v = y / depth + 0.5
            elif face.material_index == 1:
                u = y / depth + 0.5 if n.x > 0 else 0.5 - y / depth
            elif n.y > 0:
                u = 1 - u
            loop[layer].uv = (u, v)
    data = bpy.data.meshes.new(name)
    work.to_mesh(data)
    work.free()
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(50)
    for material in materials:
        data.materials.append(material)
    return add(data, name)


def disc(name, radius, z, material, lift=0.0):
    """A printed disc that looks up, its art upright for someone in front; `lift` bulges the middle."""
    grid, uvs = [], []
    for row in range(13):
        r = radius * row / 12
        ring = [2 * math.pi * k / 96 for k in range(96)]
        grid.append([(r * math.cos(a), r * math.sin(a), z + lift * (1 - (row / 12) ** 2)) for a in ring])
        uvs.append([(0.5 + 0.5 * row / 12 * math.cos(a), 0.5 + 0.5 * row / 12 * math.sin(a)) for a in ring])
    return sheet(name, grid, material, uvs, closed=True)


def panel(name, width, height, material, thickness=0.004, bulge=0.0):
    """A card that stands on z = 0 and looks at the camera."""
    grid = [
        [((u / 24 - 0.5) * width, -bulge * (1 - (u / 12 - 1) ** 2), v / 24 * height) for u in range(25)]
        for v in range(25)
    ]
    uvs = [[(u / 24, v / 24) for u in range(25)] for v in range(25)]
    card = sheet(name, grid, material, uvs)
    skin = card.modifiers.new('thickness', 'SOLIDIFY')
    skin.thickness, skin.offset = thickness, -1
    return card


def rod(name, points, radius, material, radii=None, closed=False):
    """A round rod or cord through points; `radii` scales it point by point."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 3
    curve.use_fill_caps = True
    line = curve.splines.new('POLY')
    line.points.add(len(points) - 1)
    for k, point in enumerate(points):
        line.points[k].co = (*point, 1)
        line.points[k].radius = radii[k] if radii else 1
    line.use_cyclic_u = closed
    line.use_smooth = True
    curve.materials.append(material)
    return add(curve, name)
