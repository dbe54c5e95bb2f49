import { invoicePath, invoiceQuery } from '../../contract/invoice.ts';
import { authenticate } from '../http/authenticate.ts';
import type { Router } from '../http/route.ts';
import { queryOf, validate } from '../http/validate.ts';
import { drawInvoice } from '../services/invoice/draw-invoice.ts';
import { readInvoice } from '../services/invoice/read-invoice.ts';
import { orderIdOf } from '../services/order/order-id.ts';

/** A PDF is no envelope: it is served as what it is. Failures come in the envelope all the same. */
export function invoiceRoutes(router: Router): void {
  router.app.get(invoicePath.replace(/\/$/, ''), async (c) => {
    const context = router.contextFor(c);
    const caller = await authenticate(c, 'customer', context);
    if (caller?.kind !== 'customer') throw new Error('Only customers come this far');
    const { source_doc } = await validate(invoiceQuery, queryOf(c));
    const invoice = await readInvoice(context, caller.customerId, orderIdOf(source_doc));
    const bytes = await drawInvoice(invoice);
    return c.body(bytes, 200, {
      'Content-Type': 'application/pdf',
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': `attachment; filename="${fileName(invoice.number)}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}

/** `Invoice-SOSE-2627-000001.pdf`. */
const fileName = (number: string) => `Invoice-${number.replaceAll('/', '-')}.pdf`;
