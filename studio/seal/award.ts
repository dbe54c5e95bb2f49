import { nameBlock } from '../labels/name-block.ts';
import { line } from '../labels/type.ts';
import { element, num, rect, stroke } from '../svg.ts';
import { darker, house, lighter } from '../tones.ts';
import { haldiDot } from '../wall.ts';
import { drawMotif } from './draw-motif.ts';
import { centre as c } from './seal.ts';
import type { Seal } from './seal.ts';

export function award({ mat, motif: name, title, year }: Extract<Seal, { kind: 'award' }>): string {
  const wood = house.wood;
  return (
    rect(22, 14, 356, 372, darker(wood, 0.18)) +
    rect(28, 20, 344, 360, wood) +
    rect(28, 20, 344, 7, lighter(wood, 0.3)) +
    rect(46, 38, 308, 324, darker(wood, 0.3)) +
    rect(50, 42, 300, 316, mat) +
    rect(74, 66, 252, 268, house.paper0) +
    element('rect', {
      x: 82,
      y: 74,
      width: 236,
      height: 252,
      fill: 'none',
      stroke: house.clayRule,
      'stroke-width': 2,
    }) +
    laurel(c, 160, 66) +
    drawMotif(name, c, 154, 68, 3) +
    haldiDot(c, 227, 6) +
    nameBlock(
      title,
      { x: 92, y: 240, width: 216, height: 52 },
      {
        face: 'mitti-name',
        fill: house.leaf9,
        leading: 0.96,
        most: 0.52,
      },
    ) +
    line(year, c, 314, { face: 'mitti-text', size: 20, fill: house.clay, spacing: 0.16 })
  );
}

/** Two twigs that rise from the foot of a circle. */
function laurel(x: number, y: number, radius: number): string {
  const twig = (side: 1 | -1) => {
    const spot = (t: number) =>
      `${num(x + side * radius * Math.sin(t))} ${num(y + radius * Math.cos(t))}`;
    const leaves = Array.from({ length: 8 }, (_, index) => {
      const t = 0.3 + index * 0.29;
      return [0.62, -0.5].map((away) => {
        const turn = (Math.atan2(-Math.sin(t), side * Math.cos(t)) + side * away) * (180 / Math.PI);
        return element(
          'g',
          { transform: `translate(${spot(t)}) rotate(${num(turn)})` },
          stroke('M0 0C5 -8 16 -9 24 0C16 8 5 7 0 0Z', house.leaf7, 2.2),
        );
      });
    });
    const r = num(radius);
    return (
      stroke(`M${spot(0.12)}A${r} ${r} 0 0 ${side > 0 ? 0 : 1} ${spot(2.4)}`, house.leaf7, 2.2) +
      leaves.flat().join('')
    );
  };
  return twig(-1) + twig(1);
}
