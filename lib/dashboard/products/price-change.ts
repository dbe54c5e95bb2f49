import { toPaise, toRupees } from '../../contract/money';

export type PriceRounding = 'nine' | 'rupee' | 'none';

interface PriceChange {
  /** Negative: lower prices. */
  percent: number;
  rounding: PriceRounding;
}

export const priceRoundings: { value: PriceRounding; label: string }[] = [
  { value: 'nine', label: 'To the nearest price ending in 9, e.g. ₹249' },
  { value: 'rupee', label: 'To the nearest rupee' },
  { value: 'none', label: 'No rounding' },
];

/** Nearest price that ends in 9, not on the other side of the old price. */
function endingInNine(raw: number, old: number): number {
  const nearest = Math.max(9, Math.round((raw - 9) / 10) * 10 + 9);
  if (raw > old && nearest < old) return nearest + 10;
  return raw < old && nearest > old && nearest > 9 ? nearest - 10 : nearest;
}

/** Returns the new price in rupees. */
export function changedPrice(price: number, { percent, rounding }: PriceChange): number {
  const paise = Math.max(1, Math.round((toPaise(price) * (100 + percent)) / 100));
  const raw = toRupees(paise);
  if (percent === 0 || rounding === 'none') return percent === 0 ? price : raw;
  return rounding === 'nine' ? endingInNine(raw, price) : Math.max(1, Math.round(raw));
}
