import {
  getInvoices,
  getPackingSlips,
  getParcelLabels,
  getPickList,
} from '../../contract/staff-order-print.ts';
import { serveDownload } from '../http/download.ts';
import type { Limit } from '../http/rate-limit.ts';
import type { Router } from '../http/route.ts';
import { makeDocument } from '../services/document/make-document.ts';
import { readInvoices } from '../services/invoice/read-invoice.ts';
import { readLabels } from '../services/packing/read-labels.ts';
import { readParcels } from '../services/packing/read-parcels.ts';
import { requirePackingStatus } from '../services/packing/list-to-pack.ts';
import { readLogo } from '../services/shop-profile/read-logo.ts';
import { readHead } from '../services/shop-profile/read-head.ts';

/* Prints of up to 50 orders are drawn one after the other for all staff. */
const printsByAccount: Limit = {
  name: 'document_prints',
  points: 30,
  seconds: 60,
  message: 'Too many documents in one minute. Wait a moment and try again.',
};

/* Inline, so that the browser shows it for printing. */
const headersFor = (name: string) => ({
  'Content-Disposition': `inline; filename="${name}.pdf"`,
  'Cache-Control': 'private, no-store',
});

export function staffOrderPrintRoutes(router: Router): void {
  const countPrint = (customerId: number) =>
    router.limits.byKey(printsByAccount, String(customerId));

  serveDownload(router, getPackingSlips, async ({ context, caller, query }) => {
    await countPrint(caller.customerId);
    await requirePackingStatus(context, caller, query.orders);
    return {
      bytes: await makeDocument({
        kind: 'packing slips',
        logo: await readLogo(context),
        parcels: await readParcels(context, query.orders),
        shop: await readHead(context),
        at: context.now(),
      }),
      headers: headersFor('Packing-slips'),
    };
  });
  serveDownload(router, getPickList, async ({ context, caller, query }) => {
    await countPrint(caller.customerId);
    await requirePackingStatus(context, caller, query.orders);
    return {
      bytes: await makeDocument({
        kind: 'pick list',
        parcels: await readParcels(context, query.orders),
        shop: await readHead(context),
        at: context.now(),
      }),
      headers: headersFor('Pick-list'),
    };
  });
  serveDownload(router, getParcelLabels, async ({ context, caller, query }) => {
    await countPrint(caller.customerId);
    await requirePackingStatus(context, caller, query.orders);
    return {
      bytes: await makeDocument({
        kind: 'labels',
        logo: await readLogo(context),
        labels: await readLabels(context, query.orders),
        shop: await readHead(context),
      }),
      headers: headersFor('Labels'),
    };
  });
  serveDownload(router, getInvoices, async ({ context, caller, query }) => {
    await countPrint(caller.customerId);
    return {
      bytes: await makeDocument({
        kind: 'invoices',
        logo: await readLogo(context),
        ...(await readInvoices(context, query.orders)),
      }),
      headers: headersFor('Invoices'),
    };
  });
}
