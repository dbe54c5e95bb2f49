/** The number that was typed, or that of a pasted address of a lot. */
export function readLotNumber(typed: string): string {
  const [, segment] = /\/lot\/([^/?#\s]+)/.exec(typed) ?? [];
  if (segment === undefined) return typed;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
