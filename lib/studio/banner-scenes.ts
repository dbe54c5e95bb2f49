import type { Arrangement } from './arrangement.ts';

/** The home page's banners, 1600 × 640: a quiet left fifth, things at thirds of the rest. */
export const bannerScenes: Record<string, Arrangement> = {
  harvest: {
    root: 'food',
    wall: [{ kind: 'arch', x: 0.535, wide: 0.74, tall: 0.86 }],
    plates: [{ plant: 'neem', x: 0.9, y: 0.48, tall: 0.66 }],
    size: 1.02,
    things: [
      {
        thing: 'jar',
        tones: { content: '#C9852B', lid: '#C39A48', accent: '#B9741C' },
        x: 0.35,
        raise: 0.1,
      },
      { thing: 'pouch', tones: { accent: '#A5502F' }, x: 0.535 },
      { thing: 'dropper', root: 'personal-care', x: 0.71, raise: 0.15, size: 0.84 },
      { thing: 'leaves', tones: { content: '#4A3423' }, x: 0.615, forward: 0.065, size: 1.1 },
    ],
  },
  masala: {
    root: 'food',
    plates: [{ plant: 'turmeric', x: 0.915, y: 0.44, tall: 0.6 }],
    size: 0.88,
    things: [
      { thing: 'jar', tones: { content: '#DB9A1F' }, x: 0.33, raise: 0.08 },
      { thing: 'jar', tones: { content: '#A63A22', accent: '#A63A22' }, x: 0.515, raise: 0.17 },
      { thing: 'jar', tones: { content: '#9C8B4B', accent: '#6F7440' }, x: 0.7, raise: 0.08 },
      { thing: 'heap', tones: { content: '#DB9A1F' }, x: 0.42, forward: 0.055, size: 0.9 },
      { thing: 'heap', tones: { content: '#A63A22' }, x: 0.605, forward: 0.07, size: 0.9 },
      { thing: 'heap', tones: { content: '#9C8B4B' }, x: 0.79, forward: 0.055, size: 0.9 },
    ],
  },
  tea: {
    root: 'health-care',
    plates: [{ plant: 'tulsi', x: 0.905, y: 0.5, tall: 0.72 }],
    size: 1.06,
    things: [
      {
        thing: 'openTin',
        root: 'food',
        tones: { plant: 'neem' },
        x: 0.36,
        raise: 0.05,
      },
      { thing: 'pouch', x: 0.6, tones: { accent: '#2F6A4C' } },
      { thing: 'cup', x: 0.76, forward: 0.03, tones: { glass: '#9A5A24' } },
      { thing: 'leaves', tones: { content: '#3F3022' }, x: 0.49, forward: 0.07, size: 1.1 },
    ],
  },
  'hair-and-skin': {
    root: 'personal-care',
    wall: [{ kind: 'arch', x: 0.5, wide: 0.72, tall: 0.9 }],
    plates: [{ plant: 'aloe', x: 0.885, y: 0.34, tall: 0.46 }],
    size: 1,
    things: [
      { thing: 'bottle', x: 0.355, raise: 0.06 },
      { thing: 'pump', root: 'food', tones: { plant: 'neem', lid: '#F0ECE1' }, x: 0.5 },
      {
        thing: 'soap',
        root: 'health-care',
        tones: { plant: 'tulsi' },
        x: 0.72,
        raise: 0.1,
        size: 0.86,
      },
      { thing: 'comb', x: 0.59, forward: 0.075, size: 0.7 },
    ],
  },
  gifts: {
    root: 'gifting',
    wall: [{ kind: 'garland', from: 0.22, to: 1.02, y: 0.05, depth: 0.13 }],
    size: 1.02,
    things: [
      { thing: 'giftBox', x: 0.49 },
      { thing: 'lota', x: 0.745, size: 1.1 },
      { thing: 'lamp', x: 0.265, forward: 0.05, size: 1.1 },
      { thing: 'sweets', x: 0.875, forward: 0.03, tones: { content: '#C98A2C' } },
    ],
  },
};
