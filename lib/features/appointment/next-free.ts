import { ApiError } from '../../api/api-error';

/** A time that was taken, and those that can be had instead. */
export interface TakenTime {
  message: string;
  /** Their values, as they are sent. */
  nextFree: string[];
  /** Of the appointment that the person has at that time already. */
  ownId: number | null;
}

/** What the store says of a time that is taken; null where it was refused for another reason. */
export function takenTimeOf(error: unknown): TakenTime | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { next_free: next, own_appointment_id: own } = error.body;
  if (!Array.isArray(next)) return null;
  const nextFree = next.flatMap((slot: unknown) => {
    const start =
      typeof slot === 'object' && slot !== null && 'start_datetime' in slot && slot.start_datetime;
    return typeof start === 'string' ? [start] : [];
  });
  return { message: error.message, nextFree, ownId: typeof own === 'number' ? own : null };
}
