import { normaliseMobile } from '../../../contract/rules.ts';

/**
 * Returns a mobile number with the calling code of its country, `+91` and 10 digits; null if it has
 * not 10 digits after that code or, in India, is no mobile number.
 */
export function mobileWithCode(typed: string, callingCode: string): string | null {
  const code = callingCode.replace(/\D/g, '');
  const digits = typed.replace(/\D/g, '');
  const hasCode = digits.length === code.length + 10 && digits.startsWith(code);
  const isBare = digits.length === 10 && !typed.trim().startsWith('+');
  if (!hasCode && !isBare) return null;
  const number = `+${code}${digits.slice(-10)}`;
  return code === '91' ? normaliseMobile(number) : number;
}
