/* India has one time zone and no summer time: a wall clock there is an instant. */
const offset = '+05:30';
const offsetMs = 5.5 * 60 * 60 * 1000;

/** What a field of the kind `datetime-local` shows for a moment: the clock in India. */
export function toLocalMoment(iso: string | null): string {
  if (!iso) return '';
  return new Date(new Date(iso).getTime() + offsetMs).toISOString().slice(0, 16);
}

/** The moment that such a field means; null where it is empty. */
export function fromLocalMoment(local: string): string | null {
  return local ? new Date(`${local}${offset}`).toISOString() : null;
}
