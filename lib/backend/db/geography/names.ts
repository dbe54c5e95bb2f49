/** The names of a block of text in which semicolons part them. */
export function namesIn(block: string): string[] {
  return block
    .split(';')
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
}
