import type { InvoiceDocument } from '../../db/schema/invoice.ts';
import { formatOrderId } from '../order/order-id.ts';
import { invoiceColumns } from './pdf/columns.ts';
import { drawAccount, drawFeet } from './pdf/draw-foot.ts';
import { drawHead, documentTitle } from './pdf/draw-head.ts';
import { drawRows } from './pdf/draw-rows.ts';
import { left, page, right } from './pdf/page.ts';
import { openDocument, Pen, ink } from './pdf/pen.ts';

/**
 * Renders an invoice or credit note as PDF; deterministic: the same document gives the same bytes.
 */
export async function drawInvoice(
  invoice: InvoiceDocument,
  logo?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { number, seller, issuedAt } = invoice;
  const doc = openDocument(`${documentTitle(invoice)} ${number}`, seller.name, new Date(issuedAt));
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const written = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  drawPages(new Pen(doc), invoice, logo);
  doc.end();
  await written;
  return new Uint8Array(Buffer.concat(parts));
}

/**
 * Draws from the top of an empty page, over as many pages as needed. The pen must have no other
 * pages: the footer counts all of them.
 */
function drawPages(pen: Pen, invoice: InvoiceDocument, logo?: string): void {
  const columns = invoiceColumns(invoice);
  const headEnd = drawHead(pen, invoice, logo);
  const rowsEnd = drawRows(pen, invoice, columns, headEnd);
  drawAccount(pen, invoice, rowsEnd);
  drawFeet(pen, invoice);
}

export interface InvoicePrint {
  invoices: InvoiceDocument[];
  /** Orders without an invoice, named on the last page. */
  leftOut: number[];
  shopName: string;
  at: Date;
}

/** Renders several invoices into one PDF. `logo`: a data URI. */
export async function drawInvoices(
  { invoices, leftOut, shopName, at }: InvoicePrint,
  logo?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = openDocument('Invoices', shopName, at);
  const pen = new Pen(doc);
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const { promise: written, resolve, reject } = Promise.withResolvers<void>();
  doc.on('end', resolve).on('error', reject);
  for (const [i, invoice] of invoices.entries()) {
    if (i > 0) doc.addPage();
    drawPages(pen, invoice, logo);
    // Flushed here, so that the footer of the next invoice counts only its own pages.
    doc.flushPages();
  }
  if (leftOut.length > 0) {
    doc.addPage();
    drawLeftOut(pen, leftOut);
  }
  doc.end();
  await written;
  return new Uint8Array(Buffer.concat(parts));
}

function drawLeftOut(pen: Pen, leftOut: readonly number[]): void {
  const width = right - left;
  const top = page.margin;
  const title = { face: 'display', size: 20, color: ink.leaf, role: 'H1' } as const;
  const begin = pen.writeLines('Orders not included', left, top, width, title);
  const why = 'These orders have no invoice yet. Invoices are created when orders are packed.';
  const end = pen.writeLines(why, left, begin + 4, width, { size: 11 });
  pen.writeLines(leftOut.map(formatOrderId).join(', '), left, end + 10, width, {
    face: 'strong',
    size: 13,
  });
}
