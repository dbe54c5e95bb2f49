"""One pack that is to be built: its finishes, its art and the proportions of that art."""

import json
import os
import random

import bpy

from materials import finish, is_glass, printed

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'packs.json'), encoding='utf-8') as _file:
    SURFACES = json.load(_file)


class Pack:
    """What a model asks about the shot it is built for."""

    def __init__(self, shot):
        self.kind, self.variant = shot['pack'], shot['variant']
        self.body, self.closure = shot['body'], shot['closure']
        self.contents = shot['contents']
        self.art = shot.get('art', {})
        self.seed = shot['seed']
        self.random = random.Random(shot['seed'])
        self.opened = shot['view'] in ('angle', 'contents')

    def aspect(self, surface):
        """Width over height of a surface's art."""
        size = SURFACES[self.kind][self.variant][surface]
        return size['width'] / size['height']

    def print(self, surface, plain='#f3ecdd', **look):
        """The material of a printed surface; plain paper where the art is missing."""
        path = self.art.get(surface)
        return printed(path if path and os.path.exists(path) else None, plain, **look)

    def edge_colour(self, surface, plain='#f3ecdd'):
        """The colour of the art's upper left corner: that of the paper it is printed on."""
        path = self.art.get(surface)
        if not path or not os.path.exists(path):
            return plain
        image = bpy.data.images.load(path, check_existing=True)
        start = 4 * (image.size[0] * (image.size[1] - 3) + 3)
        return '#' + ''.join(f'{round(255 * share):02x}' for share in image.pixels[start : start + 3])

    def body_material(self):
        """A new material for the body."""
        return finish(self.body)

    def closure_material(self):
        """A new material for the closure."""
        return finish(self.closure)

    def see_through(self):
        """Whether the contents show through the body."""
        return is_glass(self.body) and self.body['material'] != 'frosted-glass'
