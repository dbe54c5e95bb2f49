import { leaf } from './leaf.ts';
import { bow, movePart, placed, point, pointAt, straight } from './line.ts';
import type { Curve, Detail, GrownPlant, Part, Point } from './line.ts';
import { curve, line, ring, strokesOnly } from './strokes.ts';

export function aloe(detail: Detail): GrownPlant {
  const full = detail === 'full';
  const blades = full
    ? [
        { angle: 91, length: 196, breadth: 16, bend: 0.02, at: 0 },
        { angle: 110, length: 178, breadth: 15.5, bend: -0.1, at: -6 },
        { angle: 71, length: 182, breadth: 15.5, bend: 0.1, at: 7 },
        { angle: 131, length: 160, breadth: 15, bend: -0.14, at: -12 },
        { angle: 50, length: 164, breadth: 15, bend: 0.14, at: 13 },
        { angle: 152, length: 138, breadth: 13.5, bend: -0.16, at: -16 },
        { angle: 29, length: 142, breadth: 13.5, bend: 0.16, at: 17 },
      ]
    : [
        { angle: 90, length: 200, breadth: 19, bend: 0, at: 0 },
        { angle: 120, length: 178, breadth: 17, bend: -0.14, at: -8 },
        { angle: 60, length: 178, breadth: 17, bend: 0.14, at: 8 },
        { angle: 147, length: 148, breadth: 14, bend: -0.18, at: -14 },
        { angle: 33, length: 148, breadth: 14, bend: 0.18, at: 14 },
      ];
  const parts = blades.map(({ angle, at, ...form }) => {
    const base = point(140 + at, 222 - Math.abs(at) * 0.12);
    const blade = leaf(base, angle, { ...form, belly: 0.2, veins: null });
    return full ? { ...blade, strokes: [...blade.strokes, ...thorns(blade)] } : blade;
  });
  const soil = full ? [strokesOnly([bow(point(92, 228), point(140, 235), point(188, 228))])] : [];
  return { viewBox: '0 0 280 240', parts: [...parts, ...soil] };
}

/** Short strokes just inside both edges of an aloe blade. */
function thorns(blade: Part): Curve[] {
  const [upper, lower] = blade.strokes;
  if (!upper || !lower) return [];
  const marks: Curve[] = [];
  for (let t = 0.24; t < 0.86; t += 0.115) {
    const a = pointAt(upper, t);
    const b = pointAt(lower, t + 0.04);
    const ahead = pointAt(upper, t + 0.05);
    const behind = pointAt(lower, t + 0.09);
    marks.push(straight(inward(a, b, 0.2), inward(ahead, b, 0.26)));
    marks.push(straight(inward(b, a, 0.2), inward(behind, a, 0.26)));
  }
  return marks;
}

function inward(from: Point, to: Point, share: number): Point {
  return point(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
}

export function marigold(detail: Detail): GrownPlant {
  const full = detail === 'full';
  const centre = point(100, 92);
  const rings = full
    ? [
        { petals: 5, radius: 13, length: 12 },
        { petals: 9, radius: 29, length: 19 },
        { petals: 13, radius: 46, length: 22 },
        { petals: 17, radius: 63, length: 24 },
        { petals: 21, radius: 80, length: 26 },
      ]
    : [
        { petals: 5, radius: 24, length: 22 },
        { petals: 8, radius: 51, length: 34 },
        { petals: 11, radius: 80, length: 40 },
      ];
  const eye = ring(centre, full ? 4 : 8);
  const parts: Part[] = [{ outline: eye, strokes: eye }];
  rings.forEach(({ petals, radius, length }, row) => {
    const breadth = (Math.PI * radius * 0.86) / petals;
    for (let index = 0; index < petals; index += 1) {
      const angle = ((index + (row % 2) * 0.5 + row * 0.19) * 360) / petals;
      parts.push(petal(centre, angle, radius, length, breadth, full && row > 0));
    }
  });
  const veins = full ? 5 : 0;
  const sprig = { length: full ? 52 : 62, breadth: full ? 11 : 17, belly: 0.34, veins, stalk: 6 };
  parts.push(leaf(point(100, 232), 24, { ...sprig, bend: 0.12 }));
  parts.push(leaf(point(100, 248), 156, { ...sprig, bend: -0.12 }));
  parts.push(strokesOnly([curve(100, 168, 101, 200, 100, 236, 98, 272)]));
  return { viewBox: '0 0 200 280', parts };
}

/** A petal with a shallow notch, its rim at the radius. */
function petal(
  centre: Point,
  degrees: number,
  radius: number,
  length: number,
  breadth: number,
  crease: boolean,
): Part {
  const foot = radius - length;
  const shoulder = radius - length * 0.28;
  const outline: Curve[] = [
    curve(
      foot,
      -breadth * 0.5,
      foot + length * 0.3,
      -breadth,
      shoulder,
      -breadth * 1.1,
      shoulder,
      -breadth,
    ),
    curve(
      shoulder,
      -breadth,
      radius + 2,
      -breadth * 0.95,
      radius + 2,
      -breadth * 0.2,
      radius - 1.5,
      0,
    ),
    curve(
      radius - 1.5,
      0,
      radius + 2,
      breadth * 0.2,
      radius + 2,
      breadth * 0.95,
      shoulder,
      breadth,
    ),
    curve(
      shoulder,
      breadth,
      shoulder,
      breadth * 1.1,
      foot + length * 0.3,
      breadth,
      foot,
      breadth * 0.5,
    ),
  ];
  const strokes = crease ? [...outline, line(radius - 4.5, 0, radius - length * 0.36, 0)] : outline;
  return movePart({ outline, strokes }, placed(centre, degrees));
}

export function neem(detail: Detail): GrownPlant {
  const full = detail === 'full';
  const rachis = curve(44, 270, 84, 214, 118, 138, 132, 52);
  const pairs = full ? 7 : 4;
  const parts: Part[] = [];
  for (let index = pairs - 1; index >= 0; index -= 1) {
    const t = 0.2 + (index / (pairs - 1)) * 0.7;
    const node = pointAt(rachis, t);
    const ahead = pointAt(rachis, t + 0.02);
    const along = (Math.atan2(node.y - ahead.y, ahead.x - node.x) * 180) / Math.PI;
    const length = (full ? 66 : 78) * (1 - 0.42 * (index / (pairs - 1)));
    const form = { length, breadth: length * (full ? 0.17 : 0.2), belly: 0.34, stalk: 3 };
    const veins = full ? Math.round(3 + length / 18) : 0;
    parts.push(leaf(node, along - 46, { ...form, veins, bend: -0.2 }));
    parts.push(leaf(pointAt(rachis, t - 0.025), along + 44, { ...form, veins, bend: 0.2 }));
  }
  const tip = full ? { length: 40, breadth: 7.5, veins: 4 } : { length: 52, breadth: 11, veins: 0 };
  parts.unshift(leaf(point(132, 52), 84, { ...tip, belly: 0.34, bend: -0.06 }));
  parts.push(strokesOnly([rachis]));
  return { viewBox: '0 0 200 280', parts };
}
