const longest = 12;

/**
 * An amount as it was typed or pasted, without what only dresses it: ₹ and Rs, commas, spaces, noughts
 * in front. What else is wrong with it stays to be seen: nobody pays ₹10,000 for having typed 100.00.
 */
export function typedAmount(typed: string): string {
  return typed
    .replace(/[\s,₹\p{Cf}]|^\s*rs\.?/giu, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, longest);
}

/** The whole rupees of an amount in the field, `500` and `500.00`; 0 where it is none. */
export function rupeesOf(amount: string): number {
  return /^\d+(\.0{1,2})?$/.test(amount) ? Number(amount) : 0;
}
