import { dayInIndia } from '../../../contract/india-clock.ts';

/**
 * Returns the calendar year in which the financial year of a moment began: April to March, in
 * India.
 */
export function financialYearOf(moment: Date): number {
  const [year, month] = dayInIndia(moment).split('-').map(Number);
  if (year === undefined || month === undefined) throw new Error('A day has a year and a month');
  return month >= 4 ? year : year - 1;
}

const longest = 16;

export type InvoiceKind = 'invoice' | 'credit_note';

/* Each kind has its own number series. */
const series: Record<InvoiceKind, string> = { invoice: 'SOSE', credit_note: 'CN' };

/**
 * Formats the number of an invoice or credit note of a financial year, `SOSE/2627/000001` and
 * `CN/2627/000001`: letters, digits and slashes, at most 16 characters (GST rules).
 */
export function invoiceNumber(
  financialYear: number,
  sequence: number,
  kind: InvoiceKind = 'invoice',
): string {
  const twoDigits = (year: number) => String(year % 100).padStart(2, '0');
  const years = `${twoDigits(financialYear)}${twoDigits(financialYear + 1)}`;
  const number = `${series[kind]}/${years}/${String(sequence).padStart(6, '0')}`;
  if (number.length > longest) throw new Error(`${number} is too long for an invoice`);
  return number;
}
