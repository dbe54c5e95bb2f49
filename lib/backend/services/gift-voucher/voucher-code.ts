import { randomInt } from 'node:crypto';
import { sha256Hex } from '../../../server/sha256-hex.ts';

/* Unambiguous characters in print and speech: no 0 O, no 1 I L, no U (looks like V). */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

const inFours = (characters: string) => (characters.match(/.{4}/g) ?? []).join('-');

/** Creates a random code, `XXXX-XXXX-XXXX-XXXX` (78 bits). */
export function newVoucherCode(): string {
  const characters = Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length)));
  return inFours(characters.join(''));
}

/**
 * Normalises a typed code, in any case, with or without hyphens and spaces; undefined if it cannot
 * be a code.
 */
export function voucherCodeOf(typed: string): string | undefined {
  const characters = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
  return /^[A-Z0-9]{16}$/.test(characters) ? inFours(characters) : undefined;
}

/** Only the hash of a code is stored. */
export function hashOfCode(code: string): string {
  return sha256Hex(code);
}

/** Returns the masked code, used after the code itself is deleted: `****-****-****-2026`. */
export function maskedCode(lastFour: string): string {
  return `****-****-****-${lastFour}`;
}
