import { dayInIndia } from '../../../contract/india-clock.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the Monday of a moment's week in India, or of that many weeks before; `YYYY-MM-DD`. */
export function weekOf(moment: Date, weeksBefore = 0): string {
  const day = new Date(`${dayInIndia(moment)}T00:00:00Z`);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - (sinceMonday + weeksBefore * 7) * dayMs)
    .toISOString()
    .slice(0, 10);
}
