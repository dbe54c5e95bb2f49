import { pathOf } from '../../contract/endpoint';
import { getCreditNote } from '../../contract/invoice';
import { getInvoices, getPackingSlips, getPickList } from '../../contract/staff-order-print';
import { getStaffInvoice } from '../../contract/staff-refund';

/* Where the browser finds what is printed: at the storefront's door. */

const proxied = (path: string, query = '') => `/api/store${path}${query}`;

export const packingSlipsOf = (orderIds: readonly string[]) =>
  proxied(getPackingSlips.path, `?orders=${orderIds.join(',')}`);

export const pickListOf = (orderIds: readonly string[]) =>
  proxied(getPickList.path, `?orders=${orderIds.join(',')}`);

export const invoicesOf = (orderIds: readonly string[]) =>
  proxied(getInvoices.path, `?orders=${orderIds.join(',')}`);

export const invoiceOf = (orderId: string) => proxied(pathOf(getStaffInvoice, { orderId }));

export const creditNoteOf = (number: string) =>
  proxied(getCreditNote.path, `?number=${encodeURIComponent(number)}`);

export const ordersPath = '/dashboard/orders';

/** All that somebody has to do something about. */
export const openStatuses = 'Pending,Confirmed,Packed,Return Requested,Returned';
export const openOrders = `${ordersPath}?${new URLSearchParams({ status: openStatuses }).toString()}`;

export const orderPath = (orderId: string) => `${ordersPath}/${orderId}`;
