/* India has one time zone without daylight saving time. */
const offset = '+05:30';
const offsetMs = 5.5 * 60 * 60 * 1000;

/** Converts an ISO time to the value of a `datetime-local` field, in Indian time. */
export function toLocalMoment(iso: string | null): string {
  if (!iso) return '';
  return new Date(new Date(iso).getTime() + offsetMs).toISOString().slice(0, 16);
}

/** Converts such a value, in Indian time, to an ISO time; null if it is empty. */
export function fromLocalMoment(local: string): string | null {
  return local ? new Date(`${local}${offset}`).toISOString() : null;
}
