import type { InvoiceAmounts } from '../../db/schema/invoice.ts';

/**
 * Parts an amount that contains GST into its taxable value and its taxes, all in paise: one half
 * each for centre and state within the seller's state, all of it integrated across a border. Of an
 * odd paisa the centre's half is the larger one, so that nothing is lost.
 */
export function splitGst(gross: number, tax: number, isWithinState: boolean): InvoiceAmounts {
  const cgst = isWithinState ? Math.ceil(tax / 2) : 0;
  const sgst = isWithinState ? tax - cgst : 0;
  return { taxable: gross - tax, cgst, sgst, igst: isWithinState ? 0 : tax, gross };
}

/** Adds amounts up, column by column. */
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
