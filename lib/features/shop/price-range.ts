import { formatRupees } from '../../format/money.ts';

/** Price range in rupees, inclusive; a missing end is open. */
export interface PriceRange {
  min?: number | undefined;
  max?: number | undefined;
}

type Sent = string | string[] | undefined;

/** Parses a typed amount; undefined if it is invalid. */
function parseRupees(sent: Sent): number | undefined {
  const text = [sent].flat()[0]?.replace(/[₹,\s]/g, '') ?? '';
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}

/** A minimum of 0 is open; swapped ends are corrected. */
export function priceRange(min: Sent, max: Sent): PriceRange {
  const [minPrice, maxPrice] = [parseRupees(min) || undefined, parseRupees(max)];
  return minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice
    ? { min: maxPrice || undefined, max: minPrice }
    : { min: minPrice, max: maxPrice };
}

/** Form value of a price band: `100-250`, `1000-`. */
export function bandValue({ min, max }: { min: number; max: number | null }): string {
  return `${min}-${max ?? ''}`;
}

/** Range from the lowest to the highest ticked band. */
export function rangeOfBands(sent: Sent): PriceRange {
  const bands = [sent ?? []]
    .flat()
    .map((text) => /^(\d{1,7})-(\d{0,7})$/.exec(text))
    .filter((match) => match !== null)
    .map(([, min = '', max = '']) => ({ min: Number(min), max: max ? Number(max) : Infinity }));
  if (bands.length === 0) return {};
  const maxPrice = Math.max(...bands.map(({ max }) => max));
  return {
    min: Math.min(...bands.map(({ min }) => min)) || undefined,
    max: maxPrice === Infinity ? undefined : maxPrice,
  };
}

export const isOpenRange = ({ min, max }: PriceRange): boolean =>
  min === undefined && max === undefined;

export const isBand = (range: PriceRange, band: { min: number; max: number | null }): boolean =>
  !isOpenRange(range) && (range.min ?? 0) === band.min && (range.max ?? null) === band.max;

/** `₹100 to ₹250`, `Up to ₹100`, `₹1,000 and more`. */
export function formatPriceRange({ min, max }: PriceRange): string {
  if (max === undefined) return `${formatRupees(min ?? 0)} and above`;
  return min ? `${formatRupees(min)} to ${formatRupees(max)}` : `Up to ${formatRupees(max)}`;
}
