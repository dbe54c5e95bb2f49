/* Days and hours are those of India, whatever the time zone of the machine. */

export const indiaZone = 'Asia/Kolkata';

/* `Intl`, because pages that need only a day would load a time zone library for it. */
const days = new Intl.DateTimeFormat('en-CA', {
  timeZone: indiaZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const times = new Intl.DateTimeFormat('en-GB', {
  timeZone: indiaZone,
  hour: '2-digit',
  minute: '2-digit',
});

/* `Intl` throws for an invalid moment. */
const formatted = (formats: Intl.DateTimeFormat, moment: Date) =>
  Number.isNaN(moment.getTime()) ? '' : formats.format(moment);

/** Returns the day of a moment in India, `YYYY-MM-DD`; empty for an invalid moment. */
export const dayInIndia = (moment: Date): string => formatted(days, moment);

/** Returns the time of a moment in India, `HH:mm`; empty for an invalid moment. */
export const timeInIndia = (moment: Date): string => formatted(times, moment);

/** Returns a day and a time (`HH:mm:ss`) in India as ISO 8601; the default is its first moment. */
export const inIndia = (day: string, time = '00:00:00'): string => `${day}T${time}+05:30`;

/** Returns a moment as ISO 8601 with the offset of India. */
export const isoInIndia = (moment: Date): string =>
  // The offset has no seconds.
  inIndia(dayInIndia(moment), `${timeInIndia(moment)}:${moment.toISOString().slice(17, 19)}`);
