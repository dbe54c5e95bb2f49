/** What land is drawn of: air, hills, water, beds. Everything stands on the given foot. */
import { element, ellipse, num, path, polygon, rect, stroke } from './svg.ts';
import { darker, house, lighter } from './tones.ts';

export const land = {
  sky: '#EFE6CF',
  meadow: '#C4C79C',
  leaf: '#6F8A62',
  water: '#A8BFBA',
  soil: '#B98F62',
  path: '#E6D6B0',
  wall: '#F5ECD8',
  roof: '#B4573A',
} as const;

export const bark = darker(house.wood, 0.2);

/** A number from 0 to 1 that looks like chance and is the same every time. */
export function chance(seed: number): number {
  const mixedUp = Math.imul(Math.round(seed * 16) + 101, 2_654_435_761 | 0);
  return (((mixedUp ^ (mixedUp >>> 15)) >>> 0) % 9973) / 9973;
}

/** The air above the horizon, paler towards it. */
export function air(width: number, horizon: number, tone: string = land.sky): string {
  const stop = (offset: number, colour: string) =>
    element('stop', { offset, 'stop-color': colour });
  return (
    element(
      'defs',
      {},
      element(
        'linearGradient',
        { id: 'air', x1: 0, y1: 0, x2: 0, y2: 1 },
        stop(0, darker(tone, 0.02)) + stop(1, lighter(tone, 0.6)),
      ),
    ) + rect(0, 0, width, horizon, 'url(#air)')
  );
}

/** A line of hills from edge to edge: the heights stand at even distances. */
export function hills(width: number, foot: number, heights: number[], colour: string): string {
  const step = width / (heights.length - 1);
  const points = heights.map((tall, index) => [index * step, foot - tall] as const);
  const curve = points.map(([x, y], index) => {
    if (index === 0) return `M0 ${num(foot)}V${num(y)}`;
    const [beforeX, beforeY] = points[index - 1] ?? [0, foot];
    const middle = num((beforeX + x) / 2);
    return `C${middle} ${num(beforeY)} ${middle} ${num(y)} ${num(x)} ${num(y)}`;
  });
  return path(`${curve.join('')}V${num(foot)}Z`, colour);
}

/** A wood in the distance: crowns that stand close. */
export function woods(
  from: number,
  to: number,
  foot: number,
  tall: number,
  colour: string,
): string {
  const count = Math.round((to - from) / (tall * 0.55));
  const crowns = Array.from({ length: count + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / count;
    const size = tall * (0.62 + chance(index + foot) * 0.42);
    const tone = index % 3 === 1 ? darker(colour, 0.07) : colour;
    return ellipse(x, foot - size * 0.52, size * 0.5, size * 0.56, tone);
  });
  return crowns.join('') + rect(from, foot - tall * 0.2, to - from, tall * 0.22, colour);
}

/** Still water with the light on it. */
export function water(width: number, top: number, foot: number, tone: string = land.water): string {
  const glints = Array.from({ length: 34 }, (_, index) => {
    const depth = chance(index * 3 + 1);
    const y = top + 10 + depth * (foot - top - 16);
    const x = chance(index * 5 + 2) * width;
    const long = 26 + depth * 110;
    return stroke(`M${num(x)} ${num(y)}h${num(long)}`, lighter(tone, 0.5), 1.6 + depth * 2.6, 0.7);
  });
  return (
    rect(0, top, width, foot - top, lighter(tone, 0.22)) +
    rect(0, top + (foot - top) * 0.3, width, (foot - top) * 0.7, tone) +
    glints.join('')
  );
}

/** Beds of a kitchen garden that run towards the one who looks. */
export function beds(x: number, top: number, foot: number, wide: number, rows: number): string {
  const greens = ['#7D9A5C', '#8C8F4A', '#5F8A62', '#A3A85E', '#6E7F48'];
  const bed = (index: number) => {
    const near = (share: number) => x + (share - 0.5) * wide;
    const far = (share: number) => x + (share - 0.5) * wide * 0.56;
    const [a, b] = [(index + 0.12) / rows, (index + 0.88) / rows];
    const plants = Array.from({ length: 9 }, (_, place) => {
      const t = (place + 0.5) / 9;
      const middle = (a + b) / 2;
      const px = far(middle) + (near(middle) - far(middle)) * t;
      const size = (0.4 + t * 0.6) * (wide / rows) * 0.42;
      const y = top + (foot - top) * t;
      return ellipse(px, y, size, size * 0.62, greens[index % greens.length] ?? land.leaf);
    });
    return (
      polygon(
        [
          [far(a), top],
          [far(b), top],
          [near(b), foot],
          [near(a), foot],
        ],
        land.soil,
      ) + plants.join('')
    );
  };
  return Array.from({ length: rows }, (_, index) => bed(index)).join('');
}

/** What a thing of this half-width throws on the ground below it. */
export function shade(reach: number): string {
  return element('g', { opacity: 0.2 }, ellipse(reach * 0.22, 2, reach, reach * 0.12, house.shade));
}
