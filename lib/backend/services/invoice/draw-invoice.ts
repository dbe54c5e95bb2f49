import type { InvoiceDocument } from '../../db/schema/invoice.ts';
import { invoiceColumns } from './pdf/columns.ts';
import { drawAccount, drawFeet } from './pdf/draw-foot.ts';
import { drawHead, documentTitle } from './pdf/draw-head.ts';
import { drawRows } from './pdf/draw-rows.ts';
import { openDocument, Pen } from './pdf/pen.ts';

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
export function drawPages(pen: Pen, invoice: InvoiceDocument, logo?: string): void {
  const columns = invoiceColumns(invoice);
  const headEnd = drawHead(pen, invoice, logo);
  const rowsEnd = drawRows(pen, invoice, columns, headEnd);
  drawAccount(pen, invoice, rowsEnd);
  drawFeet(pen, invoice);
}
