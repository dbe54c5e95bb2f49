import type { InvoiceDocument } from '../../db/schema/invoice.ts';
import { drawInvoice, drawInvoices, type InvoicePrint } from '../invoice/draw-invoice.ts';
import { drawLabels } from '../packing/draw-labels.ts';
import { drawPackingSlips } from '../packing/draw-packing-slips.ts';
import { drawPickList } from '../packing/draw-pick-list.ts';
import type { Label } from '../packing/read-labels.ts';
import type { Parcel } from '../packing/read-parcels.ts';
import type { ShopHead } from '../shop-profile/read-head.ts';

/** Everything that a document shows; it can be sent to a worker thread. */
export type DocumentContent = { logo?: string | undefined } & (
  | { kind: 'invoice'; invoice: InvoiceDocument }
  | ({ kind: 'invoices' } & InvoicePrint)
  | { kind: 'labels'; labels: Label[]; shop: ShopHead }
  | { kind: 'packing slips'; parcels: Parcel[]; shop: ShopHead; at: Date }
  | { kind: 'pick list'; parcels: Parcel[]; shop: ShopHead; at: Date }
);

/** Draws a document as PDF; deterministic: the same content gives the same bytes. */
export function drawDocument(content: DocumentContent): Promise<Uint8Array<ArrayBuffer>> {
  switch (content.kind) {
    case 'invoice':
      return drawInvoice(content.invoice, content.logo);
    case 'invoices':
      return drawInvoices(content, content.logo);
    case 'labels':
      return drawLabels(content.labels, content.shop, content.logo);
    case 'packing slips':
      return drawPackingSlips(content.parcels, content.shop, content.at, content.logo);
    case 'pick list':
      return drawPickList(content.parcels, content.shop, content.at);
  }
}
