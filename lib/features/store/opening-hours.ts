import { timeInIndia } from '../../contract/india-clock';

/** Daily opening hours: `HH:mm` in India. */
export interface OpeningHours {
  opens: string;
  closes: string;
}

/* Seconds, as some store APIs send them, are not shown. */
const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time);

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** `09:30` → `9:30 AM`. */
export function formatTime(time: string): string {
  const minutes = minutesOf(time);
  const hours = Math.floor(minutes / 60);
  return `${hours % 12 || 12}:${time.slice(3, 5)} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** `9:30 AM to 9:00 PM`; empty if a store has no hours. */
export function formatHours({ opens, closes }: OpeningHours): string {
  if (!isTime(opens) || !isTime(closes)) return '';
  return opens === closes ? 'Open 24 hours' : `${formatTime(opens)} to ${formatTime(closes)}`;
}

/** Returns whether a store is open at a moment; hours may pass midnight. */
export function isOpenAt(moment: Date, { opens, closes }: OpeningHours): boolean {
  const [now, from, to] = [minutesOf(timeInIndia(moment)), minutesOf(opens), minutesOf(closes)];
  return from < to ? now >= from && now < to : now >= from || now < to;
}

/** `Open now, until 9:00 PM`, `Closed now, opens at 9:30 AM`; empty if the hours are unknown. */
export function formatOpenState(moment: Date, hours: OpeningHours): string {
  if (!formatHours(hours)) return '';
  if (!isOpenAt(moment, hours)) return `Closed now, opens at ${formatTime(hours.opens)}`;
  return hours.opens === hours.closes ? 'Open now' : `Open now, until ${formatTime(hours.closes)}`;
}
