"""Wide pictures: several packs of the shop on stone, with what they are made of."""

from pack import Pack
from packs import build
from scene import placed
from scene_props import build_prop
from stage import aim_wide, build_ground, build_lights, set_up_render


def compose_scene(shot, size):
    """Sets up a wide picture; all of it needs care."""
    scene = shot['scene']
    build_ground(scene['ground'])
    build_lights(1.25)
    for item in scene['items']:
        with placed(item['x'], item['y'], item.get('z', 0), item.get('turn', 0), scale=item.get('scale', 1)):
            build(Pack(item['shot']))
    for number, prop in enumerate(scene['props']):
        with placed(prop['x'], prop['y'], prop.get('z', 0), prop.get('turn', 0)):
            build_prop(prop, shot['seed'] + number)
    set_up_render(size)
    return aim_wide(scene['width'], size)
