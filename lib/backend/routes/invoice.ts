import { getCreditNote, getInvoice } from '../../contract/invoice.ts';
import { mayEnter } from '../../contract/staff-area.ts';
import { getStaffInvoice } from '../../contract/staff-refund.ts';
import type { ServiceContext } from '../context.ts';
import type { InvoiceDocument } from '../db/schema/invoice.ts';
import { asAttachment } from '../http/attachment-header.ts';
import { serveDownload } from '../http/download.ts';
import type { Limit } from '../http/rate-limit.ts';
import type { Router } from '../http/route.ts';
import { makeDocument } from '../services/document/make-document.ts';
import { readLogo } from '../services/shop-profile/read-logo.ts';
import { readByNumber, readInvoice } from '../services/invoice/read-invoice.ts';
import { orderIdOf } from '../services/order/order-id.ts';

const downloadsByAccount: Limit = {
  name: 'document_downloads',
  points: 60,
  seconds: 60,
  message: 'Too many documents in one minute. Wait a moment and try again.',
};

export function invoiceRoutes(router: Router): void {
  const countDownload = (customerId: number) =>
    router.limits.byKey(downloadsByAccount, String(customerId));

  serveDownload(router, getInvoice, async ({ context, caller: { customerId }, query }) => {
    await countDownload(customerId);
    const name = query.source_doc;
    const document = name.includes('/')
      ? await readByNumber(context, customerId, 'invoice', name)
      : await readInvoice(context, customerId, orderIdOf(name));
    return asFile(context, document);
  });
  serveDownload(router, getStaffInvoice, async ({ context, caller, orderParam }) => {
    await countDownload(caller.customerId);
    return asFile(context, await readInvoice(context, 'staff', orderParam()));
  });
  serveDownload(router, getCreditNote, async ({ context, caller, query }) => {
    await countDownload(caller.customerId);
    const reader = mayEnter(caller, 'orders') ? 'staff' : caller.customerId;
    return asFile(context, await readByNumber(context, reader, 'credit_note', query.number));
  });
}

/* `Invoice-SOSE-2627-000001.pdf`, `Credit-note-CN-2627-000001.pdf`. */
async function asFile(context: ServiceContext, document: InvoiceDocument) {
  const what = document.against ? 'Credit-note' : 'Invoice';
  const name = `${what}-${document.number.replaceAll('/', '-')}.pdf`;
  return {
    bytes: await makeDocument({
      kind: 'invoice',
      invoice: document,
      logo: await readLogo(context),
    }),
    headers: {
      ...asAttachment(name),
      'Cache-Control': 'private, no-store',
    },
  };
}
