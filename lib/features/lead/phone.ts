const mostDigits = 15;

/**
 * The digits of a number as it was typed, pasted or filled in, without the country's calling code
 * where that came along with a + or 00 in front.
 */
export function nationalDigits(typed: string, callingCode: string | undefined): string {
  const digits = typed.replace(/\D/g, '');
  const code = callingCode?.replace(/\D/g, '') ?? '';
  const isWhole = /^[\s\p{Cf}(]*(\+|00)/u.test(typed);
  const whole = digits.replace(/^00/, '');
  const national = isWhole && code && whole.startsWith(code) ? whole.slice(code.length) : digits;
  return national.slice(0, mostDigits - code.length);
}

/** The number with its calling code, as it is sent; empty where nothing was typed. */
export function wholePhone(digits: string, callingCode: string | undefined): string {
  return digits && `${callingCode ?? ''}${digits}`;
}
