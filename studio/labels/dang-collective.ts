import { path, rect, stroke } from '../svg.ts';
import { mixed } from '../tones.ts';
import { nameBlock } from './name-block.ts';
import { circle, placed, ringLine, times } from './ornament.ts';
import { middle, slice, unit } from './sheet.ts';
import type { Box, Hand, Sheet } from './sheet.ts';
import { vegMark } from './small-print.ts';
import { lineWithin } from './type.ts';

/** A painted mud wall: white rice paste on earth, people who dance hand in hand around the pot. */
const white = '#FCF5E6';

function earth({ tint }: Sheet): string {
  return mixed('#6B3420', mixed(tint, '#2A140B', 0.45), 0.42);
}

/** A dancer of two triangles, 100 high, feet at (0, 0). */
function dancer(step: number): string {
  const limb = (d: string) => stroke(d, white, 4.5);
  return (
    path('M-17 -74L17 -74L0 -48Z', white) +
    path('M0 -52L-15 -30L15 -30Z', white) +
    circle(step * 2, -85, 8, white) +
    limb(`M${step * 2 - 5} -93l-7 -5`) +
    limb(`M-8 -31L${-11 + step * 4} -14L${-16 + step * 7} 0`) +
    limb(`M8 -31L${13 + step * 3} -15L${10 + step * 7} 0`) +
    limb('M-16 -73L-27 -58L-36 -68') +
    limb('M16 -73L27 -58L36 -68')
  );
}

function tree(): string {
  const twigs = times(7, (index) => {
    const y = -30 - index * 14;
    const reach = 34 - index * 3.4;
    return (
      stroke(`M0 ${y}L${-reach} ${y - 20}M0 ${y}L${reach} ${y - 20}`, white, 3.4) +
      times(3, (leaf) => {
        const share = (leaf + 1) / 3.2;
        return (
          stroke(`M${-reach * share} ${y - 20 * share}l-2 -9`, white, 3) +
          stroke(`M${reach * share} ${y - 20 * share}l2 -9`, white, 3)
        );
      })
    );
  });
  return stroke('M0 0V-138', white, 5) + twigs;
}

function hut(): string {
  return (
    path('M-44 -52L0 -92L44 -52Z', white) +
    stroke('M-34 -52V0H34V-52', white, 4) +
    times(5, (index) => stroke(`M${-24 + index * 12} -46V-4`, white, 2.6))
  );
}

/** The frieze from left to right; `size` is a dancer's height. */
function frieze(width: number, base: number, size: number): string {
  const pitch = size * 0.72;
  const count = Math.ceil(width / pitch);
  const middleOf = (count - 1) / 2;
  const figures = times(count, (index) => {
    const away = Math.round(index - middleOf);
    const x = width / 2 + (index - middleOf) * pitch;
    const kind = Math.abs(away) % 7;
    const drawing = kind === 4 ? tree() : kind === 6 ? hut() : dancer(index % 2 ? 1 : -1);
    return placed(x, base, drawing, 0, size / 100);
  });
  return figures + stroke(`M0 ${base + size * 0.06}H${width}`, white, size * 0.035);
}

function triangles(width: number, y: number, size: number): string {
  const count = Math.round(width / size);
  const step = width / count;
  return times(count, (index) =>
    path(`M${index * step} ${y}h${step}l${-step / 2} ${size * 0.8}Z`, white),
  );
}

function field(sheet: Sheet, box: Box): string {
  const { width, height } = sheet;
  const size = Math.min(box.height * 0.17, box.width * 0.26);
  const top = box.y > 1 ? box.y - size * 0.35 : 0;
  return (
    rect(0, 0, width, height, earth(sheet)) +
    triangles(width, top, size * 0.24) +
    stroke(`M0 ${top + size * 0.3}H${width}`, white, size * 0.03) +
    frieze(width, box.y + box.height * 0.875, size)
  );
}

function front(sheet: Sheet, box: Box): string {
  const { words } = sheet;
  const u = unit(box);
  const x = middle(box);
  const text = { face: 'dang-name', fill: white } as const;
  const base = box.y + box.height * 0.965;
  return (
    lineWithin('DANG COLLECTIVE', x, box.y + box.height * 0.16, box.width * 0.86, {
      ...text,
      size: u * 7.4,
      spacing: 0.1,
    }) +
    nameBlock(words.name, slice(box, 0.2, 0.56, 0.03), { ...text, leading: 0.92, most: 0.66 }) +
    lineWithin(words.local || words.tagline, x, box.y + box.height * 0.64, box.width * 0.86, {
      ...text,
      face: words.local ? 'local-sans' : 'dang-name',
      size: u * (words.local ? 8 : 6),
    }) +
    lineWithin(words.quantity, box.x + box.width * 0.05, base, box.width * 0.6, {
      ...text,
      anchor: 'start',
      size: Math.min(u * 10, box.height * 0.07),
    }) +
    vegMark(
      box.x + box.width * 0.92,
      base - box.height * 0.022,
      Math.min(u * 7.5, box.height * 0.06),
      words.isVeg,
    )
  );
}

function lid(sheet: Sheet): string {
  const { width, height, words } = sheet;
  const dancers = times(14, (index) => {
    const turn = (index * 360) / 14;
    const angle = (turn * Math.PI) / 180;
    const r = width * 0.395;
    return placed(
      width / 2 + Math.sin(angle) * r,
      height / 2 - Math.cos(angle) * r,
      placed(0, 50, dancer(1), 0),
      turn,
      width / 850,
    );
  });
  return (
    rect(0, 0, width, height, earth(sheet)) +
    ringLine(width / 2, height / 2, width * 0.475, white, width * 0.008) +
    dancers +
    nameBlock(
      words.name,
      { x: width * 0.26, y: height * 0.3, width: width * 0.48, height: height * 0.28 },
      { face: 'dang-name', fill: white, leading: 0.94 },
    ) +
    lineWithin(words.quantity, width / 2, height * 0.68, width * 0.4, {
      face: 'dang-name',
      size: width * 0.075,
      fill: white,
    }) +
    vegMark(width / 2, height * 0.74, width * 0.05, words.isVeg)
  );
}

export const dangCollective: Hand = {
  field,
  front,
  print: () => ({ face: 'dang-name', ink: white }),
  lid,
};
