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
    'Image': 'image', 'DiffDir': 'direct', 'DiffInd': 'indirect', 'DiffCol': 'colour',
    'Denoising Normal': 'normal', 'Denoising Albedo': 'albedo', 'Denoising Depth': 'depth',
}
FLOATS = ctypes.POINTER(ctypes.c_float)


class Denoiser:
    """Keeps the compiled filter and a folder for the passes."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix='sose-passes-')
        library = os.path.join(self.folder, 'nlm.so')
        subprocess.run(['gcc', '-O3', '-march=native', '-ffast-math', '-shared', '-fPIC',
                        os.path.join(HERE, 'nlm.c'), '-o', library, '-lm'], check=True)
        self.library = ctypes.CDLL(library)

    def picture(self, path, samples, seed):
        """Renders the scene into a PNG."""
        first = self._passes(seed, max(1, samples // 2))
        second = self._passes(seed + 1000, max(1, samples // 2))
        nothing = np.zeros((1,) + first['image'].shape[1:], np.float32)
        albedo = self._filtered(first['albedo'], second['albedo'], nothing, 3, 1)
        normal = self._filtered(first['normal'], second['normal'], nothing, 3, 1)
        depth = np.log(np.maximum((first['depth'] + second['depth'])[:1] / 2, 0.01))
        colour = (first['colour'] + second['colour']) / 2
        light = [half['direct'] + half['indirect'] for half in (first, second)]
        rest = [half['image'] - lit * half['colour'] for half, lit in zip((first, second), light)]
        light = self._filtered(*light, np.concatenate([normal / 0.12, depth / 0.03]), 8, 2)
        rest = self._filtered(*rest, np.concatenate([normal / 0.15, albedo / 0.06, colour / 0.06]), 5, 2)
        _save(path, np.maximum(light * colour + rest, 0))

    def _passes(self, seed, samples):
        scene = bpy.context.scene
        scene.cycles.seed = seed
        scene.cycles.samples = samples
        wanted = _write_passes_to(self.folder)
        bpy.ops.render.render(write_still=False)
        return {name: _read(glob.glob(os.path.join(self.folder, name + '[0-9]*.exr'))[0]) for name in wanted}

    def _filtered(self, first, second, features, reach, patch):
        height, width = first.shape[1:]
        planes = [np.ascontiguousarray(plane, np.float32) for plane in (first, second, features)]
        result = np.empty_like(planes[0])
        self.library.denoise(width, height, len(features), *(p.ctypes.data_as(FLOATS) for p in planes),
                             reach, patch, ctypes.c_float(1.0), result.ctypes.data_as(FLOATS))
        return result


def _write_passes_to(folder):
    scene = bpy.context.scene
    scene.use_nodes = True
    layer, tree = scene.view_layers[0], scene.node_tree
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    layer.cycles.denoising_store_passes = True
    tree.nodes.clear()
    layers, composite, files = (tree.nodes.new('CompositorNode' + kind)
                                for kind in ('RLayers', 'Composite', 'OutputFile'))
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
    coded = np.where(linear <= 0.0031308, linear * 12.92,
                     1.055 * np.power(np.maximum(linear, 1e-8), 1 / 2.4) - 0.055)
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
