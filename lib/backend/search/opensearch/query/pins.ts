import { applyPins, type Pin } from '../../query/apply-pins.ts';

/** A part of the results without pinned products, and where it begins. */
export interface Window {
  from: number;
  size: number;
}

/** The part of the other results that one page with pinned products may need. */
export function windowOf(page: number, pageSize: number, pins: readonly Pin[]): Window {
  const start = (page - 1) * pageSize;
  const from = Math.max(0, start - pins.length);
  return { from, size: start + pageSize - from };
}

/** Puts the pinned products that are on sale and not filtered out at their places. */
export function pageOf(
  page: number,
  pageSize: number,
  pins: { pinned: readonly Pin[]; present: readonly Pin[] },
  /** The results of `windowOf`. */
  others: readonly number[],
): number[] {
  const start = (page - 1) * pageSize;
  const { from } = windowOf(page, pageSize, pins.pinned);
  // Zeros stand for the results before the window; none of them is on this page.
  const ranked = Int32Array.from([...Array<number>(from).fill(0), ...others]);
  return [...applyPins(ranked, pins.present).subarray(start, start + pageSize)];
}
