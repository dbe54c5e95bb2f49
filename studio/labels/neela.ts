import { path, rect, stroke } from '../svg.ts';
import { mixed } from '../tones.ts';
import { readable } from './ink.ts';
import { nameBlock } from './name-block.ts';
import { circle, placed, ringLine, times } from './ornament.ts';
import { roundTop } from './round-top.ts';
import { middle, slice, unit } from './sheet.ts';
import type { Box, Hand, Sheet } from './sheet.ts';
import { vegMark } from './small-print.ts';
import { lineWithin } from './type.ts';

/** A town of blue shutters by the sea: cement tiles above, waves below, air between. */
const air = '#F6F8F6';
const indigo = '#22407F';

/** One cement tile of a floor, 100 wide around (0, 0). */
function tile(blue: string, accent: string): string {
  const petals = times(4, (index) =>
    placed(0, 0, path('M0 -6C-26 -18 -26 -44 0 -48C26 -44 26 -18 0 -6Z', blue), index * 90),
  );
  const corners = times(4, (index) =>
    placed(0, 0, path('M-50 -50H-26A24 24 0 0 1 -50 -26Z', accent), index * 90),
  );
  return (
    rect(-50, -50, 100, 100, '#FFFFFF') +
    corners +
    petals +
    circle(0, 0, 9, accent) +
    `<rect x="-50" y="-50" width="100" height="100" fill="none" stroke="${blue}" stroke-width="2.5"/>`
  );
}

function tiles(width: number, y: number, size: number, accent: string): string {
  const count = Math.max(3, Math.round(width / size));
  const step = width / count;
  return times(count, (index) =>
    placed((index + 0.5) * step, y + step / 2, tile(indigo, accent), 0, step / 100),
  );
}

/** Rows of arcs that overlap like scales. */
function waves(width: number, top: number, height: number): string {
  const r = height * 0.36;
  const rows = 4;
  return times(rows, (row) =>
    times(Math.ceil(width / (r * 2)) + 2, (index) => {
      const x = (index - 0.5 + (row % 2 ? 0.5 : 0)) * r * 2;
      const y = top + r + row * r * 0.72;
      return (
        circle(x, y, r, mixed(indigo, air, 0.12 * (rows - row - 1))) +
        ringLine(x, y, r * 0.72, air, r * 0.07) +
        ringLine(x, y, r * 0.44, air, r * 0.07)
      );
    }),
  );
}

function field({ width, height, tint }: Sheet, box: Box): string {
  const tileSize = Math.min(box.width / 5, box.height * 0.13);
  const seaTop = box.y + box.height * 0.76;
  return (
    rect(0, 0, width, height, air) +
    tiles(width, box.y > 1 ? box.y - tileSize * 0.5 : 0, tileSize, readable(tint, '#FFFFFF', 2)) +
    `<svg x="0" y="${seaTop}" width="${width}" height="${height - seaTop}">${waves(width, 0, box.height * 0.24)}${rect(0, box.height * 0.24, width, height, indigo)}</svg>`
  );
}

/** A sun that half stands in the water. */
function mark(x: number, y: number, size: number, colour: string): string {
  return (
    path(
      `M${x - size * 0.3} ${y}A${size * 0.3} ${size * 0.3} 0 0 1 ${x + size * 0.3} ${y}Z`,
      colour,
    ) +
    stroke(
      `M${x - size * 0.5} ${y + size * 0.12}q${size * 0.125} ${-size * 0.12} ${size * 0.25} 0t${size * 0.25} 0t${size * 0.25} 0t${size * 0.25} 0`,
      colour,
      size * 0.06,
    )
  );
}

function front(sheet: Sheet, box: Box): string {
  const { words, tint } = sheet;
  const u = unit(box);
  const x = middle(box);
  const at = (share: number) => box.y + box.height * share;
  return (
    lineWithin('neela', x, at(0.285), box.width * 0.6, {
      face: 'neela-mark',
      size: Math.min(u * 14, box.height * 0.12),
      fill: indigo,
      spacing: 0.1,
    }) +
    mark(x, at(0.185), Math.min(u * 11, box.height * 0.075), readable(tint, air, 2)) +
    nameBlock(words.name, slice(box, 0.31, 0.61, 0.06), {
      face: 'neela-name',
      fill: indigo,
      leading: 0.94,
      most: 0.58,
    }) +
    lineWithin(words.local || words.tagline, x, at(0.7), box.width * 0.8, {
      face: words.local ? 'local-sans' : 'neela-name',
      size: Math.min(u * 6.4, box.height * 0.065),
      fill: readable(tint, air),
    }) +
    plaque(box, words.quantity) +
    vegMark(box.x + box.width * 0.9, at(0.7) - u * 1.5, u * 6.5, words.isVeg)
  );
}

/** The quantity on an enamel plate, as streets are named there. */
function plaque(box: Box, text: string): string {
  const x = middle(box);
  const width = box.width * 0.46;
  const height = Math.min(box.height * 0.105, box.width * 0.16);
  const y = box.y + box.height * 0.845;
  return (
    `<rect x="${x - width / 2}" y="${y}" width="${width}" height="${height}" rx="${height * 0.16}" fill="#FFFFFF" stroke="${indigo}" stroke-width="${height * 0.08}"/>` +
    lineWithin(text, x, y + height * 0.74, width * 0.86, {
      face: 'neela-name',
      size: height * 0.74,
      fill: indigo,
    })
  );
}

function lid(sheet: Sheet): string {
  const { width, height } = sheet;
  return (
    rect(0, 0, width, height, indigo) +
    circle(width / 2, height / 2, width * 0.4, air) +
    times(24, (index) =>
      placed(
        width / 2,
        height / 2,
        path(
          `M${-width * 0.03} ${-width * 0.41}a${width * 0.03} ${width * 0.03} 0 0 1 ${width * 0.06} 0Z`,
          air,
        ),
        index * 15,
      ),
    ) +
    mark(width / 2, height * 0.25, width * 0.16, indigo) +
    roundTop(sheet, {
      brandFace: 'neela-mark',
      nameFace: 'neela-name',
      brand: 'neela',
      ink: indigo,
    })
  );
}

export const neela: Hand = {
  field,
  front,
  print: () => ({ face: 'neela-name', ink: indigo }),
  lid,
};
