import { rupees } from '../invoice/pdf/money.ts';
import { ink, lineHeight, type Pen } from '../invoice/pdf/pen.ts';
import { formatOrderId } from '../order/order-id.ts';
import type { ShopHead } from '../shop-profile/read-head.ts';
import { drawDocument } from './paper.ts';
import type { Label } from './read-labels.ts';
import { code128 } from './code-128.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/* Quiet zone of Code 128 on each side, in modules. */
const quiet = 10;

/** Draws a text as Code 128, as wide as the box allows. */
function drawBarcode(pen: Pen, text: string, { x, y, width, height }: Box): void {
  const modules = code128(text);
  const total = modules.reduce((sum, module) => sum + module, 0) + 2 * quiet;
  const unit = width / total;
  let left = x + quiet * unit;
  pen.decorate(() =>
    modules.forEach((module, index) => {
      // Bars and spaces alternate, beginning with a bar.
      if (index % 2 === 0) pen.doc.rect(left, y, module * unit, height).fill(ink.black);
      left += module * unit;
    }),
  );
}

/* 4 × 6 inches in points. */
const size = { width: 288, height: 432 };
const margin = 14;
const right = size.width - margin;
const width = right - margin;

/**
 * Draws one label of 4 × 6 inches per parcel. Its bytes depend on the parcels alone: asked twice, it
 * is the same label.
 */
export function drawLabels(
  labels: readonly Label[],
  shop: ShopHead,
  logo?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const at = new Date(Math.max(...labels.map(({ packedAt }) => packedAt.getTime())));
  return drawDocument(
    'Parcel labels',
    shop.name,
    at,
    (pen) =>
      labels.forEach((label, i) => {
        if (i > 0) pen.doc.addPage();
        drawLabel(pen, label, shop, logo);
      }),
    [size.width, size.height],
  );
}

const formatWeight = (grams: number) => (grams >= 1_000 ? `${grams / 1_000} kg` : `${grams} g`);

const addressSizes = [10.5, 9, 7.5, 6.5];
const smallest = 5.5;
/** Above it mobile number and PIN code have room. */
const addressEnds = 278;

/** The largest size at which the address leaves room for what follows. */
const fittingSize = (pen: Pen, { fullAddress }: Label['address'], y: number): number =>
  addressSizes.find(
    (size) => y + pen.lines(fullAddress, width, { size }).length * lineHeight(size) <= addressEnds,
  ) ?? smallest;

function drawLabel(pen: Pen, label: Label, shop: ShopHead, logo?: string): void {
  const { address } = label;
  const name = `${formatOrderId(label.orderId)}-${label.number}`;
  const nameWidth = pen.width(name, { size: 9 });
  const titleWidth = width - nameWidth - 10;
  if (logo && !label.courier) pen.drawPicture(logo, margin, 10, [titleWidth, 26]);
  else {
    pen.writeFitted(label.courier ?? shop.name, margin, 14, titleWidth, {
      face: 'strong',
      size: 15,
    });
  }
  pen.write(name, right, 18, { size: 9, align: 'right' });
  pen.rule(margin, 40, right, 40, ink.black, 0.8);
  const number = /^[\x20-\x7e]{1,40}$/.test(label.trackingNumber ?? '')
    ? label.trackingNumber
    : null;
  drawBarcode(pen, number ?? name, { x: margin, y: 50, width, height: 70 });
  const tracking = { face: 'strong', size: 11 } as const;
  pen.writeFitted(label.trackingNumber ?? name, margin, 124, width, tracking);
  pen.rule(margin, 146, right, 146, ink.black, 0.8);

  pen.write('Deliver to', margin, 151, { size: 8, color: ink.grey });
  let y = pen.writeLines(address.fullName, margin, 162, width, { face: 'strong', size: 14 });
  y = pen.writeLines(address.fullAddress, margin, y, width, { size: fittingSize(pen, address, y) });
  y = pen.writeLines(address.mobile, margin, y, width, { face: 'strong', size: 10.5 });
  pen.write(address.postalCode, margin, y + 2, { face: 'strong', size: 22 });

  pen.rule(margin, 322, right, 322, ink.black, 0.8);
  const cash = label.cashDue > 0 ? `Cash on delivery: collect ${rupees(label.cashDue)}` : 'Prepaid';
  pen.write(cash, margin, 328, { face: 'strong', size: 13 });
  const facts = [
    `Parcel ${label.number} of ${label.parcels}`,
    `${label.pieces} ${label.pieces === 1 ? 'item' : 'items'}`,
    label.weight && formatWeight(label.weight),
  ];
  pen.write(facts.filter(Boolean).join(', '), margin, 348, { size: 9 });
  pen.rule(margin, 366, right, 366);
  const from = [shop.name, ...shop.address, shop.phone].filter(Boolean).join(', ');
  pen.write('If undelivered, return to', margin, 370, { size: 7.5, color: ink.grey });
  pen
    .lines(from, width, { size: 8.5 })
    .slice(0, 3)
    .forEach((line, i) => pen.write(line, margin, 381 + i * lineHeight(8.5), { size: 8.5 }));
}
