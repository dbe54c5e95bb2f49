import { object, string } from 'yup';

/** `GET ?source_doc={order_id}`, for its customer alone: the GST tax invoice, `application/pdf`. */
export const invoicePath = '/accounting/invoice-pdf/';

export const invoiceQuery = object({
  source_doc: string().trim().max(40).required('Please say which order: source_doc'),
});
