/** Flat shapes behind the things, and what they stand on. */
import { lid, tilt } from './solids.ts';
import { at, element, ellipse, num, path, rect } from './svg.ts';
import { darker, house, lighter } from './tones.ts';

/** A low round stand that lifts a thing above its neighbours. */
export function plinth(reach: number, height: number, tone: string): string {
  return lid(reach, -reach * tilt, -height - reach * tilt, lighter(tone, 0.34));
}

/** The house's uneven spot of turmeric. */
export function haldiDot(x: number, y: number, radius: number, colour: string = house.turmeric) {
  const d =
    'M-0.96 0.06C-1 -0.46 -0.56 -0.98 0.04 -0.98C0.62 -1 1.02 -0.5 0.98 0.04C0.98 0.6 0.5 0.98 -0.06 1C-0.6 1 -0.94 0.6 -0.96 0.06Z';
  return at(x, y, 1, element('g', { transform: `scale(${num(radius)})` }, path(d, colour)));
}

/** A doorway arch drawn flat on the wall behind. */
export function arch(x: number, foot: number, width: number, height: number, colour: string) {
  const half = width / 2;
  const spring = foot - height * 0.56;
  const top = foot - height;
  const d = [
    `M${num(x - half)} ${num(foot)}V${num(spring)}`,
    `C${num(x - half)} ${num(spring - height * 0.2)} ${num(x - half * 0.3)} ${num(top + height * 0.1)} ${num(x)} ${num(top)}`,
    `C${num(x + half * 0.3)} ${num(top + height * 0.1)} ${num(x + half)} ${num(spring - height * 0.2)} ${num(x + half)} ${num(spring)}`,
    `V${num(foot)}Z`,
  ];
  return path(d.join(''), colour);
}

/** Marigold heads on a thread between two points, hanging by the given depth. */
export function garland(x1: number, x2: number, y: number, depth: number, bead: number): string {
  const count = Math.round((x2 - x1) / (bead * 2));
  const heads = Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count;
    const x = x1 + (x2 - x1) * t;
    const drop = y + depth * 4 * t * (1 - t);
    const colour = index % 3 === 2 ? '#C8682A' : house.turmeric;
    return (
      ellipse(x, drop, bead, bead * 0.95, colour) +
      ellipse(x - bead * 0.1, drop - bead * 0.1, bead * 0.6, bead * 0.55, darker(colour, 0.1)) +
      ellipse(x - bead * 0.16, drop - bead * 0.16, bead * 0.3, bead * 0.27, lighter(colour, 0.2))
    );
  });
  return heads.join('');
}

/** The shelf's edge as the house draws it: leaf, board, a dark line. */
export function shelfEdge(x: number, y: number, width: number, thick: number): string {
  return (
    rect(x, y, width, thick * 0.2, house.leaf9) +
    rect(x, y + thick * 0.2, width, thick * 0.7, house.shelf) +
    rect(x, y + thick * 0.9, width, thick * 0.1, darker(house.shelfLine, 0.1))
  );
}
