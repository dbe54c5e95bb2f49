import type { InvoiceDocument } from '../../../db/schema/invoice.ts';
import { amountInWords } from '../amount-in-words.ts';
import { documentTotal } from '../document-total.ts';
import { isRegistered, isTaxed } from '../is-taxed.ts';
import { addAmounts } from '../split-gst.ts';
import { figure, percent, rupees } from './money.ts';
import { bottom, left, page, right } from './page.ts';
import { ink, lineHeight, type Pen, type Style } from './pen.ts';

const accountWidth = 200;

/** Draws the totals, in figures and in words, and the taxes of each rate. */
export function drawAccount(pen: Pen, invoice: InvoiceDocument, from: number): void {
  const rates = isTaxed(invoice) ? taxesByRate(invoice) : [];
  const height = 70 + Math.max(accountLines(invoice).length * 17, (rates.length + 1) * 14 + 36);
  let top = from + 16;
  if (top + height > bottom) {
    pen.doc.addPage();
    top = page.margin;
  }
  drawFigures(pen, invoice, top);
  const width = right - left - accountWidth - 28;
  pen.write('Amount in words', left, top, { size: 7.5, color: ink.grey });
  const end = pen.writeLines(amountInWords(documentTotal(invoice)), left, top + 11, width, {
    face: 'strong',
    size: 9.5,
  });
  const taxesEnd = rates.length > 0 ? drawTaxes(pen, rates, end + 12, width) : end;
  drawRemarks(pen, invoice, taxesEnd + 12, width);
}

type Line = [label: string, amount: string];

function accountLines(invoice: InvoiceDocument): Line[] {
  const { sum, against } = invoice;
  const rest = against ? creditLines(invoice) : dueLines(invoice);
  if (!isTaxed(invoice)) return rest;
  const taxes: Line[] =
    sum.igst > 0
      ? [['IGST', rupees(sum.igst)]]
      : [
          ['CGST', rupees(sum.cgst)],
          ['SGST', rupees(sum.sgst)],
        ];
  return [['Taxable value', rupees(sum.taxable)], ...taxes, ...rest];
}

function dueLines(invoice: InvoiceDocument): Line[] {
  const { giftVoucher, payable, isPaid } = invoice;
  const paid: Line[] = giftVoucher > 0 ? [['Paid by gift voucher', `−${rupees(giftVoucher)}`]] : [];
  return [
    ...roundOffLine(invoice),
    [isTaxed(invoice) ? 'Invoice total' : 'Bill total', rupees(documentTotal(invoice))],
    ...paid,
    [isPaid ? 'Paid' : 'Amount due', rupees(payable)],
  ];
}

const roundOffLine = ({ roundOff }: InvoiceDocument): Line[] =>
  roundOff ? [['Round off', signed(roundOff)]] : [];

const signed = (paise: number) => `${paise < 0 ? '−' : ''}${rupees(Math.abs(paise))}`;

/* The unpaid part is not due any more. */
function creditLines(note: InvoiceDocument): Line[] {
  const { giftVoucher, payable } = note;
  const unpaid = documentTotal(note) - giftVoucher - payable;
  const parts: [string, number][] = [
    ['Refunded to gift voucher', giftVoucher],
    ['Refund', payable],
    ['No longer due', unpaid],
  ];
  return [
    ...roundOffLine(note),
    ['Credit total', rupees(documentTotal(note))],
    ...parts
      .filter(([, amount]) => amount > 0)
      .map(([label, amount]): Line => [label, rupees(amount)]),
  ];
}

function drawFigures(pen: Pen, invoice: InvoiceDocument, top: number): void {
  const from = right - accountWidth;
  const rows = accountLines(invoice);
  const strong = new Set(['Invoice total', 'Bill total', 'Credit total', rows.at(-1)?.[0]]);
  let y = top;
  for (const [label, amount] of rows) {
    const isStrong = strong.has(label);
    const style = { face: isStrong ? ('strong' as const) : ('text' as const), size: 9.5 };
    pen.write(label, from, y + 2, style);
    pen.write(amount, right, y + 2, { ...style, align: 'right' });
    y += 17;
    pen.rule(from, y, right, y, isStrong ? ink.black : ink.rule, isStrong ? 0.8 : 0.6);
  }
  pen.ledgerRule(right - 78, top - 2, y);
}

interface RateRow {
  label: string;
  amounts: ReturnType<typeof addAmounts>;
}

function taxesByRate({ rows }: InvoiceDocument): RateRow[] {
  const rates = [...new Set(rows.map(({ gstRate }) => gstRate))].sort((a, b) => a - b);
  return rates.map((rate) => ({
    label: percent(rate),
    amounts: addAmounts(rows.filter(({ gstRate }) => gstRate === rate)),
  }));
}

/** Draws the taxes of each rate; returns the y coordinate of its end. */
function drawTaxes(pen: Pen, rates: RateRow[], top: number, width: number): number {
  const isIntegrated = rates.some(({ amounts }) => amounts.igst > 0);
  const heads = ['Rate', 'Taxable', ...(isIntegrated ? ['IGST'] : ['CGST', 'SGST']), 'Total tax'];
  const step = (width - 30) / (heads.length - 1);
  const end = (column: number) => left + 30 + step * column;
  const drawLine = (role: 'TH' | 'TD', cells: string[], y: number, style: Style) =>
    pen.within('TR', () =>
      cells.forEach((cell, column) =>
        pen.within(role, () =>
          column === 0
            ? pen.write(cell, left, y, style)
            : pen.write(cell, end(column), y, { ...style, align: 'right' }),
        ),
      ),
    );
  return pen.within('Table', () => {
    drawLine('TH', heads, top, { size: 7.5, color: ink.grey });
    let y = top + 12;
    pen.rule(left, y, left + width, y);
    for (const { label, amounts } of rates) {
      const { taxable, cgst, sgst, igst } = amounts;
      const taxes = isIntegrated ? [igst] : [cgst, sgst];
      const cells = [label, ...[taxable, ...taxes, cgst + sgst + igst].map(figure)];
      drawLine('TD', cells, y + 2, { size: 8.5 });
      y += 14;
      pen.rule(left, y, left + width, y);
    }
    return y;
  });
}

function noteOfTax(invoice: InvoiceDocument): string {
  if (!isRegistered(invoice)) return 'The seller is not registered under GST. No GST is charged.';
  if (!isTaxed(invoice)) return 'The goods are nil-rated. No GST is charged.';
  return invoice.form ? 'Rates include GST. Goods at 0% are nil-rated.' : 'Rates include GST.';
}

function drawRemarks(pen: Pen, invoice: InvoiceDocument, top: number, width: number): void {
  const { rows, against } = invoice;
  const deliveries = rows.filter(({ kind }) => kind === 'delivery').length;
  const remarks = [
    ...(against ? [`Reason: ${against.reason}.`] : []),
    `All amounts are in rupees. ${noteOfTax(invoice)}`,
    ...(isTaxed(invoice) && deliveries > 0
      ? [
          `Delivery is part of the supply of goods and is taxed at the same ${deliveries === 1 ? 'rate' : 'rates'}.`,
        ]
      : []),
  ];
  remarks.reduce(
    (y, remark) => pen.writeLines(remark, left, y, width, { size: 8, color: ink.grey }),
    top,
  );
}

export function drawFeet(pen: Pen, invoice: InvoiceDocument): void {
  const { start, count } = pen.doc.bufferedPageRange();
  for (let i = 0; i < count; i += 1) {
    pen.doc.switchToPage(start + i);
    pen.decorate(() => drawFoot(pen, invoice, `page ${i + 1} of ${count}`));
  }
}

function drawFoot(pen: Pen, invoice: InvoiceDocument, pageName: string): void {
  const { seller, number, against } = invoice;
  const paper = isTaxed(invoice) ? 'invoice' : 'bill of supply';
  const what = against ? 'credit note' : paper;
  const y = page.height - page.margin - page.foot + 14;
  const style = { size: 7.5, color: ink.grey };
  pen.rule(left, y, right, y);
  const position = `${number}, ${pageName}`;
  const width = right - left - pen.width(position, style) - 12;
  const from = [seller.name, ...seller.address].filter(Boolean).join(', ');
  pen.writeFitted(from, left, y + 6, width, style);
  pen.write(position, right, y + 6, { ...style, align: 'right' });
  pen.write(
    `This is an electronic ${what} under the Information Technology Act, 2000 and does not require a signature.`,
    left,
    y + 6 + lineHeight(7.5),
    style,
  );
}
