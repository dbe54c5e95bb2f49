import { nameBlock } from '../labels/name-block.ts';
import { line, lineWithin } from '../labels/type.ts';
import { plant } from '../label.ts';
import { element, ellipse, path, rect, stroke } from '../svg.ts';
import { darker, house, lighter } from '../tones.ts';
import { drawMotif } from './draw-motif.ts';
import { centre as c } from './seal.ts';
import type { Seal } from './seal.ts';

export function licence(paper: Extract<Seal, { kind: 'licence' }>): string {
  const said = { face: 'mitti-text', size: 12.5, fill: house.ink, anchor: 'start' } as const;
  return (
    element(
      'g',
      { transform: 'rotate(2 200 200)' },
      rect(70, 22, 268, 360, darker(house.paper2, 0.1)),
    ) +
    rect(64, 18, 272, 362, house.paper0) +
    element('rect', {
      x: 76,
      y: 30,
      width: 248,
      height: 338,
      fill: 'none',
      stroke: house.leaf7,
      'stroke-width': 2.4,
    }) +
    element('rect', {
      x: 82,
      y: 36,
      width: 236,
      height: 326,
      fill: 'none',
      stroke: house.leaf7,
      'stroke-width': 1.2,
    }) +
    drawMotif(paper.motif, c, 82, 66, 3) +
    nameBlock(
      paper.title,
      { x: 98, y: 116, width: 204, height: 54 },
      {
        face: 'mitti-name',
        fill: house.leaf9,
        leading: 0.96,
        most: 0.5,
      },
    ) +
    line('is given to SOSE, Packing House,', 98, 190, said) +
    line('Naroda, under the number', 98, 208, said) +
    rect(98, 224, 204, 34, house.paper2) +
    lineWithin(paper.number, c, 248, 190, {
      face: 'aranya-text',
      size: 22,
      fill: house.ink,
      spacing: 0.08,
    }) +
    line('Valid for five years.', 98, 284, said) +
    stroke(
      'M104 326C112 302 118 338 128 318C134 306 140 332 152 320C164 310 178 326 196 316',
      house.ink,
      2.6,
    ) +
    path(
      'M238 306L226 352L246 342L258 358L264 318ZM292 306L304 352L284 342L272 358L266 318Z',
      house.clay,
    ) +
    ellipse(265, 292, 42, 42, house.clay) +
    ellipse(265, 292, 34, 34, lighter(house.clay, 0.12)) +
    plant(paper.plant, 265, 292, 46, { line: 2, colour: house.paper1, within: 46 })
  );
}
