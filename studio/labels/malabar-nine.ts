import { path, rect, stroke } from '../svg.ts';
import { mixed } from '../tones.ts';
import { nameBlock } from './name-block.ts';
import { circle, frame, placed, ringLine, times } from './ornament.ts';
import { roundTop } from './round-top.ts';
import { middle, slice, unit } from './sheet.ts';
import type { Box, Hand, Sheet } from './sheet.ts';
import { vegMark } from './small-print.ts';
import { line, lineWithin } from './type.ts';

/** A spice merchant's sea chart: gold on deep green, the coast, the route, and a nine as tall as the label. */
const gold = '#DDB865';
const cream = '#FBF0D2';

function green({ tint }: Sheet): string {
  return mixed('#0C3B2D', mixed(tint, '#0A1512', 0.42), 0.24);
}

/** Meridians, a coast and the ships' road along it; drawn for a height of 100. */
function chart(height: number, colour: string): string {
  const s = height / 100;
  const coast = 'M0 -60C8 -50 -6 -42 4 -32C12 -24 2 -14 10 -4C18 6 12 16 22 26C30 34 26 44 38 56';
  const road = 'M-40 -60C-30 -30 -36 -10 -22 6S-8 40 8 62';
  const ports = [
    [4, -32],
    [10, -4],
    [22, 26],
  ] as const;
  return (
    `<g transform="scale(${s})">` +
    stroke(coast, colour, 1.3) +
    times(
      3,
      (index) =>
        `<g transform="translate(${4 + index * 3.4} 0)" opacity="${0.6 - index * 0.18}">${stroke(coast, colour, 0.8)}</g>`,
    ) +
    `<path d="${road}" fill="none" stroke="${colour}" stroke-width="1" stroke-dasharray="3 3"/>` +
    ports.map(([x, y]) => circle(x, y, 2, colour)).join('') +
    '</g>'
  );
}

function compass(x: number, y: number, r: number, colour: string): string {
  const points = times(8, (index) => {
    const long = index % 2 === 0 ? 1 : 0.62;
    return placed(
      0,
      0,
      path(`M0 ${-r * long}L${r * 0.13} ${-r * 0.16}L0 0L${-r * 0.13} ${-r * 0.16}Z`, colour),
      index * 45,
    );
  });
  return placed(
    x,
    y,
    ringLine(0, 0, r * 0.74, colour, r * 0.035) +
      ringLine(0, 0, r * 0.66, colour, r * 0.02) +
      points,
  );
}

function field(sheet: Sheet, box: Box): string {
  const { width, height, tint } = sheet;
  const ground = green(sheet);
  const faint = mixed(ground, gold, 0.3);
  const u = unit(box);
  const lines = times(Math.ceil(width / (height * 0.2)), (index) =>
    stroke(`M${index * height * 0.2} 0V${height}`, mixed(ground, gold, 0.1), 2),
  );
  const parallels = times(5, (index) =>
    stroke(`M0 ${height * (index + 0.5) * 0.2}H${width}`, mixed(ground, gold, 0.1), 2),
  );
  return (
    rect(0, 0, width, height, ground) +
    lines +
    parallels +
    line('9', box.x + box.width * 0.5, box.y + box.height * 0.84, {
      face: 'malabar-name',
      size: Math.min(box.height * 1.12, box.width * 1.5),
      fill: mixed(ground, gold, 0.17),
    }) +
    placed(box.x + box.width * 0.07, box.y + box.height * 0.5, chart(box.height * 0.75, faint)) +
    compass(box.x + box.width * 0.88, box.y + box.height * 0.155, u * 9, faint) +
    rect(0, 0, width, height * 0.018, gold) +
    rect(0, height * 0.982, width, height * 0.018, gold) +
    rect(0, height * 0.018, width, height * 0.022, tint) +
    rect(0, height * 0.96, width, height * 0.022, tint) +
    rect(0, height * 0.04, width, height * 0.005, gold) +
    rect(0, height * 0.955, width, height * 0.005, gold)
  );
}

function mark(x: number, y: number, size: number, ground: string): string {
  return (
    circle(x, y, size * 0.5, gold) +
    ringLine(x, y, size * 0.43, ground, size * 0.025) +
    line('9', x, y + size * 0.25, { face: 'malabar-name', size: size * 0.72, fill: ground })
  );
}

function front(sheet: Sheet, box: Box): string {
  const { words, tint } = sheet;
  const u = unit(box);
  const x = middle(box);
  const at = (share: number) => box.y + box.height * share;
  const pale = mixed(tint, cream, 0.8);
  return (
    mark(x, at(0.115), Math.min(u * 14, box.height * 0.125), green(sheet)) +
    lineWithin('MALABAR NINE', x, at(0.245), box.width * 0.82, {
      face: 'malabar-text',
      size: Math.min(u * 8.4, box.height * 0.075),
      fill: gold,
      spacing: 0.16,
    }) +
    nameBlock(words.name, slice(box, 0.287, 0.69, 0.04), {
      face: 'malabar-name',
      fill: cream,
      leading: 0.94,
      most: 0.5,
    }) +
    stroke(`M${x - box.width * 0.2} ${at(0.71)}H${x + box.width * 0.2}`, gold, u * 0.7) +
    lineWithin(words.local || words.tagline, x, at(0.79), box.width * 0.84, {
      face: words.local ? 'local-serif' : 'malabar-text',
      size: Math.min(u * 9, box.height * 0.075),
      fill: pale,
    }) +
    quantity(box, words.quantity, green(sheet)) +
    vegMark(box.x + box.width * 0.91, at(0.885), Math.min(u * 7.5, box.height * 0.06), words.isVeg)
  );
}

function quantity(box: Box, text: string, ground: string): string {
  const x = middle(box);
  const [width, height] = [box.width * 0.5, Math.min(box.height * 0.105, box.width * 0.18)];
  const y = box.y + box.height * 0.835;
  return (
    rect(x - width / 2, y, width, height, gold) +
    frame(x - width / 2 + height * 0.1, y + height * 0.1, width - height * 0.2, height * 0.8, {
      colour: ground,
      line: height * 0.03,
    }) +
    lineWithin(text, x, y + height * 0.72, width * 0.82, {
      face: 'malabar-name',
      size: height * 0.64,
      fill: ground,
    })
  );
}

function lid(sheet: Sheet): string {
  const { width, height } = sheet;
  const ground = green(sheet);
  return (
    rect(0, 0, width, height, ground) +
    ringLine(width / 2, height / 2, width * 0.46, gold, width * 0.012) +
    ringLine(width / 2, height / 2, width * 0.44, gold, width * 0.004) +
    mark(width / 2, height * 0.2, width * 0.16, ground) +
    roundTop(sheet, {
      brandFace: 'malabar-text',
      nameFace: 'malabar-name',
      brand: 'MALABAR NINE',
      ink: gold,
      spacing: 0.14,
    })
  );
}

export const malabarNine: Hand = {
  field,
  front,
  print: () => ({ face: 'malabar-text', ink: cream }),
  lid,
};
