import type { InvoiceDocument } from '../../db/schema/invoice.ts';

/** Whether it is issued under a GSTIN; otherwise it is a bill of supply, which contains no tax. */
export const isTaxed = ({ seller }: Pick<InvoiceDocument, 'seller'>): boolean =>
  seller.gstin !== '';
