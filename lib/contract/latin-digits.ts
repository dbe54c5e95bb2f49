/** The text with the digits of Devanagari and Gujarati as 0 to 9. */
export const latinDigits = (text: string): string =>
  // Their code points end in 6 (zero) to f (nine).
  text.replace(/[०-९૦-૯]/gu, (digit) => String((digit.charCodeAt(0) & 15) - 6));
