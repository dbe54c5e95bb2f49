import { getCreditNote, getInvoice } from '../../contract/invoice.ts';
import { mayEnter } from '../../contract/staff-area.ts';
import { getStaffInvoice } from '../../contract/staff-refund.ts';
import type { InvoiceDocument } from '../db/schema/invoice.ts';
import { serveDownload } from '../http/download.ts';
import type { Router } from '../http/route.ts';
import { drawInvoice } from '../services/invoice/draw-invoice.ts';
import { readByNumber, readInvoice } from '../services/invoice/read-invoice.ts';
import { orderIdOf } from '../services/order/order-id.ts';

export function invoiceRoutes(router: Router): void {
  serveDownload(router, getInvoice, async ({ context, caller: { customerId }, query }) => {
    const name = query.source_doc;
    const document = name.includes('/')
      ? await readByNumber(context, customerId, 'invoice', name)
      : await readInvoice(context, customerId, orderIdOf(name));
    return asFile(document);
  });
  serveDownload(router, getStaffInvoice, async ({ context, param }) =>
    asFile(await readInvoice(context, 'staff', orderIdOf(param('orderId')))),
  );
  serveDownload(router, getCreditNote, async ({ context, caller, query }) => {
    const reader = mayEnter(caller, 'orders') ? 'staff' : caller.customerId;
    return asFile(await readByNumber(context, reader, 'credit_note', query.number));
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
