"""What the contents of packs are made of."""

from glass import glass, glowing, set_fat
from nodes import brightness, bump, link, linear, mixed, noise, plain, ramp, surface

GRAINS = {
    'round',
    'oval',
    'long',
    'flat',
    'kidney',
    'peanut',
    'flake',
    'leaf',
    'block',
    'crystal',
    'tablet',
    'capsule',
    'quill',
}
POWDERS = {'powder', 'coarse'}
LIQUIDS = {'liquid', 'honey'}
SOFT = {'ghee', 'paste', 'cream'}


def grain_size(contents):
    """Length of a grain in units of ten centimetres, never too small to see."""
    return max(0.022, contents.get('size', 5) / 100)


def powder_material(contents):
    """Ground spice or flour: matt, clumped, speckled when coarse."""
    colours = contents['colours']
    coarse = contents['kind'] == 'coarse'
    material = plain('powder', colours[0], Roughness=0.95, Specular=0.08)
    second = colours[1] if len(colours) > 1 else mixed(colours[0], '#ffffff', 0.12)
    stops = [(0.36, second), (0.5, colours[0]), (0.64, colours[-1] if coarse else mixed(colours[0], '#ffffff', 0.08))]
    fine = noise(material, 130 if coarse else 34, 6)
    link(material, ramp(material, fine, stops), surface(material).inputs['Base Color'])
    bump(material, fine, 0.6 if coarse else 0.35, 0.012)
    return material


def soft_material(contents, height=0.8):
    """Ghee, jam, butter, cream, honey, oil or water."""
    kind, colours = contents['kind'], contents['colours']
    if kind == 'honey':
        return glowing(
            (
                [mixed(colours[0], '#ffb52e', 0.4), *colours[1:]]
                if len(colours) > 1
                else [mixed(colours[0], '#ffb52e', 0.45), mixed(colours[0], '#3a1402', 0.3)]
            ),
            height=height,
        )
    if kind == 'liquid':
        if brightness(colours[0]) > 0.86:
            return glass(mixed(colours[0], '#ffffff', 0.4), ior=1.33)
        return glowing(colours, gloss=0.08, glow=0.35, height=height)
    if kind == 'ghee':
        return set_fat(colours[0])
    if kind == 'cream':
        material = plain('cream', colours[0], Roughness=0.35, Specular=0.45, Subsurface=0.15)
        surface(material).inputs['Subsurface Color'].default_value = linear(colours[0])
        surface(material).inputs['Subsurface Radius'].default_value = (0.05, 0.04, 0.03)
        return material
    material = plain('paste', colours[0], Roughness=0.24, Specular=0.5)
    lumps = noise(material, 22, 6)
    second = colours[-1] if len(colours) > 1 else mixed(colours[0], '#000000', 0.3)
    link(material, ramp(material, lumps, [(0.38, second), (0.62, colours[0])]), surface(material).inputs['Base Color'])
    bump(material, lumps, 0.5, 0.012)
    return material
