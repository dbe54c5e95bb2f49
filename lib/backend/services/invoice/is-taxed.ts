import type { InvoiceDocument } from '../../db/schema/invoice.ts';

/** Whether it is issued under a GSTIN; else it is a bill of supply, in which nothing is tax. */
export const isTaxed = ({ seller }: Pick<InvoiceDocument, 'seller'>): boolean =>
  seller.gstin !== '';
