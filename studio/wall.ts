/** Flat shapes behind the things, and what they stand on. */
import { at, element, num, path, rect } from './svg.ts';
import { darker, house } from './tones.ts';

/** The house's uneven spot of turmeric. */
export function haldiDot(x: number, y: number, radius: number, colour: string = house.turmeric) {
  const d =
    'M-0.96 0.06C-1 -0.46 -0.56 -0.98 0.04 -0.98C0.62 -1 1.02 -0.5 0.98 0.04C0.98 0.6 0.5 0.98 -0.06 1C-0.6 1 -0.94 0.6 -0.96 0.06Z';
  return at(x, y, 1, element('g', { transform: `scale(${num(radius)})` }, path(d, colour)));
}

/** The shelf's edge as the house draws it: leaf, board, a dark line. */
export function shelfEdge(x: number, y: number, width: number, thick: number): string {
  return (
    rect(x, y, width, thick * 0.2, house.leaf9) +
    rect(x, y + thick * 0.2, width, thick * 0.7, house.shelf) +
    rect(x, y + thick * 0.9, width, thick * 0.1, darker(house.shelfLine, 0.1))
  );
}
