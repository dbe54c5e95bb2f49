import type { InvoiceDocument, InvoiceRow } from '../../../db/schema/invoice.ts';
import type { Column } from './columns.ts';
import { bottom, left, page, right } from './page.ts';
import { ink, lineHeight, type Pen } from './pen.ts';

const size = 8.5;
const padding = 4;

/**
 * Draws the rows and their total, over as many pages as needed; returns the y coordinate of its
 * end.
 */
export function drawRows(
  pen: Pen,
  invoice: InvoiceDocument,
  columns: Column[],
  from: number,
): number {
  return pen.within('Table', () => {
    let y = pen.within('TR', () => drawTop(pen, columns, from));
    invoice.rows.forEach((row, position) => {
      const heading = comboHeading(invoice, position);
      const height = rowHeight(pen, row, columns);
      const above = heading === undefined ? 0 : headingHeight(pen, heading, columns);
      if (y + above + height > bottom) {
        pen.doc.addPage();
        y = pen.decorate(() => drawTop(pen, columns, page.margin));
      }
      if (heading !== undefined) {
        pen.within('TR', () => drawHeading(pen, heading, columns, y));
        drawLedger(pen, columns, y, y + above);
        y += above;
      }
      pen.within('TR', () => drawRow(pen, row, position, columns, y));
      drawLedger(pen, columns, y, y + height);
      y += height;
      pen.rule(left, y, right, y);
    });
    return pen.within('TR', () => drawSum(pen, invoice, columns, y));
  });
}

function drawTop(pen: Pen, columns: Column[], y: number): number {
  for (const { head, from, to, isText } of columns) {
    const style = { size: 7.5, color: ink.grey };
    pen.within('TH', () =>
      isText
        ? pen.write(head, from, y, style)
        : pen.write(head, to, y, { ...style, align: 'right' }),
    );
  }
  const end = y + lineHeight(size) + 2;
  drawLedger(pen, columns, y - 2, end);
  pen.rule(left, end, right, end, ink.black, 0.8);
  return end;
}

/* The name of a combo stands above its parts, which are indented. */
const indent = ({ combo }: InvoiceRow): number => (combo ? 9 : 0);

function comboHeading({ rows, against }: InvoiceDocument, position: number): string | undefined {
  const combo = rows[position]?.combo;
  if (!combo || rows[position - 1]?.combo?.id === combo.id) return undefined;
  return against ? combo.name : `${combo.name} × ${combo.quantity}`;
}

const headingStyle = { size, face: 'strong' } as const;
const itemWidth = ([item]: Column[]) => (item ? item.to - item.from : 0);

const headingHeight = (pen: Pen, heading: string, columns: Column[]): number =>
  pen.lines(heading, itemWidth(columns), headingStyle).length * lineHeight(size) + padding;

function drawHeading(pen: Pen, heading: string, columns: Column[], top: number): void {
  for (const { isText, from, to } of columns) {
    pen.within('TD', () => {
      if (isText) pen.writeLines(heading, from, top + padding, to - from, headingStyle);
    });
  }
}

const nameLines = (pen: Pen, row: InvoiceRow, columns: Column[]) => {
  return pen.lines(row.name, itemWidth(columns) - indent(row), { size });
};

function rowHeight(pen: Pen, row: InvoiceRow, columns: Column[]): number {
  const lines = nameLines(pen, row, columns).length + (row.sku === null ? 0 : 0.9);
  return lines * lineHeight(size) + 2 * padding;
}

function drawRow(
  pen: Pen,
  row: InvoiceRow,
  position: number,
  columns: Column[],
  top: number,
): void {
  const y = top + padding;
  for (const { cell, from, to, isText } of columns) {
    pen.within('TD', () => {
      if (!isText) {
        pen.write(cell(row, position), to, y, { size, align: 'right' });
        return;
      }
      const start = from + indent(row);
      const end = pen.writeLines(cell(row, position), start, y, to - start, { size });
      if (row.sku === null) return;
      pen.writeFitted(row.sku, start, end, to - start, { size: 7, color: ink.grey });
    });
  }
}

function drawSum(pen: Pen, { sum }: InvoiceDocument, columns: Column[], top: number): number {
  const height = lineHeight(size) + 2 * padding;
  for (const column of columns) {
    const text = column.sum?.(sum) ?? '';
    const style = { size, face: 'strong' as const };
    pen.within('TD', () =>
      column.isText
        ? pen.write(text, column.from, top + padding, style)
        : pen.write(text, column.to, top + padding, { ...style, align: 'right' }),
    );
  }
  drawLedger(pen, columns, top, top + height);
  pen.rule(left, top, right, top, ink.black, 0.8);
  pen.rule(left, top + height, right, top + height, ink.black, 0.8);
  return top + height;
}

function drawLedger(pen: Pen, columns: Column[], from: number, to: number): void {
  const last = columns.at(-1);
  if (last) pen.ledgerRule(last.from + 9, from, to);
}
