import { path, rect, stroke } from '../svg.ts';
import { readable } from './ink.ts';
import { nameBlock } from './name-block.ts';
import { circle, frame, placed, times } from './ornament.ts';
import { roundTop } from './round-top.ts';
import { middle, slice, unit } from './sheet.ts';
import type { Box, Hand, Sheet } from './sheet.ts';
import { vegMark } from './small-print.ts';
import { lineWithin } from './type.ts';

/** A pharmacy's letterpress label in two inks: frames within frames, every corner filled. */
const paper = '#F4E8CB';
const black = '#221A13';

function second({ tint }: Sheet): string {
  return readable(tint, paper, 5.5);
}

/** Mortar and pestle. */
function mark(x: number, y: number, size: number, colour: string): string {
  const bowl = 'M-44 -14H44C44 18 28 30 18 34L22 44H-22L-18 34C-28 30 -44 18 -44 -14Z';
  return placed(
    x,
    y,
    stroke('M6 -18L40 -58', colour, 11) + path(bowl, colour) + stroke('M-52 -14H52', colour, 7),
    0,
    size / 110,
  );
}

function corner(x: number, y: number, size: number, turn: number, colour: string): string {
  const curl =
    'M0 0C34 2 60 10 62 32C63 46 46 50 44 38M0 0C2 34 10 60 32 62C46 63 50 46 38 44M8 8L34 34';
  return placed(x, y, stroke(curl, colour, 6) + circle(38, 38, 7, colour), turn, size / 70);
}

function ruled(box: Box, colour: string, ink: string): string {
  const u = unit(box);
  const ring = (inset: number, line: number, tone: string) =>
    frame(box.x + inset, box.y + inset, box.width - inset * 2, box.height - inset * 2, {
      colour: tone,
      line,
    });
  const size = u * 9;
  const edge = u * 5.6;
  const [left, right] = [box.x + edge, box.x + box.width - edge];
  const [top, bottom] = [box.y + edge, box.y + box.height - edge];
  return (
    ring(u * 1.6, u * 1.3, ink) +
    ring(u * 3.4, u * 0.5, ink) +
    ring(u * 4.6, u * 0.5, colour) +
    corner(left, top, size, 0, colour) +
    corner(right, top, size, 90, colour) +
    corner(right, bottom, size, 180, colour) +
    corner(left, bottom, size, 270, colour)
  );
}

function field(sheet: Sheet, box: Box): string {
  const { width, height } = sheet;
  const colour = second(sheet);
  const edge = height * 0.022;
  const dots = times(Math.round(width / (edge * 2.6)), (index) =>
    circle((index + 0.5) * edge * 2.6, edge, edge * 0.5, colour),
  );
  return (
    rect(0, 0, width, height, paper) +
    (box.width < width * 0.7 ? dots + placed(0, height - edge * 2, dots) : '') +
    ruled(box, colour, black)
  );
}

function banner(box: Box, y: number, height: number, colour: string, text: string): string {
  const x = middle(box);
  const half = box.width * 0.37;
  const notch = height * 0.4;
  const shape = `M${x - half} ${y}H${x + half}L${x + half - notch} ${y + height / 2}L${x + half} ${y + height}H${x - half}L${x - half + notch} ${y + height / 2}Z`;
  return (
    path(shape, colour) +
    lineWithin(text, x, y + height * 0.74, half * 1.55, {
      face: 'vaidya-name',
      size: height * 0.74,
      fill: paper,
      spacing: 0.06,
    })
  );
}

function front(sheet: Sheet, box: Box): string {
  const { words } = sheet;
  const u = unit(box);
  const x = middle(box);
  const colour = second(sheet);
  const at = (share: number) => box.y + box.height * share;
  const rule = (share: number) =>
    stroke(
      `M${box.x + box.width * 0.12} ${at(share)}H${box.x + box.width * 0.88}`,
      black,
      u * 0.5,
    ) +
    stroke(
      `M${box.x + box.width * 0.12} ${at(share) + u * 1.1}H${box.x + box.width * 0.88}`,
      black,
      u * 0.9,
    );
  const small = sheet.pack === 'dropper';
  return (
    (small ? '' : mark(x, at(0.1), Math.min(u * 11, box.height * 0.085), colour)) +
    lineWithin('VAIDYA GHAR', x, at(small ? 0.17 : 0.21), box.width * 0.72, {
      face: 'vaidya-name',
      size: Math.min(u * 10, box.height * 0.075),
      fill: black,
      spacing: 0.08,
    }) +
    (small
      ? ''
      : lineWithin('AUSHADHALAYA · NADIAD', x, at(0.255), box.width * 0.66, {
          face: 'vaidya-text',
          size: Math.min(u * 4.2, box.height * 0.034),
          fill: black,
          spacing: 0.14,
        })) +
    rule(small ? 0.205 : 0.275) +
    nameBlock(words.name, slice(box, small ? 0.225 : 0.295, 0.665, 0.085), {
      face: 'vaidya-name',
      fill: colour,
      leading: 0.88,
      most: 0.6,
    }) +
    rule(0.685) +
    lineWithin(words.local || words.tagline, x, at(0.765), box.width * 0.74, {
      face: words.local ? 'vaidya-local' : 'vaidya-name',
      size: Math.min(u * (words.local ? 9 : 6), box.height * 0.075),
      fill: black,
    }) +
    banner(box, at(0.797), box.height * 0.085, colour, words.quantity) +
    vegMark(x, at(0.918), Math.min(u * 6.4, box.height * 0.05), words.isVeg)
  );
}

function lid(sheet: Sheet): string {
  const { width, height } = sheet;
  const colour = second(sheet);
  return (
    rect(0, 0, width, height, paper) +
    times(40, (index) => {
      const angle = (index * Math.PI) / 20;
      return circle(
        width / 2 + Math.cos(angle) * width * 0.45,
        height / 2 + Math.sin(angle) * width * 0.45,
        width * 0.011,
        colour,
      );
    }) +
    circle(width / 2, height / 2, width * 0.42, black) +
    circle(width / 2, height / 2, width * 0.412, paper) +
    mark(width / 2, height * 0.21, width * 0.12, colour) +
    roundTop(sheet, {
      brandFace: 'vaidya-name',
      nameFace: 'vaidya-name',
      brand: 'VAIDYA GHAR',
      ink: colour,
      spacing: 0.06,
    })
  );
}

export const vaidyaGhar: Hand = {
  field,
  front,
  print: () => ({ face: 'vaidya-name', ink: black }),
  lid,
};
