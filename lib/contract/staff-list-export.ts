import { object, string } from 'yup';
import { download } from './download.ts';
import type { StaffArea } from './staff-area.ts';
import { xlsxType, type ExportFormat } from './staff-export.ts';

/** Lists that staff download as a whole, with the right that each needs. */
export const exportedLists = {
  orders: { label: 'Orders', area: 'orders' },
  'order-rows': { label: 'Order items', area: 'orders' },
  invoices: { label: 'Invoices and credit notes', area: 'reports' },
  customers: { label: 'Customers', area: 'customers' },
  leads: { label: 'Enquiries', area: 'leads' },
  stock: { label: 'Stock', area: 'catalogue' },
  vouchers: { label: 'Gift vouchers', area: 'customers' },
  payments: { label: 'Payments', area: 'orders' },
} as const satisfies Record<string, { label: string; area: StaffArea }>;
export type ExportedList = keyof typeof exportedLists;

const listExport = (name: ExportedList) =>
  download({
    path: `/staff/export/${name}/`,
    caller: 'staff',
    area: exportedLists[name].area,
    summary: `Export ${exportedLists[name].label} as CSV or, with format=xlsx, XLSX`,
    query: object({
      format: string<ExportFormat>().oneOf(['csv', 'xlsx'], 'Choose csv or xlsx').default('csv'),
    }),
    mediaType: 'text/csv',
    otherMediaTypes: [xlsxType],
  });

export const exportOrders = listExport('orders');
export const exportOrderRows = listExport('order-rows');
export const exportInvoices = listExport('invoices');
export const exportCustomers = listExport('customers');
export const exportLeads = listExport('leads');
export const exportStock = listExport('stock');
export const exportVouchers = listExport('vouchers');
export const exportPayments = listExport('payments');
