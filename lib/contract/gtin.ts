const lengths = new Set([8, 12, 13, 14]);

/** Returns whether this is a GTIN (EAN, UPC, ITF-14) with the right check digit. */
export function isGtin(code: string): boolean {
  if (!/^\d+$/.test(code) || !lengths.has(code.length)) return false;
  return code === addCheckDigit(code.slice(0, -1));
}

/** Returns a GTIN: the digits before the last one, and the check digit that they require. */
export function addCheckDigit(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
