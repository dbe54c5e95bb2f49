/** Converts whole paise to rupees. */
export const toRupees = (paise: number): number => paise / 100;

/** Converts rupees with at most two decimals to whole paise. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

/* With Indian or western grouping, or none. */
const writtenAmount =
  /^(-?)(?:(?:₹|rs\.?|inr)\s*)?(\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(?:\s*\/-)?$/i;

/** Parses an amount as people write it: `1299.5`, `1,29,900`, `₹1,299`, `Rs. 120/-`; else NaN. */
export function parseAmount(text: string): number {
  const [, sign = '', digits = ''] = writtenAmount.exec(text.trim()) ?? [];
  return digits === '' ? NaN : Number(sign + digits.replaceAll(',', ''));
}
