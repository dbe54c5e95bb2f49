import { left, page, right } from '../invoice/pdf/page.ts';
import { ink, type Pen } from '../invoice/pdf/pen.ts';
import { seller } from '../invoice/seller.ts';
import { formatOrderId } from '../order/order-id.ts';
import { addUpLines, type PickedLine } from './add-up-lines.ts';
import { drawChecklist, drawFoot } from './checklist.ts';
import { day, drawPaper } from './paper.ts';
import type { Parcel } from './read-parcels.ts';

/** What has to be fetched for all parcels together, and how many of it go into which. */
export function drawPickList(
  parcels: readonly Parcel[],
  at: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const lines = addUpLines(parcels);
  return drawPaper('Pick list', at, (pen) => {
    const headEnd = drawHead(pen, parcels, lines, at);
    const rows = lines.map((line) => ({ ...line, below: `${line.sku}, into ${sharesOf(line)}` }));
    drawChecklist(pen, rows, headEnd, () => page.margin);
    drawFoot(pen, 0, `${seller.name}, pick list of ${day(at)}`);
  });
}

const sharesOf = ({ shares }: PickedLine) =>
  shares.map(({ orderId, quantity }) => `${formatOrderId(orderId)}: ${quantity}`).join(', ');

function drawHead(pen: Pen, parcels: readonly Parcel[], lines: PickedLine[], at: Date): number {
  pen.write(seller.name, left, 36, { face: 'display', size: 27, color: ink.leaf });
  pen.dot(left + pen.width(seller.name, { face: 'display', size: 27 }) + 7, 60, 3);
  pen.write('Pick list', right, 36, { face: 'display', size: 20, align: 'right' });
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const orders = parcels.length === 1 ? '1 order' : `${parcels.length} orders`;
  const text = `${day(at)}: ${pieces} pieces of ${lines.length} articles for ${orders}`;
  pen.write(text, left, 84, { face: 'strong', size: 11 });
  return 108;
}
