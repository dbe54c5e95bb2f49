import { bow, movePart, placed, point, pointAt, straight } from './line.ts';
import type { Curve, Part, Point } from './line.ts';

export interface LeafForm {
  length: number;
  /** Half the breadth, roughly. */
  breadth: number;
  /** How far the tip leaves the straight axis, as a share of the length; positive falls clockwise. */
  bend?: number;
  /** 0.2 for a leaf broad at its foot, 0.45 for one broad in the middle. */
  belly?: number;
  /** Pairs of side veins; 0 leaves the midrib alone, null leaves that out too. */
  veins?: number | null;
  stalk?: number;
}

/** A leaf with midrib and paired veins, its foot at the base, growing at the angle (90 is up). */
export function leaf(base: Point, degrees: number, form: LeafForm): Part {
  const { length, breadth, bend = 0, belly = 0.32, veins = 6, stalk = 0 } = form;
  const bent = (p: Point): Point =>
    point(p.x + stalk, p.y + bend * length * (p.x / length) * (p.x / length));
  const upper = edge(length, -breadth, belly);
  const lower = edge(length, breadth, belly);
  const strokes: Curve[] = [upper, lower];
  if (veins !== null) {
    strokes.push(straight(point(0, 0), point(length * 0.94, 0)));
    for (let index = 0; index < veins; index += 1) {
      strokes.push(vein(upper, length, (index + 0.6) / (veins + 0.8)));
      strokes.push(vein(lower, length, (index + 0.75) / (veins + 0.8)));
    }
  }
  const part: Part = {
    outline: [upper, reversed(lower)],
    strokes: strokes.map((curve) => bendCurve(curve, bent)),
  };
  const outline = part.outline.map((curve) => bendCurve(curve, bent));
  if (stalk > 0) part.strokes.push(straight(point(0, 0), point(stalk, 0)));
  return movePart({ outline, strokes: part.strokes }, placed(base, degrees));
}

function edge(length: number, breadth: number, belly: number): Curve {
  return [
    point(0, 0),
    point(length * belly * 0.7, breadth * 1.25),
    point(length * (belly + 0.36), breadth * 1.2),
    point(length, 0),
  ];
}

function vein(side: Curve, length: number, share: number): Curve {
  const foot = point(length * share * 0.76, 0);
  const end = pointAt(side, 0.14 + share * 0.78);
  const tip = point(end.x, end.y * 0.86);
  return bow(foot, point(foot.x + (tip.x - foot.x) * 0.42, tip.y * 0.6), tip);
}

function reversed([a, b, c, d]: Curve): Curve {
  return [d, c, b, a];
}

function bendCurve(curve: Curve, bent: (p: Point) => Point): Curve {
  return [bent(curve[0]), bent(curve[1]), bent(curve[2]), bent(curve[3])];
}
