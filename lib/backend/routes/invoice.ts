import { getCreditNote, getInvoice } from '../../contract/invoice.ts';
import { mayEnter } from '../../contract/staff-area.ts';
import { getStaffInvoice } from '../../contract/staff-refund.ts';
import type { InvoiceDocument } from '../db/schema/invoice.ts';
import { serveDownload } from '../http/download.ts';
import type { Router } from '../http/route.ts';
import { drawInvoice } from '../services/invoice/draw-invoice.ts';
import { readCreditNote, readInvoice } from '../services/invoice/read-invoice.ts';
import { orderIdOf } from '../services/order/order-id.ts';

export function invoiceRoutes(router: Router): void {
  serveDownload(router, getInvoice, async ({ context, caller, query }) =>
    asFile(await readInvoice(context, caller.customerId, orderIdOf(query.source_doc))),
  );
  serveDownload(router, getStaffInvoice, async ({ context, param }) =>
    asFile(await readInvoice(context, 'staff', orderIdOf(param('orderId')))),
  );
  serveDownload(router, getCreditNote, async ({ context, caller, query }) => {
    const reader = mayEnter(caller, 'orders') ? 'staff' : caller.customerId;
    return asFile(await readCreditNote(context, reader, query.number));
  });
}

/* `Invoice-SOSE-2627-000001.pdf`, `Credit-note-CN-2627-000001.pdf`. */
async function asFile(document: InvoiceDocument) {
  const what = document.against ? 'Credit-note' : 'Invoice';
  const name = `${what}-${document.number.replaceAll('/', '-')}.pdf`;
  return {
    bytes: await drawInvoice(document),
    headers: {
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  };
}
