import { leaf } from './leaf.ts';
import { bow, point } from './line.ts';
import type { Curve, Detail, GrownPlant, Part } from './line.ts';
import { curve, line, strokesOnly } from './strokes.ts';

export function turmeric(detail: Detail): GrownPlant {
  const full = detail === 'full';
  const foot = point(120, 184);
  const veins = (count: number) => (full ? count : 0);
  const blades = [
    leaf(foot, 90, { length: 150, breadth: 31, belly: 0.34, veins: veins(11), stalk: 22 }),
    leaf(foot, 131, {
      length: 136,
      breadth: 25,
      bend: -0.1,
      belly: 0.34,
      veins: veins(9),
      stalk: 24,
    }),
    leaf(foot, 49, {
      length: 136,
      breadth: 25,
      bend: 0.1,
      belly: 0.34,
      veins: veins(9),
      stalk: 24,
    }),
  ];
  const sheath = strokesOnly([
    bow(point(113, 172), point(108, 196), point(106, 218)),
    bow(point(127, 172), point(132, 196), point(134, 218)),
    ...(full ? [bow(point(120, 184), point(121, 200), point(120, 214))] : []),
  ]);
  const heart: Curve[] = [
    curve(96, 232, 96, 214, 144, 214, 144, 232),
    curve(144, 232, 145, 252, 134, 266, 120, 266),
    curve(120, 266, 106, 266, 95, 252, 96, 232),
  ];
  const rings = [
    bow(point(97.5, 240), point(120, 250), point(142.5, 240)),
    ...(full ? [bow(point(104, 255), point(120, 262), point(136, 255))] : []),
  ];
  const fingers = [finger(-1, full), finger(1, full)];
  const roots = full
    ? [strokesOnly([line(108, 264, 102, 276), line(122, 266, 123, 279), line(134, 260, 141, 271)])]
    : [];
  return {
    viewBox: '0 0 240 284',
    parts: [
      ...blades,
      sheath,
      { outline: heart, strokes: [...heart, ...rings] },
      ...fingers,
      ...roots,
    ],
  };
}

function finger(side: 1 | -1, full: boolean): Part {
  const x = (value: number) => 120 + side * value;
  const outline: Curve[] = [
    curve(x(18), 222, x(34), 216, x(52), 219, x(66), 226),
    curve(x(66), 226, x(80), 233, x(79), 250, x(64), 249),
    curve(x(64), 249, x(48), 248, x(34), 246, x(20), 250),
  ];
  const rings = [bow(point(x(38), 219.5), point(x(43), 233), point(x(38), 246.5))];
  if (full) rings.push(bow(point(x(56), 222.5), point(x(62), 235), point(x(55), 248)));
  return { outline, strokes: [...outline, ...rings] };
}

export function tulsi(detail: Detail): GrownPlant {
  const full = detail === 'full';
  const pairs = full
    ? [
        { y: 222, length: 66, breadth: 20, lift: 14, veins: 6 },
        { y: 182, length: 60, breadth: 18, lift: 20, veins: 6 },
        { y: 146, length: 50, breadth: 15, lift: 24, veins: 5 },
        { y: 114, length: 38, breadth: 11.5, lift: 28, veins: 4 },
        { y: 88, length: 25, breadth: 8, lift: 34, veins: 3 },
      ]
    : [
        { y: 214, length: 74, breadth: 25, lift: 16, veins: 0 },
        { y: 156, length: 60, breadth: 21, lift: 26, veins: 0 },
        { y: 108, length: 42, breadth: 15, lift: 36, veins: 0 },
      ];
  const parts: Part[] = [];
  for (const { y, length, breadth, lift, veins } of [...pairs].reverse()) {
    const node = point(100, y);
    const form = { length, breadth, belly: 0.24, veins, stalk: full ? 6 : 4 };
    parts.push(leaf(node, lift, { ...form, bend: 0.14 }));
    parts.push(leaf(node, 180 - lift, { ...form, bend: -0.14 }));
    if (full && y > 120) {
      const small = { length: length * 0.42, breadth: breadth * 0.42, belly: 0.26, veins: 3 };
      parts.push(leaf(point(100, y - 7), 58, { ...small, bend: 0.1, stalk: 4 }));
      parts.push(leaf(point(100, y - 7), 122, { ...small, bend: -0.1, stalk: 4 }));
    }
  }
  const top = full ? 20 : 40;
  const whorls = full ? 6 : 3;
  for (let index = 0; index < whorls; index += 1) {
    const share = index / whorls;
    const y = top + 8 + share * (full ? 54 : 40);
    const size = (full ? 6 : 9) + share * (full ? 8 : 6);
    const bell = { length: size, breadth: size * 0.42, belly: 0.4, veins: null };
    parts.push(leaf(point(100, y), 24, bell), leaf(point(100, y), 156, bell));
  }
  parts.push(leaf(point(100, top + 6), 90, { length: full ? 9 : 16, breadth: 3, veins: null }));
  parts.push(strokesOnly([line(100, 268, 100, top + 6)]));
  return { viewBox: '0 0 200 280', parts };
}
