import type { StockInput } from '../../contract/staff-product-stock';

export const changeTypes = [
  { value: 'add', label: 'Received' },
  { value: 'remove', label: 'Removed' },
  { value: 'count', label: 'Counted (set to this number)' },
  { value: 'unknown', label: 'Stop tracking stock' },
] as const;

/** A change of the stock as typed: `set_to` if the stock was counted, else `change`. */
export interface StockDraft extends Record<keyof StockInput, string> {
  change_type: (typeof changeTypes)[number]['value'];
}

/** Units are typed without a sign; anything else becomes NaN, which the contract refuses. */
const parseUnits = (typed: string) => (/^\s*\d+\s*$/.test(typed) ? Number(typed) : NaN);

export function toStockInput({ change_type, change, set_to, note }: StockDraft): StockInput {
  if (change_type === 'unknown') return { set_to: null, note };
  if (change_type === 'count') return { set_to: parseUnits(set_to), note };
  return { change: parseUnits(change) * (change_type === 'add' ? 1 : -1), note };
}
