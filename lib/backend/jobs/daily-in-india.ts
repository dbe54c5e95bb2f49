import { inIndia } from '../../contract/india-clock.ts';

/**
 * Returns when a timed job runs each day, as a cron expression in UTC; `time` is `HH:mm` in India.
 */
export function dailyInIndia(time: string): string {
  const moment = new Date(inIndia('2026-01-01', `${time}:00`));
  return `${moment.getUTCMinutes()} ${moment.getUTCHours()} * * *`;
}
