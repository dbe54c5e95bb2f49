/**
 * The ten digits of a mobile number out of what was typed, pasted or filled in: without spaces, a
 * leading 0 or its country's calling code, India's unless told. At most ten, so that a field never
 * holds more.
 */
export function tenDigits(typed: string, callingCode = '+91'): string {
  const digits = typed.replace(/\D/g, '');
  const code = callingCode.replace(/\D/g, '');
  const inFront = new RegExp(`^(?:00${code}|${code}|0)(?=\\d{10})`);
  const national = digits.length > 10 ? digits.replace(inFront, '') : digits;
  return national.slice(0, 10);
}

/** A number with its country in front, as the profile wants it: a plus and digits, 13 at most. */
export function wholeNumber(typed: string): string {
  return typed.replace(/(?!^\+)\D/g, '').slice(0, 13);
}

/** At most `most` digits of what was typed or pasted. */
export function onlyDigits(typed: string, most: number): string {
  return typed.replace(/\D/g, '').slice(0, most);
}

/** `+91 98250 14000`, for reading; anything else stays as it is. */
export function formatMobile(mobile: string): string {
  return mobile.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}
