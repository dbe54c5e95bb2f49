import type { InvoiceDocument } from '../../db/schema/invoice.ts';

/** Whether the seller is registered for GST: only then a price contains tax. */
export const isRegistered = ({ seller }: Pick<InvoiceDocument, 'seller'>): boolean =>
  seller.gstin !== '';

/** Whether a document shows taxes; otherwise it is a bill of supply, which contains none. */
export const isTaxed = (document: Pick<InvoiceDocument, 'seller' | 'form'>): boolean =>
  isRegistered(document) && document.form !== 'bill_of_supply';
