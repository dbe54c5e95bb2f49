import { object, string } from 'yup';
import { download } from './download.ts';

export const getInvoice = download({
  path: '/accounting/invoice-pdf/',
  caller: 'customer',
  summary: 'The GST tax invoice of an order, or by its number that of a month of Elite',
  query: object({
    source_doc: string().trim().max(40).required('source_doc is required'),
  }),
  mediaType: 'application/pdf',
});

export const getCreditNote = download({
  path: '/accounting/credit-note-pdf/',
  caller: 'customer',
  summary: 'A GST credit note, for whoever the order belongs to and for staff of the orders',
  query: object({
    number: string().trim().max(40).required('number is required'),
  }),
  mediaType: 'application/pdf',
});
