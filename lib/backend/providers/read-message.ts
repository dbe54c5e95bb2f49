import { timingSafeEqual } from 'node:crypto';

/** Returns a member of an answer that should be an object; undefined if there is none. */
export function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return (value as Record<string, unknown>)[name];
}

/** Returns a text member; empty if there is none. */
export function readText(value: unknown, name: string): string {
  const found = member(value, name);
  if (typeof found === 'string') return found;
  return typeof found === 'number' ? String(found) : '';
}

/** Converts rupees, such as `349.5`, to paise; NaN if malformed. */
export function parsePaise(rupees: string): number {
  return /^\d{1,8}(\.\d{1,2}0*)?$/.test(rupees) ? Math.round(Number(rupees) * 100) : Number.NaN;
}

/** Compares two signatures in constant time (timing attack). */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
