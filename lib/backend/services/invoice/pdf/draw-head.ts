import { formatMobile } from '../../../../contract/format-mobile.ts';
import { formatInIndia } from '../../../../contract/format-in-india.ts';
import type { InvoiceDocument, InvoiceParty } from '../../../db/schema/invoice.ts';
import { isTaxed } from '../is-taxed.ts';
import { formatOrderId } from '../../order/order-id.ts';
import { left, right } from './page.ts';
import { ink, lineHeight, type Pen } from './pen.ts';

const day = (iso: string) => formatInIndia(iso, 'd MMMM yyyy');
/* A new shop has no address yet, and a foreign state no code: empty parts are left out. */
const stateLines = ({ state, stateGstCode }: InvoiceParty) =>
  state ? [`State: ${state}${stateGstCode ? `, code ${stateGstCode}` : ''}`] : [];
const factsWidth = 236;
const sellerWidth = right - left - factsWidth - 24;
const labelStyle = { size: 7.5, color: ink.grey };

export function documentTitle(invoice: InvoiceDocument): string {
  if (invoice.against) return 'Credit Note';
  if (!isTaxed(invoice)) return 'Bill of Supply';
  return invoice.form ? 'Invoice-cum-Bill of Supply' : 'Tax Invoice';
}

/** Draws seller, document data, buyer and delivery address; returns the y coordinate of its end. */
export function drawHead(pen: Pen, invoice: InvoiceDocument, logo?: string): number {
  const sellerEnd = drawSeller(pen, invoice.seller, logo);
  const factsEnd = drawFacts(pen, invoice);
  const y = Math.max(sellerEnd, factsEnd) + 12;
  pen.rule(left, y, right, y, ink.black, 0.8);
  return drawParties(pen, invoice, y + 12);
}

const logoHeight = 40;

function drawSeller(pen: Pen, seller: InvoiceDocument['seller'], logo?: string): number {
  if (logo) pen.drawPicture(logo, left, 32, [sellerWidth - 20, logoHeight]);
  else {
    const nameStyle = { face: 'display', size: 27, color: ink.leaf } as const;
    const nameWidth = pen.writeFitted(seller.name, left, 36, sellerWidth - 20, nameStyle);
    pen.dot(left + nameWidth + 7, 60, 3);
  }
  const lines = [
    ...(logo ? [seller.name] : []),
    ...seller.address,
    ...stateLines(seller),
    ...(seller.gstin ? [`GSTIN ${seller.gstin}`] : []),
    ...(seller.fssai ? [`FSSAI licence ${seller.fssai}`] : []),
    [seller.email, seller.phone].filter(Boolean).join(', '),
  ].filter(Boolean);
  return lines.reduce((y, line) => pen.writeLines(line, left, y, sellerWidth), 76);
}

function drawFacts(pen: Pen, invoice: InvoiceDocument): number {
  pen.writeFitted(documentTitle(invoice), right, 36, factsWidth, {
    face: 'display',
    size: 20,
    align: 'right',
    role: 'H1',
  });
  pen.write('Original for recipient', right, 61, { ...labelStyle, align: 'right' });
  const { state, stateGstCode } = invoice.placeOfSupply;
  const facts: [string, string][] = [
    ...numberFacts(invoice),
    ...orderFacts(invoice),
    ['Place of supply', stateGstCode ? `${state} (${stateGstCode})` : state],
    ['Payment', invoice.payType],
    ...(isTaxed(invoice) ? [['Reverse charge', 'No'] as [string, string]] : []),
  ];
  const from = right - factsWidth;
  return facts
    .filter(([, value]) => value !== '')
    .reduce((y, [term, value]) => {
      pen.write(term, from, y, { color: ink.grey });
      const width = factsWidth - pen.width(term) - 8;
      pen.writeFitted(value, right, y, width, { face: 'strong', align: 'right' });
      pen.rule(from, y + lineHeight(9), right, y + lineHeight(9));
      return y + lineHeight(9) + 2.5;
    }, 76);
}

function orderFacts({ orderId, placedAt }: InvoiceDocument): [string, string][] {
  return orderId === null ? [] : [['Order', `${formatOrderId(orderId)} dated ${day(placedAt)}`]];
}

function numberFacts(invoice: InvoiceDocument): [string, string][] {
  const { number, issuedAt, against } = invoice;
  const paper = isTaxed(invoice) ? 'Invoice' : 'Bill';
  if (!against) {
    return [
      [`${paper} number`, number],
      [`${paper} date`, day(issuedAt)],
    ];
  }
  return [
    ['Credit note number', number],
    ['Credit note date', day(issuedAt)],
    [`Against ${paper.toLowerCase()}`, against.number],
    [`${paper} date`, day(against.issuedAt)],
  ];
}

function drawParties(pen: Pen, invoice: InvoiceDocument, top: number): number {
  const { buyer, deliverTo, orderId } = invoice;
  const width = (right - left - 28) / 2;
  const drawParty = (title: string, party: InvoiceDocument['buyer'], x: number) => {
    pen.write(title, x, top, labelStyle);
    let y = pen.writeLines(party.name, x, top + 11, width, { face: 'strong', size: 10.5 });
    for (const line of [...party.address.filter(Boolean), ...stateLines(party)]) {
      y = pen.writeLines(line, x, y, width);
    }
    if (party.gstin) y = pen.writeLines(`GSTIN ${party.gstin}`, x, y, width);
    return party.mobile ? pen.writeLines(`Mobile ${formatMobile(party.mobile)}`, x, y, width) : y;
  };
  const ends = [
    drawParty('Billed to', buyer, left),
    // A service is delivered nowhere.
    ...(orderId === null ? [] : [drawParty('Delivered to', deliverTo, left + width + 28)]),
  ];
  return Math.max(...ends) + 14;
}
