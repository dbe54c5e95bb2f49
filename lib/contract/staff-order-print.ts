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
  summary: 'What belongs into the parcel of each order, to be ticked off: a page or more each',
  query: object({ orders: chosen() }),
  mediaType: 'application/pdf',
});

export const getParcelLabels = download({
  path: '/staff/parcel-labels/',
  caller: 'staff',
  area: 'packing',
  summary:
    'Labels of 4 × 6 inches with a barcode for the parcels of these orders; the same file each time',
  query: object({ orders: chosen() }),
  mediaType: 'application/pdf',
});

export const getPickList = download({
  path: '/staff/pick-list/',
  caller: 'staff',
  area: 'packing',
  summary: 'What has to be picked for all of these orders together',
  query: object({ orders: chosen() }),
  mediaType: 'application/pdf',
});

export const getInvoices = download({
  path: '/staff/invoices/',
  caller: 'staff',
  area: 'orders',
  summary:
    'The invoices of these orders in one document; those without one are named on its last page, 409 where none has one',
  query: object({ orders: chosen(maxInvoicesPerBatch) }),
  mediaType: 'application/pdf',
});
