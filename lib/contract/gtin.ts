const lengths = new Set([8, 12, 13, 14]);

/** Returns whether this is a GTIN (EAN, UPC, ITF-14) with the right check digit. */
export function isGtin(code: string): boolean {
  if (!/^\d+$/.test(code) || !lengths.has(code.length)) return false;
  const sum = [...code]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
