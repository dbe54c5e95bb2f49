/* Days and hours are those of India, whatever the time zone of the machine. */

export const indiaZone = 'Asia/Kolkata';

/** India has had this offset without a change since 1945. */
const offset = '+05:30';
const offsetMs = 5.5 * 60 * 60_000;

/**
 * Returns a date whose UTC fields are those of a moment's clock in India. Not `Intl`, whose formats
 * with a time zone take milliseconds of a phone's start.
 */
export const indiaFields = (moment: Date): Date => new Date(moment.getTime() + offsetMs);

/* `toISOString` throws for an invalid moment. */
function isoFields(moment: Date): string {
  const fields = indiaFields(moment);
  return Number.isNaN(fields.getTime()) ? '' : fields.toISOString();
}

/** Returns the day of a moment in India, `YYYY-MM-DD`; empty for an invalid moment. */
export const dayInIndia = (moment: Date): string => isoFields(moment).slice(0, 10);

/** Returns the time of a moment in India, `HH:mm`; empty for an invalid moment. */
export const timeInIndia = (moment: Date): string => isoFields(moment).slice(11, 16);

/** Returns a day and a time (`HH:mm:ss`) in India as ISO 8601; the default is its first moment. */
export const inIndia = (day: string, time = '00:00:00'): string => `${day}T${time}${offset}`;

/** Returns a moment as ISO 8601 with the offset of India. */
export const isoInIndia = (moment: Date): string =>
  // The offset has no seconds.
  inIndia(dayInIndia(moment), `${timeInIndia(moment)}:${moment.toISOString().slice(17, 19)}`);
