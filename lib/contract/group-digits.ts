/*
 * Not `Intl`: one number format of a browser takes several milliseconds of a phone's start, on each
 * page that shows a price.
 */

/** Writes a number with India's grouping, `3,42,000`, rounded to so many decimals. */
export function groupDigits(value: number, decimals = 0): string {
  const [integerPart = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = integerPart.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');
  const text = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

/** `1,299`, `49.50`: rupees, with paise only where there are some. */
export const groupRupees = (rupees: number): string =>
  groupDigits(rupees, Number.isInteger(rupees) ? 0 : 2);
