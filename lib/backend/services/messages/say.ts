import { formatInIndia } from '../../../contract/format-in-india.ts';
import { dayInIndia, inIndia } from '../../../contract/india-clock.ts';

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

/** Formats a day as `25 Nov 2026`, in the time zone of India. Takes an instant, or `2026-11-25`. */
export function sayDay(day: Date | string): string {
  const moment = typeof day === 'string' ? inIndia(day, '12:00:00') : day;
  return formatInIndia(moment, 'd MMM yyyy');
}

/** `Wed, 25 Nov 2026, 4:30 PM`. */
export function sayMoment(moment: Date): string {
  return formatInIndia(moment, 'EEE, d MMM yyyy, h:mm a');
}

/** `Wed, 25 Nov 2026 at 4:30 PM`, in a sentence. */
export function sayMomentInText(moment: Date): string {
  return formatInIndia(moment, "EEE, d MMM yyyy 'at' h:mm a");
}

/** `Wed, 25 Nov 2026, 4:30 PM to 6:30 PM`. */
export function sayPeriod(from: Date, to: Date): string {
  const isOneDay = dayInIndia(from) === dayInIndia(to);
  return `${sayMoment(from)} to ${isOneDay ? formatInIndia(to, 'h:mm a') : sayMoment(to)}`;
}

/** `25 Nov, 4:30 PM`, for an SMS. */
export function sayShortMoment(moment: Date): string {
  return formatInIndia(moment, 'd MMM, h:mm a');
}

/** How long a bank takes to show a refund. */
export const bankTime = 'It can take 5–7 working days to show in your account.';

/** A refund in paise that goes to the card, account or UPI ID that was used to pay. */
export const sayRefund = (paise: number): string =>
  `${sayRupees(paise)} will be refunded to your original payment method. ${bankTime}`;

/** What is to be paid at the door: `₹300`, or of several parcels. */
export const sayCashDue = (due: string, isGift: boolean): string =>
  isGift
    ? `The person receiving this gift will have to pay ${due} in cash.`
    : `Please keep ${due} ready in cash.`;

/** A refund in paise that goes to the gift voucher that was used to pay. */
export const sayGiftVoucherBack = (paise: number): string =>
  `We’ve added ${sayRupees(paise)} back to your gift voucher.`;

/** `a, b and c`. */
export const sayList = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ');
