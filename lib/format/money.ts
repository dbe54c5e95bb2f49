import { groupDigits } from '../contract/group-digits.ts';
import { toPaise, toRupees } from '../contract/money.ts';

/** `₹1,299`, `₹3,42,000`, `₹49.50`: Indian grouping, paise only if not 0. Takes rupees. */
export function formatRupees(rupees: number): string {
  const paise = toPaise(rupees);
  const text = groupDigits(toRupees(Math.abs(paise)), paise % 100 === 0 ? 0 : 2);
  return `${paise < 0 ? '−' : ''}₹${text}`;
}

const per100 = new Set(['g', 'ml']);
const singular: Record<string, string> = {
  pieces: 'piece',
  sticks: 'stick',
  bags: 'bag',
  tablets: 'tablet',
  capsules: 'capsule',
};

/** `₹119.60 per 100 g`, `₹4.50 per stick`; null for a single piece and an unknown quantity. Takes rupees. */
export function formatUnitPrice(rupees: number, netQuantity: number, unit: string): string | null {
  if (!(netQuantity > 0)) return null;
  if (per100.has(unit)) {
    return `₹${groupDigits((rupees / netQuantity) * 100, 2)} per 100 ${unit}`;
  }
  if (netQuantity <= 1) return null;
  return `₹${groupDigits(rupees / netQuantity, 2)} per ${singular[unit] ?? unit}`;
}

/** `250 g`, `1 piece`; empty if the quantity or its unit is unknown. */
export function formatNetQuantity(netQuantity: number, unit: string): string {
  if (!unit || !(netQuantity > 0)) return '';
  return `${groupDigits(netQuantity)} ${netQuantity === 1 ? (singular[unit] ?? unit) : unit}`;
}
