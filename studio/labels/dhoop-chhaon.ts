import { path, rect, stroke } from '../svg.ts';
import { mixed } from '../tones.ts';
import { nameBlock } from './name-block.ts';
import { circle, frame, placed, times } from './ornament.ts';
import { roundTop } from './round-top.ts';
import { middle, unit } from './sheet.ts';
import type { Box, Hand, Sheet } from './sheet.ts';
import { vegMark } from './small-print.ts';
import { lineWithin } from './type.ts';

/** A picture palace in Mysuru at night: stepped frames, a fan of light, one thread of smoke. */
const gold = '#E0BC68';
const moon = '#FBF1D6';

function night({ tint }: Sheet): string {
  return mixed('#2A1848', mixed(tint, '#140A24', 0.5), 0.4);
}

/** Half a sun of rays that opens upward from (0, 0). */
function fan(r: number, colour: string): string {
  return times(17, (index) => {
    const from = ((index - 8.5) * 10.4 * Math.PI) / 180;
    const to = ((index - 8.5 + 0.5) * 10.4 * Math.PI) / 180;
    const inner = r * 0.22;
    return path(
      `M${Math.sin(from) * inner} ${-Math.cos(from) * inner}L${Math.sin(from) * r} ${-Math.cos(from) * r}L${Math.sin(to) * r} ${-Math.cos(to) * r}L${Math.sin(to) * inner} ${-Math.cos(to) * inner}Z`,
      colour,
    );
  });
}

/** Smoke, 100 high, rising from (0, 0). */
function smoke(colour: string, width: number): string {
  const thread = 'M0 0C-14 -14 16 -24 4 -40C-8 -54 -20 -60 -6 -74C4 -84 18 -86 10 -100';
  return stroke(thread, colour, width) + placed(3, 0, stroke(thread, colour, width * 0.5), 4, 0.94);
}

/** The sun half behind the moon: light and shade, as the house is called. */
function mark(x: number, y: number, size: number): string {
  return (
    circle(x, y, size * 0.5, gold) +
    times(3, (index) =>
      stroke(
        `M${x - size * 0.5} ${y + size * (0.1 + index * 0.13)}H${x + size * 0.5}`,
        '#2A1848',
        size * (0.03 + index * 0.015),
      ),
    )
  );
}

function stepped(box: Box, inset: number, step: number): string {
  const [x, y] = [box.x + inset, box.y + inset];
  const [r, b] = [box.x + box.width - inset, box.y + box.height - inset];
  const s = step;
  return `M${x + 2 * s} ${y}H${r - 2 * s}V${y + s}H${r - s}V${y + 2 * s}H${r}V${b - 2 * s}H${r - s}V${b - s}H${r - 2 * s}V${b}H${x + 2 * s}V${b - s}H${x + s}V${b - 2 * s}H${x}V${y + 2 * s}H${x + s}V${y + s}H${x + 2 * s}Z`;
}

function field(sheet: Sheet, box: Box): string {
  const { width, height } = sheet;
  const ground = night(sheet);
  const u = unit(box);
  const faint = mixed(ground, gold, 0.16);
  return (
    rect(0, 0, width, height, ground) +
    placed(
      middle(box),
      box.y + box.height * 0.8,
      fan(Math.hypot(box.width, box.height) * 0.62, faint),
    ) +
    placed(
      middle(box),
      box.y + box.height * 0.695,
      smoke(mixed(ground, gold, 0.24), 1.1),
      0,
      (box.height * 0.48) / 100,
    ) +
    (box.width < width * 0.7
      ? rect(0, 0, width, height * 0.03, gold) + rect(0, height * 0.97, width, height * 0.03, gold)
      : stroke(stepped(box, u * 3, u * 3.4), gold, u * 1.1) +
        stroke(stepped(box, u * 5.4, u * 3.4), gold, u * 0.4))
  );
}

function front(sheet: Sheet, box: Box): string {
  const { words, tint } = sheet;
  const u = unit(box);
  const x = middle(box);
  const at = (share: number) => box.y + box.height * share;
  const ground = night(sheet);
  const plate = {
    x: box.x + box.width * 0.09,
    y: at(0.3),
    width: box.width * 0.82,
    height: box.height * 0.38,
  };
  return (
    mark(x, at(0.125), Math.min(u * 12, box.height * 0.09)) +
    lineWithin('DHOOP CHHAON', x, at(0.25), box.width * 0.78, {
      face: 'dhoop-mark',
      size: Math.min(u * 11, box.height * 0.09),
      fill: gold,
    }) +
    rect(plate.x, plate.y, plate.width, plate.height, ground) +
    frame(plate.x, plate.y, plate.width, plate.height, { colour: gold, line: u * 0.7 }) +
    nameBlock(
      words.name,
      {
        x: plate.x + plate.width * 0.05,
        y: plate.y + plate.height * 0.05,
        width: plate.width * 0.9,
        height: plate.height * 0.9,
      },
      { face: 'dhoop-name', fill: moon, leading: 1.02, most: 0.46 },
    ) +
    lineWithin(words.local || words.tagline, x, at(0.755), box.width * 0.76, {
      face: words.local ? 'local-sans' : 'dhoop-name',
      size: Math.min(u * 10, box.height * 0.07),
      fill: mixed(tint, moon, 0.45),
    }) +
    lineWithin(words.quantity, x, at(0.875), box.width * 0.6, {
      face: 'dhoop-name',
      size: Math.min(u * 13, box.height * 0.09),
      fill: gold,
    }) +
    vegMark(box.x + box.width * 0.86, at(0.86), u * 7, words.isVeg)
  );
}

function lid(sheet: Sheet): string {
  const { width, height } = sheet;
  const ground = night(sheet);
  return (
    rect(0, 0, width, height, ground) +
    placed(width / 2, height * 0.9, fan(width * 0.8, mixed(ground, gold, 0.16))) +
    `<circle cx="${width / 2}" cy="${height / 2}" r="${width * 0.455}" fill="none" stroke="${gold}" stroke-width="${width * 0.014}"/>` +
    mark(width / 2, height * 0.2, width * 0.13) +
    roundTop(sheet, {
      brandFace: 'dhoop-mark',
      nameFace: 'dhoop-name',
      brand: 'DHOOP CHHAON',
      ink: gold,
    })
  );
}

export const dhoopChhaon: Hand = {
  field,
  front,
  print: () => ({ face: 'dhoop-name', ink: moon }),
  lid,
};
