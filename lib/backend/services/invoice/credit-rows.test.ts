import type { InvoiceDocument, InvoiceRow } from '../../db/schema/invoice.ts';
import {
  creditAll,
  creditAmount,
  creditedRoundOff,
  creditPieces,
  creditRows,
  creditTotal,
  rowsLeft,
} from './credit-rows.ts';
import { addAmounts, splitGst } from './split-gst.ts';

const row = (gross: number, quantity: number, gstRate: number, isHome = true): InvoiceRow => ({
  kind: 'goods',
  name: 'Honey',
  sku: 'H',
  hsn: '0409',
  quantity,
  price: Math.ceil(gross / quantity),
  discount: 0,
  gstRate,
  ...splitGst(gross, gstRate, isHome),
});

const toDocument = (rows: InvoiceRow[]) => ({ rows, sum: addAmounts(rows) }) as InvoiceDocument;
const names = ['taxable', 'cgst', 'sgst', 'igst', 'gross'] as const;

/* Seeded PRNG: the same numbers in every run. */
function* dice(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

describe('credit notes of random orders', () => {
  it('take back the invoice to the paisa, however it goes back, and never more', () => {
    const roll = dice(11);
    const number = (max: number) => Math.floor(roll.next().value * max);
    for (let i = 0; i < 400; i += 1) {
      const isHome = i % 2 === 0;
      const rows = Array.from({ length: 1 + number(5) }, () =>
        row(
          1 + number(99_999),
          1 + number(7),
          [0, 25, 500, 1_200, 1_800, 2_800][number(6)] ?? 0,
          isHome,
        ),
      );
      const invoice = toDocument(rows);
      const notes: InvoiceDocument[] = [];
      for (let turn = 0; turn < 6; turn += 1) {
        const left = rowsLeft(invoice, notes);
        const one = left[number(left.length)];
        if (!one) continue;
        const option = number(2);
        const credits =
          option === 0 && one.pieces > 0
            ? [creditPieces(one, 1 + number(one.pieces))]
            : creditAmount(left, 1 + number(5_000));
        notes.push(toDocument(creditRows(left, credits)));
      }
      const rest = rowsLeft(invoice, notes);
      notes.push(toDocument(creditRows(rest, creditAll(rest))));

      for (const note of notes.flatMap((one) => one.rows)) {
        // A single paisa can not hold one of CGST and one of SGST.
        const minimum = note.gross === 1 ? -1 : 0;
        for (const name of names) expect(note[name]).toBeGreaterThanOrEqual(minimum);
        expect(note.cgst).toBe(note.sgst);
        expect(note.taxable + note.cgst + note.sgst + note.igst).toBe(note.gross);
        const of = rows[note.of ?? -1];
        const share = (note.gross * gstOf(of)) / (of?.gross ?? 1);
        expect(Math.abs(gstOf(note) - share)).toBeLessThanOrEqual(2);
      }
      rows.forEach((of, index) => {
        const back = addAmounts(
          notes.flatMap((one) => one.rows.filter((part) => part.of === index)),
        );
        for (const name of names) expect(back[name]).toBe(of[name]);
      });
    }
  });
});

const gstOf = (of: InvoiceRow | undefined) => (of ? of.cgst + of.sgst + of.igst : 0);

describe('creditPieces', () => {
  it('makes a price that can not be parted whole again', () => {
    const invoice = toDocument([row(10_000, 3, 500)]);
    const notes: InvoiceDocument[] = [];
    for (let i = 0; i < 3; i += 1) {
      const left = rowsLeft(invoice, notes);
      const credits = left.map((one) => creditPieces(one, 1));
      notes.push(toDocument(creditRows(left, credits)));
    }
    expect(notes.map(({ sum }) => sum.gross)).toEqual([3_333, 3_334, 3_333]);
  });

  it('gives no more than was left by a lowered price', () => {
    const invoice = toDocument([row(10_000, 2, 500)]);
    const [before] = rowsLeft(invoice, []);
    const lowered = toDocument(
      creditRows(before ? [before] : [], [{ rowIndex: 0, gross: 6_000, pieces: 0 }]),
    );
    const [left] = rowsLeft(invoice, [lowered]);
    expect(left && creditPieces(left, 1).gross).toBe(4_000);
  });
});

describe('creditRows', () => {
  it('refuses to take more than is left of a row', () => {
    const rows = rowsLeft(toDocument([row(10_000, 2, 500)]), []);
    expect(() => creditRows(rows, [{ rowIndex: 0, gross: 10_001, pieces: 1 }])).toThrow('more');
    expect(() => creditRows(rows, [{ rowIndex: 0, gross: 1, pieces: 3 }])).toThrow('more');
  });
});

describe('the round-off of an invoice', () => {
  const invoice = { ...toDocument([row(27_680, 1, 500), row(27_680, 1, 1_800)]), roundOff: 40 };
  const left = (notes: InvoiceDocument[]) => ({ invoice, rows: rowsLeft(invoice, notes) });
  const first = { ...toDocument([{ ...row(27_680, 1, 500), of: 0 }]) };

  it('is taken back with the last row, and not before', () => {
    const before = left([]);
    const [one, other] = creditAll(before.rows);
    if (!one || !other) throw new Error('The invoice has no rows');
    expect(creditTotal(before, [one])).toBe(27_680);
    expect(creditTotal(before, [one, other])).toBe(55_400);
    expect(creditTotal(left([first]), [other])).toBe(27_720);
    expect(creditTotal(left([first]), [])).toBe(0);
  });

  it('never takes more than the rows come to', () => {
    const [small] = rowsLeft(toDocument([row(20, 1, 0)]), []);
    if (!small) throw new Error('There is no row');
    const matter = { invoice: { ...invoice, roundOff: -40 }, rows: [small] };
    expect(creditedRoundOff(matter, creditAll([small]))).toBe(-20);
  });
});
