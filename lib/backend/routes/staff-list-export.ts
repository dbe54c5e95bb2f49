import { fromReader } from '../db/reader/from-reader.ts';
import { dayInIndia } from '../../contract/india-clock.ts';
import { xlsxType } from '../../contract/staff-export.ts';
import * as calls from '../../contract/staff-list-export.ts';
import { asAttachment } from '../http/attachment-header.ts';
import { serveDownload } from '../http/download.ts';
import type { Limit } from '../http/rate-limit.ts';
import type { Router } from '../http/route.ts';
import { exportList } from '../services/list-export/export-list.ts';
import { listSource } from '../services/list-export/list-columns.ts';
import { writeAudit } from '../services/staff/write-audit.ts';

const exportsByAccount: Limit = {
  name: 'list-export',
  points: 60,
  seconds: 3600,
  message: 'Too many exports in a short time. Try again later.',
};

export function staffListExportRoutes(router: Router): void {
  const serve = (call: typeof calls.exportOrders, list: calls.ExportedList) =>
    serveDownload(router, call, async ({ context, caller, query: { format } }) => {
      const name = `${list}-${dayInIndia(context.now())}.${format}`;
      const source = listSource(list, caller);
      await router.limits.byKey(exportsByAccount, String(caller.customerId));
      await writeAudit(context, caller, 'list.export', `list:${list}`, { after: { format } });
      return {
        bytes: exportList(
          await fromReader(context),
          calls.exportedLists[list].label,
          source,
          format,
        ),
        ...(format === 'xlsx' && { type: xlsxType }),
        headers: asAttachment(name),
      };
    });
  serve(calls.exportOrders, 'orders');
  serve(calls.exportOrderRows, 'order-rows');
  serve(calls.exportInvoices, 'invoices');
  serve(calls.exportCustomers, 'customers');
  serve(calls.exportLeads, 'leads');
  serve(calls.exportStock, 'stock');
  serve(calls.exportVouchers, 'vouchers');
  serve(calls.exportPayments, 'payments');
}
