import { left, page, right } from '../invoice/pdf/page.ts';
import type { Pen } from '../invoice/pdf/pen.ts';
import { formatOrderId } from '../order/order-id.ts';
import type { ShopHead } from '../shop-profile/read-head.ts';
import { drawChecklist, drawFoot } from './checklist.ts';
import { day, drawName, drawDocument } from './paper.ts';
import type { Parcel } from './read-parcels.ts';

/**
 * Draws the pick list: total quantity per product for all parcels, and how many pieces go into
 * which order.
 */
export function drawPickList(
  parcels: readonly Parcel[],
  shop: ShopHead,
  at: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const lines = addUpLines(parcels);
  return drawDocument('Pick list', shop.name, at, (pen) => {
    drawName(pen, shop.name);
    const headEnd = drawHead(pen, parcels, lines, at);
    const rows = lines.map((line) => ({
      ...line,
      below: [line.packSize, line.sku, `for ${formatShares(line)}`].filter(Boolean).join(', '),
    }));
    drawChecklist(pen, rows, headEnd, () => page.margin);
    drawFoot(pen, 0, `${shop.name}, pick list, ${day(at)}`);
  });
}

const formatShares = ({ shares }: PickedLine) =>
  shares.map(({ orderId, quantity }) => `${formatOrderId(orderId)}: ${quantity}`).join(', ');

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

function drawHead(pen: Pen, parcels: readonly Parcel[], lines: PickedLine[], at: Date): number {
  pen.write('Pick list', right, 36, { face: 'display', size: 20, align: 'right' });
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  // An order that is sent in several parcels counts once.
  const orders = new Set(parcels.map(({ id }) => id)).size;
  const text = `${day(at)}: ${count(pieces, 'unit')} of ${count(lines.length, 'product')} for ${count(orders, 'order')}`;
  pen.write(text, left, 84, { face: 'strong', size: 11 });
  return 108;
}

interface PickedLine {
  name: string;
  sku: string;
  packSize: string;
  /** Total over all parcels. */
  quantity: number;
  shares: { orderId: number; quantity: number }[];
}

/** Adds up the lines of all parcels: one row per product, sorted by product id. */
export function addUpLines(parcels: readonly Parcel[]): PickedLine[] {
  const rows = new Map<number, PickedLine>();
  for (const { id, lines } of parcels) {
    for (const { productId, name, sku, packSize, quantity } of lines) {
      const row = rows.get(productId) ?? { name, sku, packSize, quantity: 0, shares: [] };
      row.quantity += quantity;
      const share = row.shares.find(({ orderId }) => orderId === id);
      if (share) share.quantity += quantity;
      else row.shares.push({ orderId: id, quantity });
      rows.set(productId, row);
    }
  }
  return [...rows.values()].sort((a, b) => a.sku.localeCompare(b.sku, 'en'));
}
