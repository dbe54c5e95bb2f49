import type { Pack } from '../meaning/search-request.ts';

/*
 * A net quantity as one number: the amount in grams, millilitres or pieces, times 4, and the unit.
 */

const units: Record<Pack['unit'], number> = { g: 1, ml: 2, piece: 3 };

/** SQL of the same number for a product, as far as it fits. */
export const packOfProduct = `least(500000000, round(net_quantity
  * case when lower(unit) in ('kg', 'l', 'litre', 'liter') then 1000 else 1 end))::integer * 4
  + case when lower(unit) in ('g', 'kg') then 1
    when lower(unit) in ('ml', 'l', 'litre', 'liter') then 2 else 3 end`;

export const packNumber = ({ amount, unit }: Pack): number =>
  Math.round(Math.min(amount, 500_000_000)) * 4 + units[unit];
