import type { Arrangement } from './arrangement.ts';

/** What the house brings to a franchise store, 1200 × 900, one still life each on the bare ground. */
export const franchiseScenes: Record<string, Arrangement> = {
  products: {
    root: 'food',
    size: 0.86,
    things: [
      { thing: 'bottle', root: 'health-care', x: 0.2, raise: 0.06 },
      { thing: 'pouch', x: 0.73, tones: { accent: '#A5502F' } },
      { thing: 'jar', x: 0.45, tones: { content: '#C9852B', lid: '#C39A48', accent: '#B9741C' } },
      { thing: 'heap', x: 0.62, forward: 0.05, size: 0.8, tones: { content: '#DB9A1F' } },
    ],
  },
  marketing: {
    root: 'gifting',
    wall: [{ kind: 'garland', from: -0.04, to: 1.04, y: 0.08, depth: 0.12 }],
    plates: [{ plant: 'marigold', x: 0.5, y: 0.42, tall: 0.4 }],
    size: 1.24,
    things: [
      { thing: 'tastingGlass', x: 0.12, tones: { content: '#F0DCA0' } },
      { thing: 'tastingGlass', x: 0.31, tones: { content: '#E3B74B' } },
      { thing: 'tastingGlass', x: 0.5, tones: { content: '#C9852B' } },
      { thing: 'tastingGlass', x: 0.69, tones: { content: '#A9621F' } },
      { thing: 'tastingGlass', x: 0.88, tones: { content: '#6E3A16' } },
    ],
  },
  training: {
    root: 'health-care',
    wall: [{ kind: 'arch', x: 0.38, wide: 0.62, tall: 0.86 }],
    size: 0.86,
    things: [
      { thing: 'churn', x: 0.34, size: 1.08 },
      { thing: 'jarBack', x: 0.72, tones: { content: '#E3B74B', lid: '#C39A48' } },
      { thing: 'lens', x: 0.88, forward: 0.04, size: 0.8 },
    ],
  },
  till: {
    root: 'home-care',
    size: 0.74,
    things: [
      { thing: 'computer', x: 0.35, tones: { plant: 'neem' } },
      { thing: 'scales', x: 0.77 },
    ],
  },
};
