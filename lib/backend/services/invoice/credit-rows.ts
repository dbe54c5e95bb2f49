import type { InvoiceAmounts, InvoiceDocument, InvoiceRow } from '../../db/schema/invoice.ts';
import { shareHalfUp, spread } from '../cart/totals.ts';
import { addAmounts } from './split-gst.ts';

/** An invoice row and what its credit notes have left of it. Amounts in paise. */
export interface RowLeft {
  row: InvoiceRow;
  /** Index of the row in the invoice. */
  rowIndex: number;
  credited: number;
  /** Not credited yet, GST included. */
  left: number;
  pieces: number;
}

/** Amount of a row to credit; `pieces` is 0 if only the price is reduced. */
export interface Credit {
  rowIndex: number;
  gross: number;
  pieces: number;
}

/** Returns the rest of each row of an invoice after its credit notes. */
export function rowsLeft(invoice: InvoiceDocument, notes: readonly InvoiceDocument[]): RowLeft[] {
  const before = notes.flatMap(({ rows }) => rows);
  return invoice.rows.map((row, rowIndex) => {
    const mine = before.filter((one) => one.of === rowIndex);
    const credited = mine.reduce((sum, { gross }) => sum + gross, 0);
    const pieces = mine.reduce((sum, { quantity }) => sum + quantity, 0);
    return { row, rowIndex, credited, left: row.gross - credited, pieces: row.quantity - pieces };
  });
}

/**
 * Credits pieces of a row: their share of its price. All pieces of a row, in any number of steps,
 * add up to its exact total in paise; less if its price was reduced before.
 */
export function creditPieces(
  { row, rowIndex, left, pieces: remaining }: RowLeft,
  pieces: number,
): Credit {
  const credited = row.quantity - remaining;
  const share = (count: number) => shareHalfUp(row.gross, count, row.quantity);
  return { rowIndex, pieces, gross: Math.min(left, share(credited + pieces) - share(credited)) };
}

/** Distributes an amount over the uncredited rest of the rows, in proportion; at most that rest. */
export function creditAmount(rows: readonly RowLeft[], amount: number): Credit[] {
  const shares = spread(
    amount,
    rows.map(({ left }) => left),
  );
  return rows.map(({ rowIndex }, i) => ({ rowIndex, pieces: 0, gross: shares[i] ?? 0 }));
}

export function creditAll(rows: readonly RowLeft[]): Credit[] {
  return rows.map(({ rowIndex, left, pieces }) => ({ rowIndex, gross: left, pieces }));
}

/** An invoice and what is left of its rows. */
interface InvoiceLeft {
  invoice: InvoiceDocument | undefined;
  rows: readonly RowLeft[];
}

/**
 * Returns the part of a credit note that takes back the round-off: all of it with the last rows of
 * the invoice, otherwise nothing; never more than the rows come to.
 */
export function creditedRoundOff(
  { invoice, rows }: InvoiceLeft,
  credits: readonly Credit[],
): number {
  const gross = sumOfCredits(credits);
  const isLast = gross > 0 && gross === rows.reduce((sum, { left }) => sum + left, 0);
  return isLast ? Math.max(invoice?.roundOff ?? 0, -gross) : 0;
}

/** Returns what credits come to, with the round-off that they take back. */
export const creditTotal = (left: InvoiceLeft, credits: readonly Credit[]): number =>
  sumOfCredits(credits) + creditedRoundOff(left, credits);

const sumOfCredits = (credits: readonly Credit[]): number =>
  credits.reduce((sum, { gross }) => sum + gross, 0);

/**
 * Returns the rows of a credit note. The tax share is computed from the cumulative credited amount,
 * so that any sequence of credit notes adds up to exactly the whole tax.
 */
export function creditRows(rows: readonly RowLeft[], credits: readonly Credit[]): InvoiceRow[] {
  return credits
    .filter(({ gross }) => gross > 0)
    .map(({ rowIndex, gross, pieces }) => {
      const of = rows.find((one) => one.rowIndex === rowIndex);
      if (!of || gross > of.left || pieces > of.pieces) {
        throw new Error(`A credit note takes more of row ${rowIndex} than is left of it`);
      }
      const { name, kind, sku, hsn, price, gstRate, combo } = of.row;
      const amounts = difference(
        takenBack(of.row, of.credited + gross),
        takenBack(of.row, of.credited),
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
        of: rowIndex,
        ...(combo && { combo }),
        ...amounts,
      };
    });
}

function takenBack(row: InvoiceRow, gross: number): InvoiceAmounts {
  const share = (tax: number) => (row.gross === 0 ? 0 : shareHalfUp(tax, gross, row.gross));
  const [cgst, sgst, igst] = [share(row.cgst), share(row.sgst), share(row.igst)];
  return { taxable: gross - cgst - sgst - igst, cgst, sgst, igst, gross };
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
