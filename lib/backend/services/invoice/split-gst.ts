import type { InvoiceAmounts } from '../../db/schema/invoice.ts';
import { gstContained, shareHalfUp } from '../cart/totals.ts';

/**
 * Splits an amount that contains GST into taxable value and taxes, all in paise. CGST and SGST are
 * the same rate of the same value, so one is computed (rounded half up) and counted twice; the rest
 * is the taxable value. Across a state border all of it is IGST. `rate` is in hundredths of a
 * percent.
 */
export function splitGst(gross: number, rate: number, isWithinState: boolean): InvoiceAmounts {
  if (isWithinState) {
    const half = shareHalfUp(gross, rate, 2 * (10_000 + rate));
    return { taxable: gross - 2 * half, cgst: half, sgst: half, igst: 0, gross };
  }
  const igst = gstContained(gross, rate);
  return { taxable: gross - igst, cgst: 0, sgst: 0, igst, gross };
}

/** Adds amounts column by column. */
export function addAmounts(parts: readonly InvoiceAmounts[]): InvoiceAmounts {
  const add = (name: keyof InvoiceAmounts) => parts.reduce((sum, part) => sum + part[name], 0);
  return {
    taxable: add('taxable'),
    cgst: add('cgst'),
    sgst: add('sgst'),
    igst: add('igst'),
    gross: add('gross'),
  };
}
