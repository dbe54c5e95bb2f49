const mostDigits = 15;

/**
 * Returns the national digits of a typed number, without a calling code that starts with + or 00.
 */
export function nationalDigits(typed: string, callingCode: string | undefined): string {
  const digits = typed.replace(/\D/g, '');
  const code = callingCode?.replace(/\D/g, '') ?? '';
  const isWhole = /^[\s\p{Cf}(]*(\+|00)/u.test(typed);
  const whole = digits.replace(/^00/, '');
  const national = isWhole && code && whole.startsWith(code) ? whole.slice(code.length) : digits;
  return national.slice(0, mostDigits - code.length);
}

/** Number with its calling code; empty if nothing was typed. */
export function wholePhone(digits: string, callingCode: string | undefined): string {
  return digits && `${callingCode ?? ''}${digits}`;
}
