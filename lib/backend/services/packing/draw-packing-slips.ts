import { formatMobile } from '../../../contract/format-mobile.ts';
import { rupees } from '../invoice/pdf/money.ts';
import { bottom, left, page, right } from '../invoice/pdf/page.ts';
import { ink, lineHeight, type Pen } from '../invoice/pdf/pen.ts';
import { formatOrderId } from '../order/order-id.ts';
import type { ShopHead } from '../shop-profile/read-head.ts';
import { drawChecklist, drawFoot } from './checklist.ts';
import { day, drawName, drawDocument } from './paper.ts';
import type { Parcel } from './read-parcels.ts';

/**
 * Draws one packing slip per parcel: address, checklist of contents, gift message. A gift shows no
 * amounts.
 */
export function drawPackingSlips(
  parcels: readonly Parcel[],
  shop: ShopHead,
  at: Date,
  logo?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const title = parcels.length === 1 && parcels[0] ? formatOrderId(parcels[0].id) : 'Packing slips';
  return drawDocument(title, shop.name, at, (pen) =>
    parcels.forEach((parcel, i) => {
      if (i > 0) pen.doc.addPage();
      drawSlip(pen, parcel, shop, logo);
    }),
  );
}

function drawSlip(pen: Pen, parcel: Parcel, shop: ShopHead, logo?: string): void {
  const { start, count } = pen.doc.bufferedPageRange();
  const first = start + count - 1;
  const name = formatOrderId(parcel.id);
  const pieces = parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  drawName(pen, shop.name, logo);
  const headEnd = drawAddress(pen, parcel, drawHead(pen, parcel, pieces));
  const rows = parcel.lines.map((line) => ({
    ...line,
    below: [line.packSize, line.sku].filter(Boolean).join(', '),
    heading: line.combo ? `${line.combo.name} × ${line.combo.quantity}` : undefined,
  }));
  const end = drawChecklist(pen, rows, headEnd, () => {
    pen.write(`${name}, continued`, left, page.margin, { face: 'strong', size: 11 });
    return page.margin + 22;
  });
  if (parcel.giftMessage) drawGiftMessage(pen, parcel.giftMessage, end + 20);
  drawFoot(pen, first, [shop.name, ...shop.address, shop.phone].filter(Boolean).join(', '));
}

function drawHead(pen: Pen, parcel: Parcel, pieces: number): number {
  pen.write('Packing slip', left, 76, { size: 9, color: ink.grey });
  pen.write(formatOrderId(parcel.id), right, 32, { face: 'strong', size: 30, align: 'right' });
  const kinds = [
    parcel.partLabel,
    parcel.isPriority && 'Priority member',
    parcel.isGift && 'Gift',
  ].filter(Boolean);
  if (kinds.length > 0) {
    const text = kinds.join(', ');
    pen.write(text, right, 72, { face: 'strong', size: 13, align: 'right', color: ink.clay });
  }
  const facts: [string, string][] = [
    ['Items', String(pieces)],
    ['Ordered', day(parcel.placedAt)],
    ...(parcel.expectedOn ? [['Deliver by', day(parcel.expectedOn)] as [string, string]] : []),
    ...(parcel.courier
      ? [
          ['Courier', [parcel.courier, parcel.trackingNumber].filter(Boolean).join(', ')] as [
            string,
            string,
          ],
        ]
      : []),
    ['Payment', paymentText(parcel)],
  ];
  const from = right - 236;
  return facts.reduce((y, [term, value]) => {
    pen.write(term, from, y, { color: ink.grey });
    const width = right - from - pen.width(term) - 8;
    pen.writeFitted(value, right, y, width, { face: 'strong', align: 'right' });
    pen.rule(from, y + lineHeight(9), right, y + lineHeight(9));
    return y + lineHeight(9) + 2.5;
  }, 96);
}

function paymentText({ cashDue, isGift }: Parcel): string {
  if (cashDue === 0) return 'Paid';
  return isGift ? 'Cash on Delivery' : `Collect ${rupees(cashDue)}`;
}

function drawAddress(pen: Pen, { address }: Parcel, factsEnd: number): number {
  const width = right - left - 264;
  const mobile = formatMobile(address.mobile);
  pen.write('Deliver to', left, 96, { size: 8, color: ink.grey });
  let y = pen.writeLines(address.fullName, left, 109, width, { face: 'strong', size: 15 });
  y = pen.writeLines(address.fullAddress, left, y, width, { size: 11.5 });
  y = pen.writeLines(mobile, left, y + 2, width, { face: 'strong', size: 11.5 });
  return Math.max(y, factsEnd) + 18;
}

function drawGiftMessage(pen: Pen, message: string, from: number): void {
  const inset = 16;
  const style = { face: 'display' as const, size: 14 };
  const lines = pen.lines(message, right - left - 2 * inset, style).length;
  const height = lines * lineHeight(style.size) + 18 + 2 * inset;
  let top = from;
  if (top + height > bottom) {
    pen.doc.addPage();
    top = page.margin;
  }
  pen.box(left, top, right - left, height, 0.8);
  pen.write('Gift message', left + inset, top + inset - 2, {
    size: 8,
    color: ink.grey,
  });
  pen.writeLines(message, left + inset, top + inset + 14, right - left - 2 * inset, style);
}
