import type { InvoiceAmounts, InvoiceDocument, InvoiceRow } from '../../db/schema/invoice.ts';
import { shareHalfUp, spread } from '../cart/totals.ts';
import { addAmounts, splitGst } from './split-gst.ts';

/** A row of an invoice, and what its credit notes have left of it. Amounts in paise. */
export interface RowLeft {
  row: InvoiceRow;
  /** Its place among the rows of the invoice. */
  place: number;
  /** What was taken back of it already. */
  credited: number;
  /** What is left, GST included. */
  left: number;
  /** Pieces that were not taken back. */
  pieces: number;
}

/** How much of a row is taken back; `pieces` is 0 where its price alone is lowered. */
export interface Credit {
  place: number;
  gross: number;
  pieces: number;
}

/** What is left of each row of an invoice after the credit notes that were written against it. */
export function rowsLeft(invoice: InvoiceDocument, notes: readonly InvoiceDocument[]): RowLeft[] {
  const before = notes.flatMap(({ rows }) => rows);
  return invoice.rows.map((row, place) => {
    const mine = before.filter((one) => one.of === place);
    const credited = mine.reduce((sum, { gross }) => sum + gross, 0);
    const pieces = mine.reduce((sum, { quantity }) => sum + quantity, 0);
    return { row, place, credited, left: row.gross - credited, pieces: row.quantity - pieces };
  });
}

/**
 * Pieces of a row: their share of what it cost, so that all of its pieces, however they come back, make
 * the whole of it to the paisa; less where its price was lowered before.
 */
export function creditPieces({ row, place, left, pieces: kept }: RowLeft, pieces: number): Credit {
  const gone = row.quantity - kept;
  const share = (count: number) => shareHalfUp(row.gross, count, row.quantity);
  return { place, pieces, gross: Math.min(left, share(gone + pieces) - share(gone)) };
}

/** An amount, spread over what is left of the rows in proportion; no more than that. */
export function creditAmount(rows: readonly RowLeft[], amount: number): Credit[] {
  const shares = spread(
    amount,
    rows.map(({ left }) => left),
  );
  return rows.map(({ place }, i) => ({ place, pieces: 0, gross: shares[i] ?? 0 }));
}

/** All that is left of rows. */
export function creditAll(rows: readonly RowLeft[]): Credit[] {
  return rows.map(({ place, left, pieces }) => ({ place, gross: left, pieces }));
}

/**
 * The rows of a credit note. Each takes back the same share of its row's tax as of its price, worked out
 * from what was taken back in all by then: however often it is done, in the end it is the whole tax.
 */
export function creditRows(
  rows: readonly RowLeft[],
  credits: readonly Credit[],
  isWithinState: boolean,
): InvoiceRow[] {
  return credits
    .filter(({ gross }) => gross > 0)
    .map(({ place, gross, pieces }) => {
      const of = rows.find((one) => one.place === place);
      if (!of || gross > of.left || pieces > of.pieces) {
        throw new Error(`A credit note takes more of row ${place} than is left of it`);
      }
      const { name, kind, sku, hsn, price, gstRate } = of.row;
      const amounts = difference(
        takenBack(of.row, of.credited + gross, isWithinState),
        takenBack(of.row, of.credited, isWithinState),
      );
      return {
        kind,
        name,
        sku,
        hsn,
        price,
        gstRate,
        discount: 0,
        quantity: pieces,
        of: place,
        ...amounts,
      };
    });
}

function takenBack(row: InvoiceRow, gross: number, isWithinState: boolean): InvoiceAmounts {
  const tax = row.cgst + row.sgst + row.igst;
  return splitGst(gross, row.gross === 0 ? 0 : shareHalfUp(tax, gross, row.gross), isWithinState);
}

function difference(all: InvoiceAmounts, before: InvoiceAmounts): InvoiceAmounts {
  const minus = (name: keyof InvoiceAmounts) => -before[name];
  return addAmounts([
    all,
    {
      taxable: minus('taxable'),
      cgst: minus('cgst'),
      sgst: minus('sgst'),
      igst: minus('igst'),
      gross: minus('gross'),
    },
  ]);
}
