import { buildPath } from '../../contract/endpoint';
import { getCreditNote } from '../../contract/invoice';
import {
  getInvoices,
  getPackingSlips,
  getParcelLabels,
  getPickList,
} from '../../contract/staff-order-print';
import { getStaffInvoice } from '../../contract/staff-refund';

/* Printed documents are fetched through the API proxy. */

const proxyUrl = (path: string, query = '') => `/api/store${path}${query}`;

export const packingSlipsUrl = (orderIds: readonly string[]) =>
  proxyUrl(getPackingSlips.path, `?orders=${orderIds.join(',')}`);

export const pickListUrl = (orderIds: readonly string[]) =>
  proxyUrl(getPickList.path, `?orders=${orderIds.join(',')}`);

export const labelsUrl = (orderIds: readonly string[]) =>
  proxyUrl(getParcelLabels.path, `?orders=${orderIds.join(',')}`);

export const invoicesUrl = (orderIds: readonly string[]) =>
  proxyUrl(getInvoices.path, `?orders=${orderIds.join(',')}`);

export const invoiceUrl = (orderId: string) => proxyUrl(buildPath(getStaffInvoice, { orderId }));

export const creditNoteUrl = (number: string) =>
  proxyUrl(getCreditNote.path, `?number=${encodeURIComponent(number)}`);
