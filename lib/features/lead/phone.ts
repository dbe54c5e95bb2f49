import { nationalDigits } from '../../format/mobile';

/** Number with its calling code; empty if nothing was typed, unchanged with another code. */
export function fullPhone(typed: string, callingCode: string | undefined): string {
  const digits = nationalDigits(typed, callingCode);
  return digits && !digits.startsWith('+') ? `${callingCode ?? ''}${digits}` : digits;
}
