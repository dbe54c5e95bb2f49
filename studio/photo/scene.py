"""The Blender scene as a set of things that stand in groups."""

import math
from contextlib import contextmanager

import bpy

_parents = []
_members = []


def reset():
    """Empties the scene, so that the next picture starts from nothing."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _parents.clear()
    _members.clear()


def add(data, name):
    """Puts mesh or curve data into the scene, below the group that is open."""
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    if _parents:
        thing.parent = _parents[-1]
    for members in _members:
        members.append(thing)
    return thing


class Group(list):
    """The things of one place; whoever moves the anchor moves them all."""

    anchor = None


@contextmanager
def placed(x=0.0, y=0.0, z=0.0, turn=0.0, lean=0.0, roll=0.0, scale=1.0):
    """Everything added inside stands at this place; angles in degrees. Gives the group of the things."""
    group = bpy.data.objects.new('group', None)
    bpy.context.collection.objects.link(group)
    if _parents:
        group.parent = _parents[-1]
    group.location = (x, y, z)
    group.rotation_euler = (math.radians(lean), math.radians(roll), math.radians(turn))
    group.scale = (scale, scale, scale)
    members = Group()
    members.anchor = group
    _parents.append(group)
    _members.append(members)
    try:
        yield members
    finally:
        _parents.pop()
        _members.pop()
