export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** Returns the median and the range of some figures; NaN for none. */
export function spreadOf(figures: readonly number[]): Spread {
  const sorted = [...figures].sort((one, other) => one - other);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    min: at(0),
    max: at(sorted.length - 1),
  };
}

/** Ratios of figures that were taken in the same rounds. */
export const ratiosOf = (figures: readonly number[], yardstick: readonly number[]): number[] =>
  figures.map((figure, round) => figure / (yardstick[round] ?? Number.NaN));

/** Returns the figure that so many of a hundred do not exceed; NaN for none. */
export function percentile(figures: readonly number[], part: number): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((sorted.length * part) / 100) - 1)] ?? Number.NaN;
}
