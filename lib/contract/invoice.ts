import { object, string } from 'yup';
import { download } from './download.ts';

export const getInvoice = download({
  path: '/accounting/invoice-pdf/',
  caller: 'customer',
  summary: 'Download the GST invoice of an order, or of a membership month by invoice number',
  query: object({
    source_doc: string().trim().max(40).required('source_doc is required'),
  }),
  mediaType: 'application/pdf',
});

export const getCreditNote = download({
  path: '/accounting/credit-note-pdf/',
  caller: 'customer',
  summary:
    'Download a GST credit note; only the customer of the order and staff with access to orders',
  query: object({
    number: string().trim().max(40).required('number is required'),
  }),
  mediaType: 'application/pdf',
});
