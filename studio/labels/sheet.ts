import type { PackShape } from '../../lib/backend/db/demo/format.ts';
import type { PrintLook } from './small-print.ts';
import type { LabelWords } from './words.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One surface that is printed: its size in pixels and what stands on it. */
export interface Sheet {
  pack: PackShape;
  variant: string;
  surface: string;
  width: number;
  height: number;
  words: LabelWords;
  /** The product's own colour: turmeric yellow for turmeric. */
  tint: string;
}

/** The way one brand designs its labels. */
export interface Hand {
  /** Paper and ornament of the whole surface; `box` is where the front will stand. */
  field(sheet: Sheet, box: Box): string;
  /** All that must be read. */
  front(sheet: Sheet, box: Box): string;
  /** The small print on backs and sides. */
  print(sheet: Sheet): PrintLook;
  /** The top of a round pack, all of it within the circle. */
  lid(sheet: Sheet): string;
}

/** A horizontal slice of the box between two shares of its height. */
export function slice(box: Box, from: number, to: number, inset = 0): Box {
  return {
    x: box.x + box.width * inset,
    y: box.y + box.height * from,
    width: box.width * (1 - 2 * inset),
    height: box.height * (to - from),
  };
}

export function middle(box: Box): number {
  return box.x + box.width / 2;
}

/** A unit that suits wide and narrow boxes alike: a hundredth of the side that binds. */
export function unit(box: Box): number {
  return Math.min(box.width, box.height * 0.9) / 100;
}
