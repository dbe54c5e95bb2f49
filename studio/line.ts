/** Curves of the plant drawings: cubics, and the removal of what stands behind something else. */

export interface Point {
  x: number;
  y: number;
}

export type Curve = readonly [Point, Point, Point, Point];

/** One leaf, petal or stem. The outline hides what lies behind it, the strokes are what is drawn. */
export interface Part {
  outline: Curve[];
  strokes: Curve[];
}

export function point(x: number, y: number): Point {
  return { x, y };
}

function between(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

export function straight(a: Point, b: Point): Curve {
  return [a, between(a, b, 1 / 3), between(a, b, 2 / 3), b];
}

/** A curve through one control point, raised to a cubic. */
export function bow(a: Point, control: Point, b: Point): Curve {
  return [a, between(a, control, 2 / 3), between(b, control, 2 / 3), b];
}

export function pointAt([a, b, c, d]: Curve, t: number): Point {
  const ab = between(a, b, t);
  const bc = between(b, c, t);
  const cd = between(c, d, t);
  return between(between(ab, bc, t), between(bc, cd, t), t);
}

function moveCurve(curve: Curve, move: (p: Point) => Point): Curve {
  return [move(curve[0]), move(curve[1]), move(curve[2]), move(curve[3])];
}

export function movePart(part: Part, move: (p: Point) => Point): Part {
  return {
    outline: part.outline.map((curve) => moveCurve(curve, move)),
    strokes: part.strokes.map((curve) => moveCurve(curve, move)),
  };
}

/** Turns the x axis to the angle (degrees, counter-clockwise on screen) and sets it at the base. */
export function placed(base: Point, degrees: number): (p: Point) => Point {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return (p) => ({ x: base.x + p.x * cos + p.y * sin, y: base.y - p.x * sin + p.y * cos });
}

/** The path data of the parts, the front one first, without the strokes hidden by parts in front. */
export function visiblePaths(parts: Part[]): string[] {
  const polygons: Point[][] = [];
  const paths: string[] = [];
  for (const part of parts) {
    const pieces = part.strokes.flatMap((stroke) => visiblePieces(stroke, polygons));
    if (pieces.length > 0) paths.push(pathData(pieces));
    if (part.outline.length > 0) polygons.push(polygonOf(part.outline));
  }
  return paths;
}

function polygonOf(outline: Curve[]): Point[] {
  return outline.flatMap((curve) =>
    Array.from({ length: 24 }, (_, step) => pointAt(curve, step / 24)),
  );
}

function visiblePieces(curve: Curve, polygons: Point[][]): Curve[] {
  const steps = 96;
  const pieces: Curve[] = [];
  let from: number | null = null;
  for (let step = 0; step <= steps; step += 1) {
    const p = pointAt(curve, step / steps);
    const hidden = polygons.some((polygon) => isInside(p, polygon));
    if (!hidden && from === null) from = step;
    if (from !== null && (hidden || step === steps)) {
      const to = hidden ? step - 1 : step;
      if (to - from > 2) pieces.push(section(curve, from / steps, to / steps));
      from = null;
    }
  }
  return pieces;
}

function isInside(p: Point, polygon: Point[]): boolean {
  let inside = false;
  let previous = polygon[polygon.length - 1];
  for (const current of polygon) {
    if (previous && current.y > p.y !== previous.y > p.y) {
      const share = (p.y - current.y) / (previous.y - current.y);
      if (p.x < current.x + share * (previous.x - current.x)) inside = !inside;
    }
    previous = current;
  }
  return inside;
}

function section(curve: Curve, from: number, to: number): Curve {
  if (from === 0 && to === 1) return curve;
  const start = pointAt(curve, from);
  const end = pointAt(curve, to);
  const reach = (to - from) / 3;
  const leave = slope(curve, from);
  const arrive = slope(curve, to);
  return [
    start,
    { x: start.x + leave.x * reach, y: start.y + leave.y * reach },
    { x: end.x - arrive.x * reach, y: end.y - arrive.y * reach },
    end,
  ];
}

function slope([a, b, c, d]: Curve, t: number): Point {
  const s = 1 - t;
  const along = (p: number, q: number, r: number, u: number) =>
    3 * (s * s * (q - p) + 2 * s * t * (r - q) + t * t * (u - r));
  return { x: along(a.x, b.x, c.x, d.x), y: along(a.y, b.y, c.y, d.y) };
}

/** Relative path data; each step starts from the rounded point before it, so nothing drifts. */
function pathData(curves: Curve[]): string {
  let data = '';
  let last: Point | null = null;
  for (const [a, b, c, d] of curves) {
    const start = rounded(a);
    if (!last || last.x !== start.x || last.y !== start.y) data += `M${start.x},${start.y}`;
    const end = rounded(d);
    data += `c${step(start, b)} ${step(start, c)} ${step(start, end)}`;
    last = end;
  }
  return data;
}

function rounded({ x, y }: Point): Point {
  return { x: oneDecimal(x), y: oneDecimal(y) };
}

function step(from: Point, to: Point): string {
  return `${oneDecimal(to.x - from.x)},${oneDecimal(to.y - from.y)}`;
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

/** How much is drawn: `full` for a plate, `mark` for anything under 60 px high. */
export type Detail = 'full' | 'mark';

export interface GrownPlant {
  viewBox: string;
  /** The front part first. */
  parts: Part[];
}
