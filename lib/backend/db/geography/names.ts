/** Splits a text block of names separated by semicolons. */
export function namesIn(block: string): string[] {
  return block
    .split(';')
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
}
