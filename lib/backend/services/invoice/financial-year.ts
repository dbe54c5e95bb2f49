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

/** Prefix of credit notes; the prefix of invoices is a setting and must be another one. */
export const creditNotePrefix = 'CN';

/**
 * Formats the number of an invoice or credit note of a financial year: `SOSE/2627/000001`, with
 * letters, digits and slashes, at most 16 characters (GST rules). Where the sequence needs more
 * digits, it takes the place of a slash: `SOSE/26271000000`, then `SOSE262710000000`.
 */
export function invoiceNumber(financialYear: number, sequence: number, prefix: string): string {
  const twoDigits = (year: number) => String(year % 100).padStart(2, '0');
  const years = `${twoDigits(financialYear)}${twoDigits(financialYear + 1)}`;
  const counter = String(sequence).padStart(6, '0');
  const forms = [
    `${prefix}/${years}/${counter}`,
    `${prefix}/${years}${counter}`,
    `${prefix}${years}${counter}`,
  ];
  const number = forms.find(({ length }) => length <= longest);
  if (number === undefined) throw new Error(`${forms.at(-1)} is too long for an invoice`);
  return number;
}
