import { isDay } from '../../contract/appointment-day';
import { sayStart } from './time-texts';

/** The slot in the query of the booking form; undefined if there is none or it is malformed. */
export function parseSlot(text: string | null | undefined): string | undefined {
  const slot = text ?? '';
  const isSlot =
    isDay(slot.slice(0, 10)) && /^T([01]\d|2[0-3]):[0-5]\d:00\+05:30$/.test(slot.slice(10));
  return isSlot ? slot : undefined;
}

export const loginToBook = (slot: string): string => `Log in to book ${sayStart(slot)}.`;
