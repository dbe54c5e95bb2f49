import { path, rect, stroke } from '../svg.ts';
import { mixed } from '../tones.ts';
import { inkOn, readable } from './ink.ts';
import { nameBlock } from './name-block.ts';
import { circle, placed, times } from './ornament.ts';
import { roundTop } from './round-top.ts';
import { slice, unit } from './sheet.ts';
import type { Box, Hand, Sheet } from './sheet.ts';
import { vegMark } from './small-print.ts';
import { lineWithin } from './type.ts';

/** Morning in Almora: ridge behind ridge, a low sun, and a woven band at the foot. */
const night = '#22343F';
const snow = '#FBF6EA';

function sky({ tint }: Sheet): string {
  return mixed(tint, snow, 0.8);
}

/** A ridge across the width; the peaks come from a row of heights that repeats. */
function ridge(width: number, base: number, height: number, shift: number, bottom: number): string {
  const peaks = [0.2, 0.75, 0.35, 1, 0.5, 0.82, 0.3, 0.66];
  const step = height * 1.5;
  const points = Array.from({ length: Math.ceil(width / step) + 3 }, (_, index) => {
    const peak = peaks[(index + shift) % peaks.length] ?? 0.5;
    return `L${(index - 1 + (shift % 3) * 0.33) * step} ${base - height * peak}`;
  });
  return `M${-step} ${bottom}${points.join('')}L${width + step} ${bottom}Z`;
}

/** Rows of a tablet-woven band. */
function weave(width: number, y: number, height: number, first: string, second: string): string {
  const step = height * 0.72;
  return (
    rect(0, y, width, height, first) +
    times(Math.ceil(width / step), (index) => {
      const x = (index + 0.5) * step;
      const m = y + height / 2;
      return (
        path(
          `M${x} ${m - height * 0.34}L${x + step * 0.42} ${m}L${x} ${m + height * 0.34}L${x - step * 0.42} ${m}Z`,
          second,
        ) +
        path(
          `M${x} ${m - height * 0.14}L${x + step * 0.17} ${m}L${x} ${m + height * 0.14}L${x - step * 0.17} ${m}Z`,
          first,
        )
      );
    }) +
    stroke(
      `M0 ${y + height * 0.06}H${width}M0 ${y + height * 0.94}H${width}`,
      second,
      height * 0.06,
    )
  );
}

function field(sheet: Sheet, box: Box): string {
  const { width, height, tint } = sheet;
  const u = unit(box);
  const far = mixed(night, tint, 0.55);
  const level = (share: number) => box.y + box.height * share;
  const hill = (share: number, size: number, shift: number, mist: number) =>
    path(
      ridge(width, level(share), box.height * size, shift, height),
      mixed(far, sky(sheet), mist),
    );
  const bandHeight = Math.min(box.height * 0.08, box.width * 0.12);
  return (
    rect(0, 0, width, height, sky(sheet)) +
    circle(box.x + box.width * 0.8, level(0.6), u * 13, mixed(tint, '#F2A33C', 0.35)) +
    hill(0.72, 0.13, 1, 0.62) +
    hill(0.79, 0.12, 4, 0.36) +
    hill(0.85, 0.09, 2, 0.12) +
    path(ridge(width, level(0.9), box.height * 0.06, 5, height), night) +
    weave(
      width,
      box.y + box.height - (box.y > 1 ? 0 : bandHeight),
      bandHeight,
      readable(tint, snow, 3),
      snow,
    )
  );
}

/** The basket that is carried on the back. */
function mark(x: number, y: number, size: number, colour: string): string {
  const ribs = times(5, (index) =>
    stroke(`M${-30 + index * 15} -20L${-18 + index * 9} 42`, colour, 5),
  );
  return placed(
    x,
    y,
    stroke('M-38 -22H38L24 44H-24ZM-35 -2H35M-31 20H31', colour, 6) +
      ribs +
      stroke('M-26 -24C-24 -60 24 -60 26 -24', colour, 6),
    0,
    size / 110,
  );
}

function front(sheet: Sheet, box: Box): string {
  const { words, tint } = sheet;
  const u = unit(box);
  const ground = sky(sheet);
  const left = box.x + box.width * 0.05;
  const at = (share: number) => box.y + box.height * share;
  const ink = inkOn(ground, night, snow);
  return (
    mark(left + u * 6, at(0.1), u * 13, readable(tint, ground, 3)) +
    lineWithin('PAHADI', left + u * 15, at(0.085) + u * 0.5, box.width * 0.6, {
      face: 'pahadi-name',
      size: u * 6.6,
      fill: ink,
      anchor: 'start',
      spacing: 0.14,
    }) +
    lineWithin('TOKRI', left + u * 15, at(0.085) + u * 7.4, box.width * 0.6, {
      face: 'pahadi-name',
      size: u * 6.6,
      fill: ink,
      anchor: 'start',
      spacing: 0.14,
    }) +
    nameBlock(
      words.name,
      { ...slice(box, 0.175, 0.5), x: left, width: box.width * 0.9 },
      { face: 'pahadi-name', fill: ink, anchor: 'start', leading: 0.95, most: 0.6 },
    ) +
    lineWithin(words.local || words.tagline, left, at(0.565), box.width * 0.62, {
      face: words.local ? 'local-sans' : 'pahadi-text',
      size: u * (words.local ? 8 : 6),
      fill: readable(tint, ground),
      anchor: 'start',
    }) +
    lineWithin(words.quantity, left, at(0.895), box.width * 0.5, {
      face: 'pahadi-name',
      size: Math.min(u * 10, box.height * 0.085),
      fill: snow,
      anchor: 'start',
    }) +
    vegMark(box.x + box.width * 0.9, at(0.868), Math.min(u * 7.5, box.height * 0.06), words.isVeg)
  );
}

function lid(sheet: Sheet): string {
  const { width, height, tint } = sheet;
  const ground = sky(sheet);
  return (
    rect(0, 0, width, height, ground) +
    path(ridge(width, height * 0.8, height * 0.16, 1, height), mixed(night, ground, 0.5)) +
    path(ridge(width, height * 0.88, height * 0.1, 4, height), night) +
    mark(width / 2, height * 0.22, width * 0.15, readable(tint, ground, 3)) +
    roundTop(sheet, {
      brandFace: 'pahadi-name',
      nameFace: 'pahadi-name',
      brand: 'PAHADI TOKRI',
      ink: night,
      spacing: 0.1,
    })
  );
}

export const pahadiTokri: Hand = {
  field,
  front,
  print: () => ({ face: 'pahadi-text', ink: night }),
  lid,
};
