import { path, rect, stroke } from '../svg.ts';
import { readable } from './ink.ts';
import { nameBlock } from './name-block.ts';
import { circle, frame, placed, ringLine, times } from './ornament.ts';
import { roundTop } from './round-top.ts';
import { middle, slice, unit } from './sheet.ts';
import type { Box, Hand, Sheet } from './sheet.ts';
import { vegMark } from './small-print.ts';
import { lineWithin } from './type.ts';

/** A Kutchi blouse: mirrors, dots and chain stitch around cream, and the long-eared Gir cow. */
const cream = '#FCF3DE';
const maroon = '#6E1B2A';

/** The head of a Gir cow from the front, 100 high around (0, 0). */
function cow(colour: string, ground: string): string {
  return (
    path('M-16 -30C-44 -30 -56 -46 -48 -62C-44 -50 -34 -44 -14 -42Z', colour) +
    path('M16 -30C44 -30 56 -46 48 -62C44 -50 34 -44 14 -42Z', colour) +
    path('M-22 -26C-48 -22 -62 2 -54 34C-42 28 -28 8 -20 -10Z', colour) +
    path('M22 -26C48 -22 62 2 54 34C42 28 28 8 20 -10Z', colour) +
    path(
      'M0 -48C18 -48 26 -36 25 -18C24 4 18 22 17 34C16 46 8 52 0 52C-8 52 -16 46 -17 34C-18 22 -24 4 -25 -18C-26 -36 -18 -48 0 -48Z',
      colour,
    ) +
    circle(-12, -6, 3.6, ground) +
    circle(12, -6, 3.6, ground) +
    path('M0 -36C5 -30 5 -22 0 -16C-5 -22 -5 -30 0 -36Z', ground) +
    circle(-6, 38, 2.6, ground) +
    circle(6, 38, 2.6, ground)
  );
}

/** One mirror with its ring of stitches. */
function mirror(x: number, y: number, r: number, thread: string, accent: string): string {
  return (
    circle(x, y, r * 0.46, '#E9EEF0') +
    ringLine(x, y, r * 0.52, thread, r * 0.16) +
    times(10, (index) => {
      const angle = (index * Math.PI) / 5;
      return circle(
        x + Math.cos(angle) * r * 0.82,
        y + Math.sin(angle) * r * 0.82,
        r * 0.13,
        accent,
      );
    })
  );
}

/** A row of mirrors between two lines of chain stitch. */
function border(width: number, y: number, height: number, accent: string): string {
  const count = Math.max(3, Math.round(width / (height * 1.15)));
  const step = width / count;
  const chain = (at: number) =>
    times(
      Math.round(width / (height * 0.17)),
      (index) =>
        `<ellipse cx="${(index + 0.5) * height * 0.17}" cy="${at}" rx="${height * 0.075}" ry="${height * 0.045}" fill="none" stroke="${cream}" stroke-width="${height * 0.022}"/>`,
    );
  return (
    rect(0, y, width, height, maroon) +
    chain(y + height * 0.08) +
    chain(y + height * 0.92) +
    times(count, (index) =>
      mirror((index + 0.5) * step, y + height / 2, height * 0.3, cream, accent),
    ) +
    times(count + 1, (index) => {
      const x = index * step;
      const m = y + height / 2;
      const d = height * 0.11;
      return path(`M${x} ${m - d * 1.7}L${x + d} ${m}L${x} ${m + d * 1.7}L${x - d} ${m}Z`, accent);
    })
  );
}

function field({ width, height, tint }: Sheet, box: Box): string {
  const size = Math.min(box.height * 0.13, box.width * 0.17);
  return (
    rect(0, 0, width, height, cream) +
    border(width, box.y > 1 ? box.y : 0, size, tint) +
    border(width, box.y + box.height - size, size, tint)
  );
}

function front(sheet: Sheet, box: Box): string {
  const { words, tint } = sheet;
  const u = unit(box);
  const x = middle(box);
  const at = (share: number) => box.y + box.height * share;
  const low = box.width > box.height * 1.35;
  const size = Math.min(u * 18, box.height * (low ? 0.13 : 0.16));
  const head = at(low ? 0.215 : 0.25);
  return (
    placed(box.x + box.width * 0.2, head, cow(maroon, cream), 0, size / 100) +
    lineWithin('Gaura', box.x + box.width * 0.33, head + size * 0.26, box.width * 0.58, {
      face: 'gaura-name',
      size: size * 1.02,
      fill: maroon,
      anchor: 'start',
    }) +
    nameBlock(words.name, slice(box, low ? 0.365 : 0.36, low ? 0.72 : 0.66, low ? 0.02 : 0.05), {
      face: 'gaura-name',
      fill: readable(tint, cream, 5),
      leading: 0.9,
      most: 0.82,
    }) +
    lineWithin(
      words.local || words.tagline,
      low ? x - box.width * 0.13 : x,
      at(low ? 0.825 : 0.735),
      box.width * (low ? 0.5 : 0.84),
      {
        face: words.local ? 'local-serif' : 'gaura-text',
        size: Math.min(u * (words.local ? 7.4 : 5.6), box.height * 0.065),
        fill: maroon,
      },
    ) +
    lineWithin(words.quantity, low ? x + box.width * 0.22 : x, at(0.835), box.width * 0.5, {
      face: 'gaura-text',
      size: Math.min(u * 8.6, box.height * 0.08),
      fill: maroon,
    }) +
    vegMark(box.x + box.width * 0.88, at(0.812), Math.min(u * 7.5, box.height * 0.065), words.isVeg)
  );
}

function lid(sheet: Sheet): string {
  const { width, height, tint } = sheet;
  const c = width / 2;
  return (
    rect(0, 0, width, height, maroon) +
    circle(c, c, width * 0.4, cream) +
    times(18, (index) => {
      const angle = (index * Math.PI) / 9;
      return mirror(
        c + Math.cos(angle) * width * 0.45,
        c + Math.sin(angle) * width * 0.45,
        width * 0.035,
        cream,
        tint,
      );
    }) +
    stroke(`M${width * 0.3} ${height * 0.7}H${width * 0.7}`, tint, width * 0.008) +
    placed(c, height * 0.215, cow(maroon, cream), 0, width / 720) +
    frame(0, 0, width, height, { colour: maroon, line: 2 }) +
    roundTop(sheet, {
      brandFace: 'gaura-name',
      nameFace: 'gaura-name',
      brand: 'Gaura',
      ink: maroon,
    })
  );
}

export const gaura: Hand = {
  field,
  front,
  print: () => ({ face: 'gaura-text', ink: maroon }),
  lid,
};
