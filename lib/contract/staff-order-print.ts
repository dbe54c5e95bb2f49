import { object, string } from 'yup';
import { download } from './download.ts';
import { maxOrdersPerBatch } from './staff-order-work.ts';

/** Maximum number of invoices per print. */
export const maxInvoicesPerBatch = 50;

const chosen = (maxOrders = maxOrdersPerBatch) =>
  string()
    .trim()
    .required('Choose orders')
    .matches(/^SO-\d{6,10}(,SO-\d{6,10})*$/, 'Enter order numbers such as SO-000001,SO-000002')
    .test(
      'most',
      `Choose up to ${maxOrders} orders`,
      (value) => value.split(',').length <= maxOrders,
    );

export const getPackingSlips = download({
  path: '/staff/packing-slips/',
  caller: 'staff',
  area: 'packing',
  summary: 'Print packing slips, one or more pages per order',
  query: object({ orders: chosen() }),
  mediaType: 'application/pdf',
});

export const getParcelLabels = download({
  path: '/staff/parcel-labels/',
  caller: 'staff',
  area: 'packing',
  summary:
    'Print 4 × 6 inch labels with barcodes for the parcels of these orders; printing again gives the same file',
  query: object({ orders: chosen() }),
  mediaType: 'application/pdf',
});

export const getPickList = download({
  path: '/staff/pick-list/',
  caller: 'staff',
  area: 'packing',
  summary: 'Print one pick list for all of these orders',
  query: object({ orders: chosen() }),
  mediaType: 'application/pdf',
});

export const getInvoices = download({
  path: '/staff/invoices/',
  caller: 'staff',
  area: 'orders',
  summary:
    'Print the invoices of these orders in one document; orders without one are listed on the last page, 409 if none has one',
  query: object({ orders: chosen(maxInvoicesPerBatch) }),
  mediaType: 'application/pdf',
});
