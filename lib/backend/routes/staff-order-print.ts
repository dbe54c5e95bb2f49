import {
  getInvoices,
  getPackingSlips,
  getParcelLabels,
  getPickList,
} from '../../contract/staff-order-print.ts';
import { serveDownload } from '../http/download.ts';
import type { Router } from '../http/route.ts';
import { drawInvoices } from '../services/invoice/draw-invoices.ts';
import { drawLabels } from '../services/packing/draw-labels.ts';
import { drawPackingSlips } from '../services/packing/draw-packing-slips.ts';
import { drawPickList } from '../services/packing/draw-pick-list.ts';
import { readLabels } from '../services/packing/read-labels.ts';
import { readParcels } from '../services/packing/read-parcels.ts';
import { requireToPack } from '../services/packing/require-to-pack.ts';
import { readHead } from '../services/shop-profile/read-head.ts';

/* Inline, so that the browser shows it for printing. */
const headersFor = (name: string) => ({
  'Content-Disposition': `inline; filename="${name}.pdf"`,
  'Cache-Control': 'private, no-store',
});

export function staffOrderPrintRoutes(router: Router): void {
  serveDownload(router, getPackingSlips, async ({ context, caller, query }) => {
    await requireToPack(context, caller, query.orders);
    return {
      bytes: await drawPackingSlips(
        await readParcels(context, query.orders),
        await readHead(context),
        context.now(),
      ),
      headers: headersFor('Packing-slips'),
    };
  });
  serveDownload(router, getPickList, async ({ context, caller, query }) => {
    await requireToPack(context, caller, query.orders);
    return {
      bytes: await drawPickList(
        await readParcels(context, query.orders),
        await readHead(context),
        context.now(),
      ),
      headers: headersFor('Pick-list'),
    };
  });
  serveDownload(router, getParcelLabels, async ({ context, caller, query }) => {
    await requireToPack(context, caller, query.orders);
    return {
      bytes: await drawLabels(await readLabels(context, query.orders), await readHead(context)),
      headers: headersFor('Labels'),
    };
  });
  serveDownload(router, getInvoices, async ({ context, query }) => ({
    bytes: await drawInvoices(context, query.orders),
    headers: headersFor('Invoices'),
  }));
}
