import { dayInIndia, inIndia, timeInIndia } from '../../contract/india-clock';

/** Converts an ISO time to the value of a `datetime-local` field, in Indian time. */
export function toLocalMoment(iso: string | null): string {
  if (!iso) return '';
  const moment = new Date(iso);
  return `${dayInIndia(moment)}T${timeInIndia(moment)}`;
}

/** Converts such a value, in Indian time, to an ISO time; null if it is empty. */
export function fromLocalMoment(local: string): string | null {
  const [day, time] = local.split('T');
  return day ? new Date(inIndia(day, time)).toISOString() : null;
}
