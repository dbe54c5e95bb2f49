import { latinDigits } from '../contract/latin-digits';

/** Digits of the longest telephone number with its calling code (E.164), and some to spare. */
const maxPhoneDigits = 18;
const mobileDigits = 10;

/**
 * Returns the national digits of a typed number. A calling code is removed after + or 00, and
 * without them, like a 0, where `length` digits follow. A + stays until its code is complete, and
 * nothing is cut: the result is the same for each way of entering the text, key by key or pasted.
 */
export function nationalDigits(
  typed: string,
  callingCode: string | undefined,
  length = callingCode === '+91' ? mobileDigits : undefined,
): string {
  const latin = latinDigits(typed);
  const code = callingCode?.replace(/\D/g, '') ?? '';
  const digits = latin.replace(/\D/g, '').slice(0, maxPhoneDigits);
  const isInternational = digits.startsWith('00') || /^\D*\+/.test(latin);
  if (!isInternational) return length ? withoutPrefix(digits, code, length) : digits;
  const international = digits.replace(/^(?:00)+/, '');
  if (!code || !international.startsWith(code)) return `+${international}`;
  return nationalDigits(international.slice(code.length), callingCode, length);
}

function withoutPrefix(digits: string, code: string, length: number): string {
  const prefix = code && digits.startsWith(code) ? code : digits.startsWith('0') ? '0' : '';
  if (!prefix || digits.length < prefix.length + length) return digits;
  return withoutPrefix(digits.slice(prefix.length), code, length);
}

/**
 * The ten digits of a mobile number, without 0 or calling code; more than ten if more were typed.
 */
export const tenDigits = (typed: string, callingCode = '+91'): string =>
  nationalDigits(typed, callingCode, mobileDigits);

/** Number as it is typed with its calling code: digits, and a plus in front. */
export function fullNumber(typed: string): string {
  const digits = latinDigits(typed).replace(/\D/g, '').slice(0, maxPhoneDigits);
  const isInternational = digits.startsWith('00') || /^\D*\+/.test(typed);
  if (isInternational) return `+${digits.replace(/^(?:00)+/, '').replace(/^910+(?=\d{10})/, '91')}`;
  return digits.replace(/^0(?=\d{10})/, '');
}

/** Returns at most `maxDigits` digits of the input. */
export function onlyDigits(typed: string, maxDigits: number): string {
  return latinDigits(typed).replace(/\D/g, '').slice(0, maxDigits);
}
