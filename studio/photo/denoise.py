"""Renders a picture twice with half the samples and filters light apart from texture, so that print stays sharp."""

import ctypes
import glob
import os
import subprocess
import tempfile

import bpy
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
PASSES = {
    'Image': 'image',
    'DiffDir': 'direct',
    'DiffInd': 'indirect',
    'DiffCol': 'colour',
    'Denoising Normal': 'normal',
    'Denoising Albedo': 'albedo',
    'Denoising Depth': 'depth',
}
FLOATS = ctypes.POINTER(ctypes.c_float)


class Denoiser:
    """Keeps the compiled filter and a folder for the passes."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix='sose-passes-')
        library = os.path.join(self.folder, 'nlm.so')
        subprocess.run(
            [
                'gcc',
                '-O3',
                '-march=native',
                '-ffast-math',
                '-shared',
                '-fPIC',
                os.path.join(HERE, 'nlm.c'),
                '-o',
                library,
                '-lm',
            ],
            check=True,
        )
        self.library = ctypes.CDLL(library)

    def picture(self, path, samples, seed, region):
        """Renders the scene into a PNG: the bare ground small and enlarged, the region with things in it in full."""
        render = bpy.context.scene.render
        render.use_border, render.resolution_percentage = False, 50
        ground = self._clean(8, seed)
        render.use_border = render.use_crop_to_border = True
        render.resolution_percentage = 100
        render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = region
        things = self._clean(samples, seed + 500)
        _save(path, _laid_over(_enlarged(ground, render.resolution_y, render.resolution_x), things, region))

    def _clean(self, samples, seed):
        first, second = (self._passes(start, samples // 2) for start in (seed, seed + 1000))
        nothing = np.zeros((1,) + first['image'].shape[1:], np.float32)
        albedo = self._filtered(first['albedo'], second['albedo'], nothing, 3, 1)
        normal = self._filtered(first['normal'], second['normal'], nothing, 3, 1)
        depth = np.log(np.maximum((first['depth'] + second['depth'])[:1] / 2, 0.01))
        colour = (first['colour'] + second['colour']) / 2
        light = [half['direct'] + half['indirect'] for half in (first, second)]
        rest = [half['image'] - lit * half['colour'] for half, lit in zip((first, second), light)]
        light = self._filtered(*light, np.concatenate([normal / 0.12, depth / 0.03]), 5, 2, mottled=True)
        rest = self._filtered(*rest, np.concatenate([normal / 0.15, albedo / 0.06, colour / 0.06]), 5, 2)
        return np.maximum(light * colour + rest, 0)

    def _passes(self, seed, samples):
        scene = bpy.context.scene
        scene.cycles.seed = seed
        scene.cycles.samples = samples
        wanted = _write_passes_to(self.folder)
        bpy.ops.render.render(write_still=False)
        return {name: _read(glob.glob(os.path.join(self.folder, name + '[0-9]*.exr'))[0]) for name in wanted}

    def _filtered(self, first, second, features, reach, patch, mottled=False):
        height, width = first.shape[1:]
        planes = [np.ascontiguousarray(plane, np.float32) for plane in (first, second, features)]
        results = [np.empty_like(planes[0]) for _ in range(2)]
        self.library.denoise(
            width,
            height,
            len(features),
            *map(_pointer, planes),
            reach,
            patch,
            ctypes.c_float(1.0),
            *map(_pointer, results)
        )
        mean = np.ascontiguousarray((results[0] + results[1]) / 2)
        if mottled:
            left = _blurred(((results[0] - results[1]) ** 2).sum(axis=0) / 4, 12)
            self.library.smooth(width, height, len(features), _pointer(planes[2]), _pointer(left), _pointer(mean), 5)
        return mean


def _pointer(plane):
    return plane.ctypes.data_as(FLOATS)


def _blurred(plane, reach):
    """Mean over a square around each pixel."""
    for axis in (0, 1):
        sums = np.cumsum(
            np.pad(plane, [(reach + 1, reach) if a == axis else (0, 0) for a in (0, 1)], 'edge'),
            axis=axis,
            dtype=np.float64,
        )
        span = 2 * reach + 1
        plane = (
            np.take(sums, range(span, sums.shape[axis]), axis) - np.take(sums, range(sums.shape[axis] - span), axis)
        ) / span
    return np.ascontiguousarray(plane, np.float32)


def _enlarged(planes, height, width):
    """Planes at another size, smoothly."""
    for axis, size in ((1, height), (2, width)):
        at = np.clip((np.arange(size) + 0.5) * planes.shape[axis] / size - 0.5, 0, planes.shape[axis] - 1)
        low = np.minimum(at.astype(int), planes.shape[axis] - 2)
        share = (at - low).reshape([-1 if a == axis else 1 for a in range(3)])
        planes = np.take(planes, low, axis) * (1 - share) + np.take(planes, low + 1, axis) * share
    return planes


def _laid_over(whole, part, region, soft=14):
    """Lays the region over the picture, its edges faded where they are not the picture's own."""
    height, width = part.shape[1:]
    x = min(round(region[0] * whole.shape[2]), whole.shape[2] - width)
    y = min(round(region[2] * whole.shape[1]), whole.shape[1] - height)
    weight = np.ones((height, width), np.float32)
    rise = (np.arange(soft) + 0.5) / soft
    if x > 0:
        weight[:, :soft] *= rise
    if x + width < whole.shape[2]:
        weight[:, -soft:] *= rise[::-1]
    if y > 0:
        weight[:soft] *= rise[:, None]
    if y + height < whole.shape[1]:
        weight[-soft:] *= rise[::-1, None]
    below = whole[:, y : y + height, x : x + width]
    whole[:, y : y + height, x : x + width] = below * (1 - weight) + part * weight
    return whole


def _write_passes_to(folder):
    scene = bpy.context.scene
    scene.use_nodes = True
    layer, tree = scene.view_layers[0], scene.node_tree
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    layer.cycles.denoising_store_passes = True
    tree.nodes.clear()
    layers, composite, files = (
        tree.nodes.new('CompositorNode' + kind) for kind in ('RLayers', 'Composite', 'OutputFile')
    )
    tree.links.new(layers.outputs['Image'], composite.inputs[0])
    files.base_path = folder
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.format.color_mode = 'RGB'
    files.format.exr_codec = 'NONE'
    files.file_slots.clear()
    for output, name in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[name])
    return list(PASSES.values())


def _read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Raw'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(pixels.reshape(height, width, 4)[..., :3].transpose(2, 0, 1))


def _save(path, linear):
    """Encodes as sRGB with a soft shoulder above 0.9 and a little dither."""
    coded = np.where(linear <= 0.0031308, linear * 12.92, 1.055 * np.power(np.maximum(linear, 1e-8), 1 / 2.4) - 0.055)
    coded = np.where(coded > 0.9, 0.9 + 0.1 * (1 - np.exp(-(coded - 0.9) / 0.1)), coded)
    coded = coded + (np.random.default_rng(1).random(coded.shape) - 0.5) / 255
    height, width = coded.shape[1:]
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = np.clip(coded, 0, 1).transpose(1, 2, 0)
    image = bpy.data.images.new('picture', width, height, alpha=False, float_buffer=False)
    image.colorspace_settings.name = 'sRGB'
    image.pixels.foreach_set(pixels.ravel())
    image.filepath_raw = path
    image.file_format = 'PNG'
    image.save()
    bpy.data.images.remove(image)
