import { latinDigits } from '../../contract/latin-digits';

type TypedQuantity = { pieces: number } | { problem: string } | null;

/** Parses a typed quantity; null if nothing was typed. */
export function readQuantity(typed: string): TypedQuantity {
  const text = latinDigits(typed.trim());
  if (text === '') return null;
  if (!/^[-−]?\d{1,6}$/.test(text)) return { problem: 'Enter a whole number, such as 2' };
  const pieces = Number(text.replace('−', '-'));
  if (pieces < 0) return { problem: 'Quantity cannot be set less than 0!' };
  if (pieces === 0) return { problem: 'Please set the quantity greater than 0!' };
  return { pieces };
}
