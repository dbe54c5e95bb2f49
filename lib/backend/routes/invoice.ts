import { getInvoice } from '../../contract/invoice.ts';
import { serveDownload } from '../http/download.ts';
import type { Router } from '../http/route.ts';
import { drawInvoice } from '../services/invoice/draw-invoice.ts';
import { readInvoice } from '../services/invoice/read-invoice.ts';
import { orderIdOf } from '../services/order/order-id.ts';

export function invoiceRoutes(router: Router): void {
  serveDownload(router, getInvoice, async ({ context, caller, query }) => {
    const invoice = await readInvoice(context, caller.customerId, orderIdOf(query.source_doc));
    return {
      bytes: await drawInvoice(invoice),
      headers: {
        'Content-Disposition': `attachment; filename="${fileName(invoice.number)}"`,
        'Cache-Control': 'private, no-store',
      },
    };
  });
}

/** `Invoice-SOSE-2627-000001.pdf`. */
const fileName = (number: string) => `Invoice-${number.replaceAll('/', '-')}.pdf`;
