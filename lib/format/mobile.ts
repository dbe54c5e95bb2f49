/**
 * Returns the ten digits of a mobile number from any input: without spaces, leading 0 or calling
 * code (default India's). At most ten digits.
 */
export function tenDigits(typed: string, callingCode = '+91'): string {
  const digits = typed.replace(/\D/g, '');
  const code = callingCode.replace(/\D/g, '');
  const inFront = new RegExp(`^(?:00${code}|${code}|0)(?=\\d{10})`);
  const national = digits.length > 10 ? digits.replace(inFront, '') : digits;
  return national.slice(0, 10);
}

/** Number with calling code: a plus and digits, 13 characters at most. */
export function wholeNumber(typed: string): string {
  return typed.replace(/(?!^\+)\D/g, '').slice(0, 13);
}

/** Returns at most `most` digits of the input. */
export function onlyDigits(typed: string, most: number): string {
  return typed.replace(/\D/g, '').slice(0, most);
}

/** `+91 98250 14000`; other values are unchanged. */
export function formatMobile(mobile: string): string {
  return mobile.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}
