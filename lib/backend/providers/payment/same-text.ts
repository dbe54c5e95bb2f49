import { timingSafeEqual } from 'node:crypto';

/** Compares two signatures in constant time (timing attack). */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
