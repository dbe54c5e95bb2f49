import { formatInIndia } from '../../../contract/format-in-india.ts';
import { inIndia } from '../../../contract/india-clock.ts';

const wholeRupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const grouped = (paise: number) =>
  (paise % 100 === 0 ? wholeRupees : withPaise).format(Math.abs(paise) / 100);

/** Formats paise as `₹1,299`, `₹49.50`: Indian grouping, decimals only if not zero. */
export function sayRupees(paise: number): string {
  return `${paise < 0 ? '−' : ''}₹${grouped(paise)}`;
}

/** Formats paise as `Rs 1,299` for SMS, whose alphabet has no rupee sign. */
export function sayPlainRupees(paise: number): string {
  return `${paise < 0 ? '-' : ''}Rs ${grouped(paise)}`;
}

/**
 * Formats a day as `25 November 2026`, in the time zone of India. Takes an instant, or a day as
 * `2026-11-25`.
 */
export function sayDay(day: Date | string): string {
  const moment = typeof day === 'string' ? inIndia(day, '12:00:00') : day;
  return formatInIndia(moment, 'd MMMM yyyy');
}

/** `25 Nov 2026`, for an SMS. */
export function sayShortDay(day: Date | string): string {
  const moment = typeof day === 'string' ? inIndia(day, '12:00:00') : day;
  return formatInIndia(moment, 'd MMM yyyy');
}

/** `Wednesday, 25 November 2026, 4:30 PM`. */
export function sayMoment(moment: Date): string {
  return formatInIndia(moment, 'EEEE, d MMMM yyyy, h:mm a');
}

/** `25 Nov, 4:30 PM`, for an SMS. */
export function sayShortMoment(moment: Date): string {
  return formatInIndia(moment, 'd MMM, h:mm a');
}
