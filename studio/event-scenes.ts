import type { Arrangement, Placed } from './arrangement.ts';

function bowls(colours: string[]): Placed[] {
  return colours.map((content, index) => ({
    thing: 'bowl',
    x: 0.14 + (index * 0.72) / (colours.length - 1),
    size: 0.74,
    tones: { content, accent: '#A65A3C' },
  }));
}

/** The events' pictures, 1200 × 675: everything stands on the shop's long table. */
export const eventScenes: Record<string, Arrangement> = {
  'five-millets-one-morning': {
    root: 'food',
    shelf: true,
    wall: [{ kind: 'dot', x: 0.5, y: 0.33, radius: 0.2 }],
    things: bowls(['#F0E8D4', '#DCC58C', '#BFA05A', '#9A8560', '#97452C']),
  },
  'scalp-in-the-rains': {
    root: 'personal-care',
    shelf: true,
    size: 1.04,
    things: [
      { thing: 'computer', x: 0.42 },
      { thing: 'bottle', x: 0.81, size: 0.94 },
    ],
  },
  'soapnut-sunday': {
    root: 'home-care',
    shelf: true,
    size: 1.1,
    plates: [{ plant: 'neem', x: 0.14, y: 0.42, tall: 0.58 }],
    things: [
      { thing: 'soapnutBag', x: 0.37 },
      { thing: 'cloths', x: 0.66 },
      { thing: 'bottle', x: 0.88, size: 0.9 },
    ],
  },
  'how-to-read-a-ghee-label': {
    root: 'food',
    shelf: true,
    size: 1.04,
    things: [
      { thing: 'computer', x: 0.62 },
      { thing: 'jarBack', x: 0.19, tones: { content: '#E3B74B', lid: '#C39A48' } },
    ],
  },
  'open-packing-table': {
    root: 'home-care',
    shelf: true,
    size: 0.98,
    wall: [{ kind: 'arch', x: 0.54, wide: 0.9, tall: 0.84 }],
    things: [
      { thing: 'parcel', x: 0.2, size: 1.1 },
      { thing: 'scales', x: 0.5, size: 1.06 },
      { thing: 'jar', root: 'food', x: 0.77, size: 0.8 },
      { thing: 'tin', root: 'health-care', x: 0.92, size: 0.66 },
    ],
  },
  'grind-your-own-masala': {
    root: 'gifting',
    shelf: true,
    size: 1.12,
    things: [
      { thing: 'spiceBox', x: 0.25 },
      { thing: 'mortar', x: 0.57 },
      { thing: 'jar', root: 'food', x: 0.84, size: 0.78, tones: { content: '#8A5A33' } },
    ],
  },
  'evenings-and-sleep': {
    root: 'health-care',
    shelf: true,
    size: 1.04,
    wall: [{ kind: 'dot', x: 0.86, y: 0.24, radius: 0.1 }],
    things: [
      { thing: 'cup', x: 0.16, size: 1.05, tones: { glass: '#D9B45C' } },
      { thing: 'computer', x: 0.56 },
      { thing: 'lamp', x: 0.89, size: 1 },
    ],
  },
  'six-honeys-blind': {
    root: 'gifting',
    shelf: true,
    size: 1.3,
    plates: [{ plant: 'marigold', x: 0.5, y: 0.37, tall: 0.56 }],
    things: ['#F1E2B4', '#E6C36A', '#D99A2E', '#B9701F', '#8E4A17', '#5A2C10'].map(
      (content, index): Placed => ({
        thing: 'tastingGlass',
        x: 0.12 + index * 0.152,
        tones: { content },
      }),
    ),
  },
  'balcony-kitchen-garden': {
    root: 'health-care',
    shelf: true,
    size: 1.06,
    wall: [{ kind: 'dot', x: 0.16, y: 0.24, radius: 0.12 }],
    things: [
      { thing: 'potted', x: 0.3 },
      { thing: 'potted', root: 'personal-care', x: 0.53, size: 0.86 },
      { thing: 'potted', root: 'home-care', x: 0.72, size: 0.96 },
      { thing: 'potted', root: 'gifting', x: 0.89, size: 0.82 },
    ],
  },
  'morning-at-the-ghani': {
    root: 'food',
    shelf: true,
    size: 1.08,
    wall: [{ kind: 'dot', x: 0.84, y: 0.28, radius: 0.15 }],
    things: [
      { thing: 'press', x: 0.32 },
      { thing: 'groundnuts', x: 0.8, size: 0.8 },
    ],
  },
  'bring-your-cupboard': {
    root: 'home-care',
    shelf: true,
    size: 1.04,
    things: [
      { thing: 'pouchBack', root: 'food', x: 0.17, size: 0.9 },
      { thing: 'computer', x: 0.55 },
      { thing: 'lens', x: 0.875, size: 0.78 },
    ],
  },
  'bilona-morning-gondal': {
    root: 'gifting',
    shelf: true,
    size: 1.1,
    wall: [{ kind: 'dot', x: 0.7, y: 0.34, radius: 0.2 }],
    things: [
      { thing: 'lota', x: 0.2 },
      { thing: 'churn', x: 0.46 },
      {
        thing: 'jar',
        x: 0.8,
        size: 0.84,
        tones: { content: '#E3B74B', accent: '#B9741C', plant: 'neem' },
      },
    ],
  },
};
