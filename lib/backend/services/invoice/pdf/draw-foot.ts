import type { InvoiceDocument } from '../../../db/schema/invoice.ts';
import { amountInWords } from '../amount-in-words.ts';
import { addAmounts } from '../split-gst.ts';
import { figure, percent, rupees } from './money.ts';
import { bottom, left, page, right } from './page.ts';
import { ink, lineHeight, type Pen } from './pen.ts';

const accountWidth = 200;

/** What it comes to, in figures and in words, and the taxes of each rate. */
export function drawAccount(pen: Pen, invoice: InvoiceDocument, from: number): void {
  const rates = taxesByRate(invoice);
  const height = 70 + Math.max(accountOf(invoice).length * 17, (rates.length + 1) * 14 + 36);
  let top = from + 16;
  if (top + height > bottom) {
    pen.doc.addPage();
    top = page.margin;
  }
  drawFigures(pen, invoice, top);
  const width = right - left - accountWidth - 28;
  pen.write('Total in words', left, top, { size: 7.5, color: ink.grey });
  const end = pen.writeLines(amountInWords(invoice.sum.gross), left, top + 11, width, {
    face: 'strong',
    size: 9.5,
  });
  const taxesEnd = drawTaxes(pen, rates, end + 12, width);
  drawRemarks(pen, invoice, taxesEnd + 12, width);
}

function accountOf({ sum, giftVoucher, payable, isPaid }: InvoiceDocument): [string, string][] {
  return [
    ['Taxable value', rupees(sum.taxable)],
    ...(sum.igst > 0
      ? [['IGST', rupees(sum.igst)] as [string, string]]
      : [
          ['CGST', rupees(sum.cgst)] as [string, string],
          ['SGST', rupees(sum.sgst)] as [string, string],
        ]),
    ['Invoice total', rupees(sum.gross)],
    ...(giftVoucher > 0
      ? [['Paid by gift voucher', `−${rupees(giftVoucher)}`] as [string, string]]
      : []),
    [isPaid ? 'Paid' : 'To be paid', rupees(payable)],
  ];
}

function drawFigures(pen: Pen, invoice: InvoiceDocument, top: number): void {
  const from = right - accountWidth;
  const rows = accountOf(invoice);
  const strong = new Set(['Invoice total', rows.at(-1)?.[0]]);
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

/** The taxes of each rate; answers where they end. */
function drawTaxes(pen: Pen, rates: RateRow[], top: number, width: number): number {
  const isIntegrated = rates.some(({ amounts }) => amounts.igst > 0);
  const heads = ['Rate', 'Taxable', ...(isIntegrated ? ['IGST'] : ['CGST', 'SGST']), 'Tax in all'];
  const step = (width - 30) / (heads.length - 1);
  const end = (column: number) => left + 30 + step * column;
  const drawLine = (cells: string[], y: number, style: { size: number; color?: string }) =>
    cells.forEach((cell, column) =>
      column === 0
        ? pen.write(cell, left, y, style)
        : pen.write(cell, end(column), y, { ...style, align: 'right' }),
    );
  drawLine(heads, top, { size: 7.5, color: ink.grey });
  let y = top + 12;
  pen.rule(left, y, left + width, y);
  for (const { label, amounts } of rates) {
    const { taxable, cgst, sgst, igst } = amounts;
    const taxes = isIntegrated ? [igst] : [cgst, sgst];
    drawLine([label, ...[taxable, ...taxes, cgst + sgst + igst].map(figure)], y + 2, { size: 8.5 });
    y += 14;
    pen.rule(left, y, left + width, y);
  }
  return y;
}

function drawRemarks(pen: Pen, { rows }: InvoiceDocument, top: number, width: number): void {
  const remarks = [
    'All amounts are in rupees. Rates include GST; it is contained, not added.',
    ...(rows.some(({ kind }) => kind === 'delivery')
      ? ['Delivery belongs to the supply of the goods and is taxed at their rate.']
      : []),
  ];
  remarks.reduce(
    (y, remark) => pen.writeLines(remark, left, y, width, { size: 8, color: ink.grey }),
    top,
  );
}

/** The foot of every page. */
export function drawFeet(pen: Pen, { seller, number }: InvoiceDocument): void {
  const { start, count } = pen.doc.bufferedPageRange();
  for (let i = 0; i < count; i += 1) {
    pen.doc.switchToPage(start + i);
    const y = page.height - page.margin - page.foot + 14;
    const style = { size: 7.5, color: ink.grey };
    pen.rule(left, y, right, y);
    pen.write(`${seller.name}, ${seller.address.join(', ')}`, left, y + 6, style);
    pen.write(`${number}, page ${i + 1} of ${count}`, right, y + 6, { ...style, align: 'right' });
    pen.write(
      'An electronic invoice under the Information Technology Act, 2000; it is valid without a signature.',
      left,
      y + 6 + lineHeight(7.5),
      style,
    );
  }
}
