import { point, straight } from './line.ts';
import type { Curve, Part, Point } from './line.ts';

/** Lines that hide nothing: stems, roots, rings. */
export function strokesOnly(strokes: Curve[]): Part {
  return { outline: [], strokes };
}

export function line(x1: number, y1: number, x2: number, y2: number): Curve {
  return straight(point(x1, y1), point(x2, y2));
}

export function curve(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): Curve {
  return [point(ax, ay), point(bx, by), point(cx, cy), point(dx, dy)];
}

export function ring({ x, y }: Point, radius: number): Curve[] {
  const k = radius * 0.5523;
  return [
    curve(x + radius, y, x + radius, y + k, x + k, y + radius, x, y + radius),
    curve(x, y + radius, x - k, y + radius, x - radius, y + k, x - radius, y),
    curve(x - radius, y, x - radius, y - k, x - k, y - radius, x, y - radius),
    curve(x, y - radius, x + k, y - radius, x + radius, y - k, x + radius, y),
  ];
}
