import { groupDigits } from '../contract/group-digits.ts';
import { toPaise, toRupees } from '../contract/money.ts';

/** `₹1,299`, `₹3,42,000`, `₹49.50`: Indian grouping, paise only if not 0. Takes rupees. */
export function formatRupees(rupees: number): string {
  const paise = toPaise(rupees);
  const text = groupDigits(toRupees(Math.abs(paise)), paise % 100 === 0 ? 0 : 2);
  return `${paise < 0 ? '−' : ''}₹${text}`;
}

/** Whole percent of the MRP that the price saves, rounded down; 0 if it saves nothing. */
export const savingPercent = (price: number, mrp: number): number =>
  mrp > price ? Math.floor(((mrp - price) / mrp) * 100) : 0;

/* In the smaller unit, and how a pack of 1,000 of these is called. */
const measures: Record<string, { small: string; large: string; factor: number }> = {
  g: { small: 'g', large: 'kg', factor: 1 },
  kg: { small: 'g', large: 'kg', factor: 1_000 },
  ml: { small: 'ml', large: 'L', factor: 1 },
  l: { small: 'ml', large: 'L', factor: 1_000 },
};
/** Below this a price per 100 g would be that of many packs. */
const smallPack = 10;
const singular: Record<string, string> = {
  pieces: 'piece',
  sticks: 'stick',
  bags: 'bag',
  tablets: 'tablet',
  capsules: 'capsule',
};

/**
 * `₹119.60 per 100 g`, `₹45.00 per g` of a pack below 10 g, `₹4.50 per stick`; null where it would
 * repeat the price, and for an unknown quantity. Takes rupees.
 */
export function formatUnitPrice(rupees: number, netQuantity: number, unit: string): string | null {
  if (!(netQuantity > 0)) return null;
  const measure = measures[unit];
  if (measure) {
    const { small, factor } = measure;
    const quantity = netQuantity * factor;
    if (quantity === 100 || quantity === 1) return null;
    const price = rupees / quantity;
    return quantity < smallPack
      ? `₹${groupDigits(price, 2)} per ${small}`
      : `₹${groupDigits(price * 100, 2)} per 100 ${small}`;
  }
  if (netQuantity <= 1) return null;
  return `₹${groupDigits(rupees / netQuantity, 2)} per ${singular[unit] ?? unit}`;
}

/** `3 sizes`, `3 sizes from ₹110` where one costs less than the price beside it. Takes rupees. */
export function formatSizes(sizes: number, priceFrom: number, price: number): string {
  return `${sizes} sizes${priceFrom < price ? ` from ${formatRupees(priceFrom)}` : ''}`;
}

/**
 * Price of the smallest unit, to compare packs: `{ rupees: 1.2, unit: 'g' }` of 1 kg at ₹1,200;
 * null for an unknown quantity. Takes rupees.
 */
export function unitRate(
  rupees: number,
  netQuantity: number,
  unit: string,
): { rupees: number; unit: string } | null {
  if (!(netQuantity > 0)) return null;
  const measure = measures[unit];
  return { rupees: rupees / (netQuantity * (measure?.factor ?? 1)), unit: measure?.small ?? unit };
}

/** `250 g`, `1.5 kg`, `1 L`, `1 piece`; empty if the quantity or its unit is unknown. */
export function formatNetQuantity(netQuantity: number, unit: string): string {
  if (!unit || !(netQuantity > 0)) return '';
  const measure = measures[unit];
  if (measure) {
    const quantity = netQuantity * measure.factor;
    return quantity < 1_000
      ? `${groupDecimals(quantity)} ${measure.small}`
      : `${groupDecimals(quantity / 1_000)} ${measure.large}`;
  }
  return `${groupDecimals(netQuantity)} ${netQuantity === 1 ? (singular[unit] ?? unit) : unit}`;
}

/* A net quantity has at most 3 decimals. */
const groupDecimals = (quantity: number): string => groupDigits(quantity, 3).replace(/\.?0+$/, '');
