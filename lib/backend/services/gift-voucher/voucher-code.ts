import { createHash, randomInt } from 'node:crypto';

/* Nothing that reads like something else in print or aloud: no 0 O, no 1 I L, no U beside V. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

const inFours = (characters: string) => (characters.match(/.{4}/g) ?? []).join('-');

/** A new code, `XXXX-XXXX-XXXX-XXXX`: 78 bits that nobody can guess. */
export function newVoucherCode(): string {
  const characters = Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length)));
  return inFours(characters.join(''));
}

/**
 * The code of a gift voucher as the store writes it, of what was typed in any case, with or without
 * hyphens and spaces; undefined where it can't be one.
 */
export function voucherCodeOf(typed: string): string | undefined {
  const characters = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
  return /^[A-Z0-9]{16}$/.test(characters) ? inFours(characters) : undefined;
}

/** What the store keeps of a code. */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

/** How a gift voucher is named once its code is forgotten: `****-****-****-2026`. */
export function maskedCode(lastFour: string): string {
  return `****-****-****-${lastFour}`;
}
