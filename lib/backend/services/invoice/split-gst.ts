import type { InvoiceAmounts } from '../../db/schema/invoice.ts';

/**
 * Splits an amount that contains GST into taxable value and taxes, all in paise: half CGST and half
 * SGST within the seller's state, otherwise all IGST. For an odd number of paise CGST is the larger
 * half, so that no paisa is lost.
 */
export function splitGst(gross: number, tax: number, isWithinState: boolean): InvoiceAmounts {
  const cgst = isWithinState ? Math.ceil(tax / 2) : 0;
  const sgst = isWithinState ? tax - cgst : 0;
  return { taxable: gross - tax, cgst, sgst, igst: isWithinState ? 0 : tax, gross };
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
