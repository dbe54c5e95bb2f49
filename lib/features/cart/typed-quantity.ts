export type TypedQuantity = { pieces: number } | { problem: string } | null;

/** Parses a typed quantity; null if nothing usable was typed. */
export function readQuantity(typed: string): TypedQuantity {
  const text = typed.trim();
  if (!/^[-−]?\d{1,6}$/.test(text)) return null;
  const pieces = Number(text.replace('−', '-'));
  if (pieces < 0) return { problem: 'Quantity cannot be set less than 0!' };
  if (pieces === 0) return { problem: 'Please set the quantity greater than 0!' };
  return { pieces };
}
