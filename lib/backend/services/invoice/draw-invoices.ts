import type { ServiceContext } from '../../context.ts';
import { formatOrderId } from '../order/order-id.ts';
import { readHead } from '../shop-profile/read-head.ts';
import { chooseInvoiced } from './choose-invoiced.ts';
import { drawPages } from './draw-invoice.ts';
import { left, page, right } from './pdf/page.ts';
import { ink, openDocument, Pen } from './pdf/pen.ts';
import { readInvoice } from './read-invoice.ts';

/**
 * Renders the invoices of these orders (`SO-000001,SO-000002`) into one PDF. Reads and draws one at
 * a time and streams each part before the next is read. Lists orders without an invoice on the last
 * page. 404 and 409 as for `chooseInvoiced`.
 */
export async function drawInvoices(
  context: ServiceContext,
  names: string,
): Promise<AsyncIterable<Uint8Array>> {
  const { invoiced, leftOut } = await chooseInvoiced(context, names);
  const { name } = await readHead(context);
  return drawEach(context, name, invoiced, leftOut);
}

async function* drawEach(
  context: ServiceContext,
  shopName: string,
  invoiced: readonly number[],
  leftOut: readonly number[],
): AsyncGenerator<Uint8Array> {
  const doc = openDocument('Invoices', shopName, context.now());
  const pen = new Pen(doc);
  for (const [i, orderId] of invoiced.entries()) {
    const invoice = await readInvoice(context, 'staff', orderId);
    if (i > 0) doc.addPage();
    drawPages(pen, invoice);
    // Flushed here, so that the footer of the next invoice counts only its own pages.
    doc.flushPages();
    const part = doc.read() as Buffer | null;
    if (part) yield part;
  }
  if (leftOut.length > 0) {
    doc.addPage();
    drawLeftOut(pen, leftOut);
  }
  doc.end();
  for await (const part of doc) yield part as Buffer;
}

function drawLeftOut(pen: Pen, leftOut: readonly number[]): void {
  const width = right - left;
  const top = page.margin;
  const title = { face: 'display' as const, size: 20, color: ink.leaf };
  const begin = pen.writeLines('Left out', left, top, width, title);
  const why = 'These orders have no invoice yet. It comes when an order is packed.';
  const end = pen.writeLines(why, left, begin + 4, width, { size: 11 });
  pen.writeLines(leftOut.map(formatOrderId).join(', '), left, end + 10, width, {
    face: 'strong',
    size: 13,
  });
}
