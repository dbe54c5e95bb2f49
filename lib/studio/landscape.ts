/** What land is drawn of: hills, water, trees, a house. Everything stands on the given foot. */
import { at, element, ellipse, num, path, polygon, rect, stroke } from './svg.ts';
import { darker, house, lighter, mixed } from './tones.ts';

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

const bark = darker(house.wood, 0.2);

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

/** A tree with a broad crown, lit from the upper left. */
export function tree(x: number, foot: number, tall: number, tone: string = land.leaf): string {
  const blob = (dx: number, dy: number, r: number, fill: string) =>
    ellipse(dx * 100, -250 + dy * 100, r * 100, r * 88, fill);
  return at(
    x,
    foot,
    tall / 340,
    shade(96) +
      path(
        'M-13 0C-6 -70 -8 -130 -20 -200L-4 -194L2 -236L14 -194L34 -214C18 -150 14 -70 18 0Z',
        bark,
      ) +
      blob(0.26, 0.24, 0.66, darker(tone, 0.2)) +
      blob(-0.54, 0.16, 0.56, darker(tone, 0.05)) +
      blob(0.58, 0, 0.54, darker(tone, 0.12)) +
      blob(-0.06, -0.3, 0.68, tone) +
      blob(-0.26, -0.4, 0.4, lighter(tone, 0.16)),
  );
}

/** A slim tree, as they are planted along a way. */
export function slimTree(x: number, foot: number, tall: number, tone: string = land.leaf): string {
  return at(
    x,
    foot,
    tall / 340,
    shade(54) +
      stroke('M0 0V-150', bark, 13) +
      ellipse(6, -210, 62, 130, darker(tone, 0.16)) +
      ellipse(-4, -218, 54, 122, tone) +
      ellipse(-18, -246, 26, 70, lighter(tone, 0.16)),
  );
}

/** A low round shrub. */
export function shrub(x: number, foot: number, size: number, tone: string = land.leaf): string {
  return at(
    x,
    foot,
    size / 100,
    ellipse(24, -30, 46, 34, darker(tone, 0.14)) +
      ellipse(-20, -32, 44, 36, tone) +
      ellipse(-28, -42, 22, 18, lighter(tone, 0.16)),
  );
}

/** Reeds at the water's edge. */
export function reeds(x: number, foot: number, tall: number): string {
  const blades = Array.from({ length: 11 }, (_, index) => {
    const lean = (index - 5) * 9 + chance(index + x) * 8;
    const high = tall * (0.6 + chance(index * 7 + x) * 0.4);
    const from = (index - 5) * 6;
    return (
      stroke(
        `M${num(from)} 0Q${num(from + lean * 0.2)} ${num(-high * 0.6)} ${num(from + lean)} ${num(-high)}`,
        index % 2 ? darker(land.leaf, 0.2) : land.leaf,
        4,
      ) + (index % 4 === 1 ? ellipse(from + lean, -high, 5, 15, darker(house.wood, 0.28)) : '')
    );
  });
  return at(x, foot, 1, blades.join(''));
}

/** A house of one storey with a verandah under its tiled roof. */
export function homestead(x: number, foot: number, scale: number): string {
  const tile = Array.from({ length: 15 }, (_, index) => {
    const top = -196 + index * 28;
    return `M${top} -292L${num(top * 1.28)} -196`;
  });
  const posts = [-236, -86, 86, 236].map((at) => rect(at - 6, -196, 12, 182, bark));
  const opening = (at: number, wide: number, tall: number) =>
    rect(at - wide / 2 - 7, -14 - tall - 7, wide + 14, tall + 7, house.paper2) +
    rect(at - wide / 2, -14 - tall, wide, tall, house.leaf9) +
    stroke(`M${at} ${-14 - tall}V-14`, darker(house.leaf9, 0.4), 3);
  return at(
    x,
    foot,
    scale,
    element('g', { opacity: 0.18 }, ellipse(40, 2, 330, 16, house.shade)) +
      rect(-214, -214, 428, 214, land.wall) +
      rect(120, -214, 94, 214, darker(land.wall, 0.07)) +
      opening(0, 66, 138) +
      [-140, 140]
        .map(
          (at) =>
            rect(at - 38, -146, 76, 82, house.paper2) +
            rect(at - 31, -140, 62, 70, house.leaf7) +
            stroke(`M${at} -140V-70`, house.paper2, 4),
        )
        .join('') +
      element('g', { opacity: 0.12 }, rect(-214, -200, 428, 46, house.shade)) +
      posts.join('') +
      polygon(
        [
          [-196, -292],
          [196, -292],
          [286, -190],
          [-286, -190],
        ],
        land.roof,
      ) +
      polygon(
        [
          [-196, -292],
          [196, -292],
          [204, -282],
          [-204, -282],
        ],
        darker(land.roof, 0.2),
      ) +
      stroke(tile.join(''), darker(land.roof, 0.22), 2.4, 0.6) +
      rect(-290, -192, 580, 9, darker(land.roof, 0.26)) +
      rect(-262, -18, 524, 18, house.stone) +
      rect(-72, -8, 144, 14, darker(house.stone, 0.1)),
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

/** A round well with its wheel. */
export function well(x: number, foot: number, scale: number): string {
  const stone = mixed(house.stone, '#8F866F', 0.25);
  return at(
    x,
    foot,
    scale,
    shade(84) +
      rect(-72, -66, 144, 66, stone) +
      ellipse(0, 0, 72, 17, stone) +
      rect(30, -66, 42, 66, darker(stone, 0.1)) +
      stroke(
        'M-70 -44H70M-70 -22H70M-40 -66V-44M10 -66V-44M46 -44V-22M-20 -44V-22',
        darker(stone, 0.24),
        2,
        0.7,
      ) +
      ellipse(0, -66, 72, 17, lighter(stone, 0.2)) +
      ellipse(0, -65, 54, 11, house.leaf9) +
      stroke('M-58 -66V-176M58 -66V-176M-66 -174H66', bark, 9) +
      stroke('M0 -168V-92', darker(house.wood, 0.3), 3) +
      ellipse(0, -160, 20, 20, house.wood) +
      ellipse(0, -160, 11, 11, lighter(house.wood, 0.3)) +
      path('M-14 -98H14L10 -70H-10Z', house.brass),
  );
}

function shade(reach: number): string {
  return element('g', { opacity: 0.2 }, ellipse(reach * 0.22, 2, reach, reach * 0.12, house.shade));
}
