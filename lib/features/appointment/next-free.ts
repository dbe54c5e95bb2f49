import { ApiError } from '../../api/api-error';

export interface TakenTime {
  message: string;
  /** Slot values. */
  nextFree: string[];
  /** Id of the customer's own appointment at that time; null: none. */
  ownId: number | null;
}

/** Returns the details of a taken time; null if the request was refused for another reason. */
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
