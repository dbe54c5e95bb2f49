import { pathOf } from '../../contract/endpoint';
import { getCreditNote } from '../../contract/invoice';
import { getInvoices, getPackingSlips, getPickList } from '../../contract/staff-order-print';
import { getStaffInvoice } from '../../contract/staff-refund';

/* Where the browser finds what is printed: at the storefront's door. */

const door = (path: string, query = '') => `/api/store${path}${query}`;

export const packingSlipsOf = (orderIds: readonly string[]) =>
  door(getPackingSlips.path, `?orders=${orderIds.join(',')}`);

export const pickListOf = (orderIds: readonly string[]) =>
  door(getPickList.path, `?orders=${orderIds.join(',')}`);

export const invoicesOf = (orderIds: readonly string[]) =>
  door(getInvoices.path, `?orders=${orderIds.join(',')}`);

export const invoiceOf = (orderId: string) => door(pathOf(getStaffInvoice, { orderId }));

export const creditNoteOf = (number: string) =>
  door(getCreditNote.path, `?number=${encodeURIComponent(number)}`);

export const ordersRoom = '/dashboard/orders';

/** All that somebody has to do something about. */
export const openStatuses = 'Pending,Confirmed,Packed,Return Requested,Returned';
export const openOrders = `${ordersRoom}?${new URLSearchParams({ status: openStatuses }).toString()}`;

export const orderRoom = (orderId: string) => `${ordersRoom}/${orderId}`;
