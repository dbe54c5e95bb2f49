import type { Arrangement, Placed } from './arrangement.ts';
import { drawThing } from './arrangement.ts';
import { ground, shadow } from './ground.ts';
import { plant } from './label.ts';
import { at, element, ellipse, picture, rect } from './svg.ts';
import { darker, house, lighter, tonesByRoot } from './tones.ts';
import { shelfEdge } from './wall.ts';

/** The large pictures of the home page's sections, 1200 × 800. */
export const homeScenes: Record<string, Arrangement> = {
  'non-gmo': {
    root: 'health-care',
    wall: [{ kind: 'dot', x: 0.2, y: 0.26, radius: 0.13 }],
    plates: [{ plant: 'turmeric', x: 0.8, y: 0.37, tall: 0.5 }],
    size: 0.92,
    things: [
      { thing: 'pouch', x: 0.46, tones: { accent: '#6F7440', plant: 'turmeric' } },
      { thing: 'bowl', x: 0.2, tones: { content: '#D9A94A', accent: '#B0654A' } },
      { thing: 'bowl', x: 0.71, tones: { content: '#8E9A4C', accent: '#B0654A' } },
      { thing: 'heap', x: 0.36, forward: 0.05, tones: { content: '#97452C' }, size: 0.8 },
      { thing: 'heap', x: 0.88, forward: 0.045, tones: { content: '#DCC58C' }, size: 0.8 },
    ],
  },
  services: {
    root: 'home-care',
    wall: [{ kind: 'arch', x: 0.5, wide: 0.9, tall: 0.84 }],
    plates: [{ plant: 'tulsi', x: 0.52, y: 0.325, tall: 0.42 }],
    size: 0.92,
    things: [
      { thing: 'parcel', x: 0.24, size: 1.2 },
      { thing: 'telephone', x: 0.57, forward: 0.01 },
      { thing: 'cup', x: 0.83, tones: { glass: '#9A5A24' } },
    ],
  },
};

type Row = Omit<Placed, 'x'>[];

const shelves: Row[] = [
  [
    { thing: 'jar', root: 'food', tones: { content: '#A63A22', accent: '#A63A22' } },
    { thing: 'jar', root: 'food', tones: { content: '#DB9A1F' } },
    { thing: 'jar', root: 'food', tones: { content: '#7F9148', accent: '#5E7A3C' } },
    { thing: 'bottle', root: 'health-care' },
    { thing: 'bottle', root: 'food', tones: { glass: '#C68F2F' } },
    { thing: 'tin', root: 'gifting' },
    { thing: 'tin', root: 'food' },
    { thing: 'pump', root: 'personal-care' },
    { thing: 'dropper', root: 'personal-care' },
    { thing: 'jar', root: 'personal-care' },
  ],
  [
    { thing: 'pouch', root: 'food' },
    { thing: 'pouch', root: 'health-care' },
    { thing: 'carton', root: 'health-care' },
    { thing: 'carton', root: 'personal-care' },
    { thing: 'jar', root: 'health-care' },
    { thing: 'jar', root: 'food', tones: { content: '#B9701F', lid: '#C39A48' } },
    { thing: 'incense', root: 'home-care' },
    { thing: 'box', root: 'gifting' },
    { thing: 'bottle', root: 'home-care' },
    { thing: 'tube', root: 'personal-care' },
  ],
];

/** The counter of the first shop: two shelves, drawers below, the scales on the board. */
export function counter(width: number, height: number): string {
  const tones = tonesByRoot.food;
  const top = height * 0.7;
  const levels = [height * 0.27, height * 0.52];
  const rows = shelves.map((row, index) => lined(row, width, levels[index] ?? 0, height * 0.19));
  const boards = levels.map((y) => shelfEdge(0, y, width, 16));
  const scene = [
    { thing: 'scales', x: 0.74, size: 0.66 },
    { thing: 'books', x: 0.2, size: 0.62 },
    { thing: 'lota', x: 0.42, size: 0.58 },
  ] as const;
  const standing = scene.map(({ thing, x, size }) => {
    const drawn = drawThing({ thing }, 'gifting', 2.4);
    return at(x * width, top, size, shadow(drawn.reach) + drawn.svg);
  });
  return picture(
    width,
    height,
    ground(width, height, tones.ground, top) +
      rows.join('') +
      boards.join('') +
      rect(0, top, width, height - top, house.leaf9) +
      standing.join('') +
      shelfEdge(0, top, width, 20) +
      drawers(width, top + 20, height),
  );
}

function lined(row: Row, width: number, y: number, tall: number): string {
  const scale = tall / 640;
  const breadths = row.map((item) => drawThing(item, 'food', 2).reach * 2 * scale);
  const gap = (width - breadths.reduce((sum, one) => sum + one, 0)) / (row.length + 1);
  let x = gap;
  return row
    .map((item, index) => {
      const own = breadths[index] ?? 0;
      const drawn = drawThing(item, 'food', 1.7 / scale);
      const set = at(x + own / 2, y, scale, drawn.svg);
      x += own + gap;
      return set;
    })
    .join('');
}

function drawers(width: number, top: number, bottom: number): string {
  const names = ['turmeric', 'tulsi', 'aloe', 'marigold', 'neem'] as const;
  const step = width / 5;
  return names
    .map((name, index) => {
      const x = index * step;
      const middle = x + step / 2;
      const frame = element('rect', {
        x: x + 14,
        y: top + 18,
        width: step - 28,
        height: bottom - top - 36,
        rx: 3,
        fill: lighter(house.leaf9, 0.07),
        stroke: darker(house.leaf9, 0.3),
        'stroke-width': 2,
      });
      return (
        frame +
        rect(middle - 56, top + 40, 112, 78, house.paper0) +
        plant(name, middle, top + 79, 62, { line: 1.7, within: 84 }) +
        ellipse(middle, bottom - 58, 13, 13, house.brass) +
        ellipse(middle - 4, bottom - 62, 5, 5, lighter(house.brass, 0.4))
      );
    })
    .join('');
}
