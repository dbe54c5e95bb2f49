import { formatInTimeZone } from 'date-fns-tz';

const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** `₹1,234.50`, of paise. */
export const rupeesInWords = (paise: number): string => money.format(paise / 100);

/** `3 December 2026`, of `YYYY-MM-DD`. */
export const dayInWords = (day: string): string =>
  formatInTimeZone(`${day}T12:00:00Z`, 'UTC', 'd MMMM yyyy');
