"""Takes the pictures of a list of shots, as PNG.

blender -b --factory-startup -noaudio -P shoot.py -- shots.json outfolder [--part i/n] [--samples n] [--size pixels]
"""

import json
import os
import sys
import time
import traceback

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from compose import compose  # noqa: E402
from denoise import Denoiser  # noqa: E402
from scene import reset  # noqa: E402
from scenes import compose_scene  # noqa: E402
from stills import compose_still  # noqa: E402

VIEW_NUMBERS = {'front': 1, 'angle': 2, 'contents': 3, 'back': 4, 'size': 5}
PIXELS = {'front': 1000, 'angle': 800, 'contents': 560, 'back': 720, 'size': 520}
PIXELS |= {'scene': 1600, 'still': 0}
SAMPLES = {'front': 20, 'angle': 14, 'contents': 10, 'back': 8, 'size': 6}
SAMPLES |= {'scene': 24, 'still': 10}


def file_name(shot):
    """`tu-0214-1` for the front, 2 for the angle, 3 for the contents, unless the shot names its file."""
    return shot.get('file') or f"{shot['sku'].lower()}-{VIEW_NUMBERS[shot['view']]}"


def option(words, name, fallback):
    """The word after a flag."""
    return words[words.index(name) + 1] if name in words else fallback


def composed(shot, kind, pixels):
    """Sets up the scene of a shot, so many pixels wide; gives the region that needs care."""
    if kind == 'scene':
        return compose_scene(shot, (pixels, pixels * 2 // 5))
    if kind == 'still':
        width, height = shot['still']['size']
        return compose_still(shot, (pixels, round(pixels * height / width)) if pixels else (width, height))
    return compose(shot, pixels)


def main():
    """Takes every picture that is not there yet; answers whether all of them came out."""
    words = sys.argv[sys.argv.index('--') + 1 :]
    with open(words[0], encoding='utf-8') as file:
        shots = json.load(file)
    part, parts = (int(number) for number in option(words, '--part', '0/1').split('/'))
    fine, denoiser = True, Denoiser()
    for shot in shots[part::parts]:
        name = file_name(shot)
        target = os.path.join(words[1], name + '.png')
        if os.path.exists(target):
            continue
        began = time.process_time()
        try:
            reset()
            kind = shot.get('view', 'still' if 'still' in shot else 'scene')
            region = composed(shot, kind, int(option(words, '--size', PIXELS[kind])))
            samples = int(option(words, '--samples', SAMPLES[kind]))
            denoiser.picture(target, samples, shot['seed'] % 100000, region)
            print('PICTURE', name, f'{time.process_time() - began:.1f} s', flush=True)
        except Exception:
            fine = False
            print('FAILED', name, traceback.format_exc(), flush=True)
    return fine


sys.exit(0 if main() else 1)
