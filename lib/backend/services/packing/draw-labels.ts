import { formatMobile } from '../../../contract/format-mobile.ts';
import { rupees } from '../invoice/pdf/money.ts';
import { ink, lineHeight, type Pen } from '../invoice/pdf/pen.ts';
import { formatOrderId } from '../order/order-id.ts';
import type { ShopHead } from '../shop-profile/read-head.ts';
import { drawDocument } from './paper.ts';
import type { Label } from './read-labels.ts';

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
 * Draws one label of 4 × 6 inches per parcel. Its bytes depend only on the parcels (deterministic).
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
  y = pen.writeLines(formatMobile(address.mobile), margin, y, width, {
    face: 'strong',
    size: 10.5,
  });
  pen.write(address.postalCode, margin, y + 2, { face: 'strong', size: 22 });

  pen.rule(margin, 322, right, 322, ink.black, 0.8);
  const cash = label.cashDue > 0 ? `Cash on Delivery: collect ${rupees(label.cashDue)}` : 'Prepaid';
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

/** Widths of bars and spaces of the values 0 to 102 (ISO/IEC 15417), six digits each. */
const patterns = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 ' +
  '122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 ' +
  '321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 ' +
  '211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 ' +
  '213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 ' +
  '121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 ' +
  '241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 ' +
  '412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131'
).split(' ');
const startB = { value: 104, pattern: '211214' };
const stop = '2331112';

/**
 * Encodes a text as Code 128, code set B. Returns the widths of its bars and spaces in modules,
 * beginning with a bar. Throws for characters that are not printable ASCII.
 */
export function code128(text: string): number[] {
  const values = Array.from(text, (character) => (character.codePointAt(0) ?? 0) - 32);
  if (text === '' || values.some((value) => value < 0 || value > 94)) {
    throw new Error(`"${text}" cannot be written as Code 128`);
  }
  const weighted = values.reduce((sum, value, i) => sum + value * (i + 1), startB.value);
  const drawn = [...values, weighted % 103].map((value) => patterns[value] ?? '');
  return Array.from([startB.pattern, ...drawn, stop].join(''), Number);
}
