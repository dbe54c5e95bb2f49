import { path, rect, stroke } from '../svg.ts';
import { mixed } from '../tones.ts';
import { readable } from './ink.ts';
import { nameBlock } from './name-block.ts';
import { circle, frame, placed, ringLine, times } from './ornament.ts';
import { roundTop } from './round-top.ts';
import { slice, unit } from './sheet.ts';
import type { Box, Hand, Sheet } from './sheet.ts';
import { vegMark } from './small-print.ts';
import { line, lineWithin } from './type.ts';

/** A bench in a clean laboratory: a grid, lower case, a sign for the thing that does the work. */
const white = '#F8FBF9';
const pine = '#16362E';

function mint({ tint }: Sheet): string {
  return mixed('#BDE4D3', tint, 0.28);
}

/** A drop with a second drop in it. */
function mark(x: number, y: number, size: number, colour: string): string {
  const drop = 'M0 -50C22 -20 34 -4 34 16A34 34 0 0 1 -34 16C-34 -4 -22 -20 0 -50Z';
  return placed(
    x,
    y,
    path(drop, colour) + placed(6, 12, path(drop, white), 0, 0.36),
    0,
    size / 100,
  );
}

/** The soapnut, the lime or the tamarind as a sign of circles: three rings of a structure. */
function structure(x: number, y: number, r: number, colour: string): string {
  const ring = (cx: number, cy: number) => {
    const corners = Array.from({ length: 6 }, (_, index) => {
      const angle = ((index * 60 - 90) * Math.PI) / 180;
      return `${index ? 'L' : 'M'}${cx + Math.cos(angle) * r} ${cy + Math.sin(angle) * r}`;
    });
    return (
      stroke(`${corners.join('')}Z`, colour, r * 0.1) + ringLine(cx, cy, r * 0.56, colour, r * 0.07)
    );
  };
  const w = r * Math.sqrt(3);
  return (
    ring(x, y) +
    ring(x + w, y) +
    ring(x + w / 2, y + r * 1.5) +
    stroke(`M${x - w / 2} ${y - r / 2}l${-w / 2} ${-r / 2}`, colour, r * 0.1) +
    circle(x - w, y - r, r * 0.16, colour)
  );
}

function field(sheet: Sheet, box: Box): string {
  const { width, height } = sheet;
  const split = box.y + box.height * 0.56;
  const hair = mixed(white, pine, 0.16);
  const step = box.width / 4;
  const offset = box.x % step;
  return (
    rect(0, 0, width, height, white) +
    rect(0, split, width, height - split, mint(sheet)) +
    times(Math.ceil(width / step) + 1, (index) =>
      stroke(`M${offset + index * step} 0V${split}`, hair, 2),
    ) +
    stroke(`M0 ${box.y + box.height * 0.16}H${width}`, hair, 2) +
    structure(
      box.x + box.width * 0.66,
      box.y + box.height * 0.71,
      unit(box) * 9,
      mixed(mint(sheet), pine, 0.35),
    )
  );
}

function front(sheet: Sheet, box: Box): string {
  const { words, tint } = sheet;
  const u = unit(box);
  const left = box.x + box.width * 0.06;
  const at = (share: number) => box.y + box.height * share;
  const ink = { fill: pine, anchor: 'start' } as const;
  return (
    mark(left + u * 4, at(0.085), u * 10, readable(tint, white, 3)) +
    line('saaf', left + u * 11, at(0.085) + u * 3.6, { ...ink, face: 'saaf-name', size: u * 12 }) +
    nameBlock(
      words.name.toLowerCase(),
      { ...slice(box, 0.19, 0.53), x: left, width: box.width * 0.88 },
      { ...ink, face: 'saaf-name', leading: 1.02, most: 0.5, hang: 0.1 },
    ) +
    lineWithin(words.local || words.tagline, left, at(0.64), box.width * 0.55, {
      ...ink,
      face: words.local ? 'local-sans' : 'saaf-text',
      size: u * 6.6,
    }) +
    lineWithin(words.tagline.toLowerCase(), left, at(0.7), box.width * 0.5, {
      ...ink,
      face: 'saaf-text',
      size: u * 4,
    }) +
    line(words.quantity, left, at(0.93), { ...ink, face: 'saaf-name', size: u * 10.5 }) +
    vegMark(box.x + box.width * 0.9, at(0.9), u * 7, words.isVeg)
  );
}

function lid(sheet: Sheet): string {
  const { width, height, tint } = sheet;
  return (
    rect(0, 0, width, height, mint(sheet)) +
    frame(0, 0, width, height, { colour: white, line: 2 }) +
    mark(width / 2, height * 0.2, width * 0.14, readable(tint, white, 3)) +
    roundTop(sheet, { brandFace: 'saaf-name', nameFace: 'saaf-name', brand: 'saaf', ink: pine })
  );
}

export const saaf: Hand = {
  field,
  front,
  print: () => ({ face: 'saaf-text', ink: pine }),
  lid,
};
