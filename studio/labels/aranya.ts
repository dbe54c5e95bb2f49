import { path, rect, stroke } from '../svg.ts';
import { mixed } from '../tones.ts';
import { inkOn, readable } from './ink.ts';
import { nameBlock } from './name-block.ts';
import { leafPath, placed, times } from './ornament.ts';
import { roundTop } from './round-top.ts';
import { middle, slice, unit } from './sheet.ts';
import type { Box, Hand, Sheet } from './sheet.ts';
import { vegMark } from './small-print.ts';
import { line, lineWithin, widthOf } from './type.ts';

/** Modern and botanical: much paper, a band of the product's colour, one sprig that grows out of it. */
const paper = '#FBF7EC';
const ink = '#21372A';

/** A pair of leaves around a third, as the house signs. */
function mark(x: number, y: number, size: number, colour: string): string {
  const leaf = path(leafPath(size, size * 0.5), colour);
  return (
    placed(x, y + size / 2, leaf) +
    placed(x, y + size / 2, leaf, -52, 0.78) +
    placed(x, y + size / 2, leaf, 52, 0.78) +
    stroke(`M${x} ${y + size / 2}V${y + size * 0.72}`, colour, size * 0.07)
  );
}

function sprig(height: number, colour: string): string {
  const pairs = 6;
  const leaves = times(pairs, (index) => {
    const share = (index + 1) / (pairs + 0.4);
    const leaf = path(leafPath(height * (0.3 - share * 0.14), height * 0.115), colour);
    return (
      placed(0, -height * share * 0.82, leaf, -48) + placed(0, -height * share * 0.82, leaf, 48)
    );
  });
  const tip = placed(0, -height * 0.78, path(leafPath(height * 0.24, height * 0.1), colour));
  return stroke(`M0 0V${-height * 0.8}`, colour, height * 0.018) + leaves + tip;
}

function field(sheet: Sheet, box: Box): string {
  const { width, height, tint } = sheet;
  const pale = mixed(tint, paper, 0.76);
  const band = box.y + box.height * 0.78;
  const sprigs =
    placed(box.x + box.width * 0.86, band, sprig(box.height * 0.62, pale), 8) +
    placed(box.x + box.width * 0.12, band, sprig(box.height * 0.34, pale), -9);
  return (
    rect(0, 0, width, height, paper) +
    sprigs +
    rect(0, band, width, height - band, tint) +
    rect(0, 0, width, height * 0.02, tint)
  );
}

function front(sheet: Sheet, box: Box): string {
  const { words, tint } = sheet;
  const u = unit(box);
  const x = middle(box);
  const onBand = inkOn(tint, ink, '#FFFDF6');
  const at = (share: number) => box.y + box.height * share;
  const low = box.height < box.width * 1.15;
  const head = {
    face: 'aranya-text',
    size: u * (low ? 6.6 : 7.4),
    fill: ink,
    spacing: 0.34,
  } as const;
  const brand = words.brand.toUpperCase();
  const half = widthOf(brand, head) / 2;
  return (
    (low ? mark(x - half, at(0.095), u * 5.5, ink) : mark(x, at(0.075), u * 9, ink)) +
    line(brand, low ? x + u * 5 : x, at(low ? 0.13 : 0.205), head) +
    nameBlock(words.name, slice(box, low ? 0.172 : 0.245, low ? 0.685 : 0.655, 0.04), {
      face: 'aranya-name',
      fill: ink,
      leading: 0.84,
      most: 0.7,
    }) +
    lineWithin(words.tagline, x, at(low ? 0.735 : 0.715), box.width * 0.86, {
      face: 'aranya-text',
      size: u * 5.2,
      fill: readable(mixed(tint, ink, 0.35), paper),
    }) +
    bottom(box, words.local, words.quantity, onBand) +
    vegMark(box.x + box.width * 0.91, box.y + box.height * 0.89, u * 8, words.isVeg)
  );
}

function bottom(box: Box, local: string, quantity: string, colour: string): string {
  const u = unit(box);
  const x = box.x + box.width * 0.06;
  const one = { fill: colour, anchor: 'start' } as const;
  if (!local) {
    return lineWithin(quantity, x, box.y + box.height * 0.92, box.width * 0.7, {
      ...one,
      face: 'aranya-text',
      size: u * 10,
    });
  }
  return (
    lineWithin(local, x, box.y + box.height * 0.873, box.width * 0.7, {
      ...one,
      face: 'local-serif',
      size: u * 8.6,
    }) +
    lineWithin(quantity, x, box.y + box.height * 0.965, box.width * 0.7, {
      ...one,
      face: 'aranya-text',
      size: u * 9,
    })
  );
}

function lid(sheet: Sheet): string {
  const { width, height, tint } = sheet;
  const colour = inkOn(tint, ink, '#FFFDF6');
  return (
    rect(0, 0, width, height, tint) +
    mark(width / 2, height * 0.2, width * 0.13, colour) +
    roundTop(sheet, {
      brandFace: 'aranya-text',
      nameFace: 'aranya-name',
      brand: 'ARANYA',
      ink: colour,
      spacing: 0.3,
    })
  );
}

export const aranya: Hand = {
  field,
  front,
  print: () => ({ face: 'aranya-text', ink }),
  lid,
};
