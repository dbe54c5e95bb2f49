import type { Arrangement } from './arrangement.ts';

const honey = { content: '#A9621F', lid: '#C39A48', accent: '#B9741C' };

/** The covers of the journal, 1200 × 675, one still life each on the bare ground. */
export const journalScenes: Record<string, Arrangement> = {
  'amla-in-winter': {
    root: 'health-care',
    plates: [{ plant: 'neem', x: 0.86, y: 0.42, tall: 0.6 }],
    size: 1.08,
    things: [
      { thing: 'jar', x: 0.6, tones: { content: '#A98E42', accent: '#8A7A2E' } },
      { thing: 'fruitBowl', x: 0.3, size: 1.2, tones: { content: '#B9BF6A', accent: '#B0654A' } },
    ],
  },
  'bilona-ghee': {
    root: 'food',
    wall: [{ kind: 'arch', x: 0.34, wide: 0.66, tall: 0.88 }],
    size: 1.06,
    things: [
      { thing: 'churn', x: 0.34, size: 1.1 },
      {
        thing: 'jar',
        x: 0.66,
        forward: 0.02,
        tones: { content: '#E3B74B', lid: '#C39A48', plant: 'marigold' },
      },
    ],
  },
  'four-tulsis': {
    root: 'health-care',
    plates: [{ plant: 'tulsi', x: 0.14, y: 0.47, tall: 0.72 }],
    size: 1.06,
    things: [
      { thing: 'openTin', x: 0.44, raise: 0.05, tones: { lid: '#2C2F29' } },
      { thing: 'leaves', x: 0.3, forward: 0.055, size: 0.72, tones: { content: '#7E8A4A' } },
      { thing: 'leaves', x: 0.5, forward: 0.075, size: 0.72, tones: { content: '#6A5566' } },
      { thing: 'leaves', x: 0.69, forward: 0.06, size: 0.72, tones: { content: '#4F6B43' } },
      { thing: 'leaves', x: 0.87, forward: 0.045, size: 0.72, tones: { content: '#A3A274' } },
    ],
  },
  'fssai-number': {
    root: 'food',
    plates: [{ plant: 'turmeric', x: 0.8, y: 0.45, tall: 0.6 }],
    size: 1.26,
    things: [
      { thing: 'pouchBack', x: 0.42 },
      { thing: 'heap', x: 0.66, forward: 0.03, size: 0.8 },
    ],
  },
  'gifts-that-get-finished': {
    root: 'gifting',
    wall: [{ kind: 'dot', x: 0.84, y: 0.27, radius: 0.13 }],
    size: 1.16,
    things: [{ thing: 'giftBox', x: 0.46 }],
  },
  'groundnut-year': {
    root: 'food',
    wall: [{ kind: 'dot', x: 0.22, y: 0.32, radius: 0.17 }],
    size: 1.16,
    things: [
      { thing: 'bottle', x: 0.46, tones: { glass: '#C68F2F', plant: 'neem', accent: '#8A5A33' } },
      { thing: 'groundnuts', x: 0.68, forward: 0.035 },
    ],
  },
  'honey-that-sets': {
    root: 'food',
    plates: [{ plant: 'marigold', x: 0.87, y: 0.46, tall: 0.66 }],
    size: 1.1,
    things: [
      { thing: 'jar', x: 0.3, tones: { ...honey, content: '#7A3F16' }, raise: 0.06 },
      { thing: 'jar', x: 0.62, tones: { ...honey, content: '#E6CF97' } },
    ],
  },
  'monsoon-hair': {
    root: 'personal-care',
    size: 1.12,
    plates: [{ plant: 'neem', x: 0.88, y: 0.42, tall: 0.58 }],
    things: [
      { thing: 'bottle', x: 0.44 },
      { thing: 'bowl', x: 0.69, tones: { content: '#7B4F35' } },
      { thing: 'comb', x: 0.25, forward: 0.05, size: 0.86 },
    ],
  },
  'one-pot-millets': {
    root: 'food',
    wall: [{ kind: 'arch', x: 0.5, wide: 1.1, tall: 0.86 }],
    plates: [{ plant: 'turmeric', x: 0.5, y: 0.36, tall: 0.42 }],
    size: 0.78,
    things: [
      { thing: 'bowl', x: 0.12, tones: { content: '#F0E8D4', accent: '#8A6A4A' } },
      { thing: 'bowl', x: 0.31, tones: { content: '#DCC58C', accent: '#8A6A4A' } },
      { thing: 'bowl', x: 0.5, tones: { content: '#BFA05A', accent: '#8A6A4A' } },
      { thing: 'bowl', x: 0.69, tones: { content: '#9A8560', accent: '#8A6A4A' } },
      { thing: 'bowl', x: 0.88, tones: { content: '#97452C', accent: '#8A6A4A' } },
    ],
  },
  'reading-a-label': {
    root: 'gifting',
    size: 1.24,
    things: [
      { thing: 'jarBack', root: 'food', x: 0.42, tones: { content: '#B9652E' } },
      { thing: 'lens', x: 0.72, forward: 0.03, size: 1.1 },
    ],
  },
  'soapnut-wash': {
    root: 'home-care',
    plates: [{ plant: 'neem', x: 0.14, y: 0.44, tall: 0.6 }],
    size: 1.24,
    things: [
      { thing: 'cloths', x: 0.8, size: 0.9 },
      { thing: 'soapnutBag', x: 0.43, forward: 0.02 },
    ],
  },
  'spices-that-last': {
    root: 'food',
    plates: [{ plant: 'turmeric', x: 0.84, y: 0.44, tall: 0.62 }],
    size: 1.2,
    things: [
      { thing: 'spiceBox', x: 0.38, size: 1.05 },
      { thing: 'mortar', x: 0.65, forward: 0.02, size: 0.8 },
    ],
  },
  'summer-glasses': {
    root: 'home-care',
    wall: [{ kind: 'dot', x: 0.86, y: 0.25, radius: 0.14 }],
    size: 1.12,
    things: [
      { thing: 'tumbler', x: 0.2, tones: { content: '#8E2F45' } },
      { thing: 'tumbler', x: 0.38, tones: { content: '#B9BC5C' }, raise: 0.06 },
      { thing: 'tumbler', x: 0.56, tones: { content: '#D9CF9A' } },
      {
        thing: 'jar',
        root: 'food',
        x: 0.79,
        tones: { content: '#A9A45E', plant: 'neem', accent: '#7C8244' },
      },
    ],
  },
  'what-one-leaf-becomes': {
    root: 'food',
    wall: [{ kind: 'arch', x: 0.42, wide: 0.84, tall: 0.84 }],
    size: 1.2,
    things: [
      { thing: 'openTin', x: 0.42, tones: { plant: 'neem' } },
      { thing: 'cup', x: 0.83, size: 1.05, tones: { glass: '#A3621F' } },
      { thing: 'leaves', x: 0.56, forward: 0.06, size: 1.1, tones: { content: '#3F3022' } },
    ],
  },
};
