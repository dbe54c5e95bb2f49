import { path, rect, stroke } from '../svg.ts';
import { mixed } from '../tones.ts';
import { readable } from './ink.ts';
import { nameBlock } from './name-block.ts';
import { circle, placed, times } from './ornament.ts';
import { roundTop } from './round-top.ts';
import { middle, slice, unit } from './sheet.ts';
import type { Box, Hand, Sheet } from './sheet.ts';
import { vegMark } from './small-print.ts';
import { lineWithin } from './type.ts';

/** A block printer's table: stamps in rows, never quite level, and a scalloped card to write on. */
const paper = '#FFF6E6';
const coral = '#E2604A';
const brown = '#5B2018';

/** The wooden blocks, each 100 wide around (0, 0). */
const blocks: ((ink: string, ground: string) => string)[] = [
  (ink, ground) =>
    times(8, (index) =>
      placed(0, 0, path('M0 -12C-14 -22 -12 -42 0 -46C12 -42 14 -22 0 -12Z', ink), index * 45),
    ) +
    circle(0, 0, 9, ink) +
    circle(0, 0, 4, ground),
  (ink, ground) =>
    path(
      'M-6 44C-40 36 -44 -10 -12 -26C8 -36 30 -40 34 -22C36 -10 24 -6 20 -14C34 10 28 46 -6 44Z',
      ink,
    ) +
    path('M-4 32C-24 26 -26 0 -8 -10C8 -16 22 6 8 24C4 30 0 32 -4 32Z', ground) +
    circle(-4, 12, 7, ink),
  (ink) =>
    path('M0 -42L14 -14L42 0L14 14L0 42L-14 14L-42 0L-14 -14Z', ink) +
    times(4, (index) => placed(0, 0, circle(30, 30, 6, ink), index * 90)),
  (ink, ground) =>
    path(
      'M-40 14C-40 -10 -24 -22 0 -22C10 -34 32 -34 38 -18C44 -4 42 16 36 26L30 22C34 10 32 2 26 0C26 12 24 20 22 36H10V20H-14V36H-28V22C-36 22 -40 20 -40 14Z',
      ink,
    ) +
    circle(26, -12, 3, ground) +
    path('M-24 -16H2V2H-24Z', ground),
];

function stamps(width: number, height: number, size: number, ink: string, ground: string): string {
  const columns = Math.ceil(width / size);
  const rows = Math.ceil(height / size);
  return times(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const draw = blocks[(column + row * 2) % blocks.length];
    const wobble = ((index * 37) % 7) - 3;
    return placed(
      (column + 0.5) * size,
      (row + 0.5) * size,
      draw?.(ink, ground) ?? '',
      wobble,
      (size / 100) * 0.82,
    );
  });
}

/** A card whose edge is cut in scallops. */
function card(box: Box, scallop: number): string {
  const across = Math.max(4, Math.round(box.width / scallop));
  const down = Math.max(4, Math.round(box.height / scallop));
  const [dx, dy] = [box.width / across, box.height / down];
  const edge = (length: number, x: number, y: number) =>
    Array.from(
      { length },
      () => `a${Math.hypot(x, y) / 2} ${Math.hypot(x, y) / 2} 0 0 1 ${x} ${y}`,
    ).join('');
  return path(
    `M${box.x} ${box.y}${edge(across, dx, 0)}${edge(down, 0, dy)}${edge(across, -dx, 0)}${edge(down, 0, -dy)}Z`,
    paper,
  );
}

function cloth({ tint }: Sheet): string {
  return mixed(coral, tint, 0.85);
}

/** A shop the size of a table: an awning on two poles. */
function mark(x: number, y: number, size: number, colour: string): string {
  const scallops = times(4, (index) =>
    path(
      `M${-44 + index * 22} -14h22a11 11 0 0 1 -22 0Z`,
      index % 2 ? colour : mixed(colour, paper, 0.45),
    ),
  );
  return placed(
    x,
    y,
    path('M-44 -14L-34 -44H34L44 -14Z', colour) +
      scallops +
      stroke('M-38 -4V44M38 -4V44M-38 22H38', colour, 6) +
      circle(-16, 12, 8, colour) +
      circle(2, 10, 10, colour) +
      circle(20, 12, 8, colour),
    0,
    size / 100,
  );
}

function field(sheet: Sheet, box: Box): string {
  const { width, height } = sheet;
  const ground = cloth(sheet);
  const size = Math.min(box.width, box.height) / 5.5;
  const edge = Math.min(box.width, box.height) * 0.12;
  return (
    rect(0, 0, width, height, ground) +
    stamps(width, height, size, mixed(ground, paper, 0.72), ground) +
    card(
      {
        x: box.x + edge,
        y: box.y + edge,
        width: box.width - edge * 2,
        height: box.height - edge * 2,
      },
      edge * 0.9,
    )
  );
}

function front(sheet: Sheet, box: Box): string {
  const { words } = sheet;
  const u = unit(box);
  const x = middle(box);
  const at = (share: number) => box.y + box.height * share;
  const ink = readable(cloth(sheet), paper, 4.5);
  const low = box.height < box.width * 0.6;
  return (
    (low ? '' : mark(x, at(0.22), Math.min(u * 14, box.height * 0.12), ink)) +
    lineWithin('chhoti haat', x, at(low ? 0.3 : 0.36), box.width * 0.6, {
      face: 'haat-name',
      size: Math.min(u * 7.6, box.height * (low ? 0.1 : 0.07)),
      fill: readable(coral, paper, 3.4),
    }) +
    nameBlock(words.name, slice(box, low ? 0.34 : 0.4, 0.7, low ? 0.09 : 0.14), {
      face: 'haat-name',
      fill: ink,
      leading: 1.06,
      most: 0.52,
    }) +
    lineWithin(
      [words.local, words.quantity].filter(Boolean).join(' · '),
      x,
      at(0.8),
      box.width * 0.62,
      {
        face: words.local ? 'local-sans' : 'haat-text',
        size: Math.min(u * 7, box.height * 0.08),
        fill: brown,
      },
    ) +
    vegMark(box.x + box.width * 0.84, at(low ? 0.26 : 0.21), u * 6, words.isVeg)
  );
}

function lid(sheet: Sheet): string {
  const { width, height } = sheet;
  const ground = cloth(sheet);
  return (
    rect(0, 0, width, height, ground) +
    stamps(width, height, width / 8, mixed(ground, paper, 0.72), ground) +
    circle(width / 2, height / 2, width * 0.4, paper) +
    mark(width / 2, height * 0.22, width * 0.13, readable(ground, paper, 4.5)) +
    roundTop(sheet, {
      brandFace: 'haat-name',
      nameFace: 'haat-name',
      brand: 'chhoti haat',
      ink: brown,
    })
  );
}

/** Printed cloth or paper without words. */
export function printed(sheet: Sheet): string {
  const ground = cloth(sheet);
  return (
    rect(0, 0, sheet.width, sheet.height, ground) +
    stamps(sheet.width, sheet.height, sheet.width / 9, mixed(ground, paper, 0.78), ground)
  );
}

export const chhotiHaat: Hand = {
  field,
  front,
  print: () => ({ face: 'haat-text', ink: brown, plate: paper }),
  lid,
};
