import type { InvoiceAmounts } from '../../db/schema/invoice.ts';
import type { TaxAmounts } from './gst-return.ts';

type Taxes = Omit<InvoiceAmounts, 'gross'>;

/** Sums of paise by key, in the order in which the keys came. */
export class Sums<Key> {
  readonly #kept = new Map<string, { key: Key; sum: Taxes; quantity: number }>();

  add(key: Key, amounts: Taxes, sign: 1 | -1, quantity = 0): void {
    const name = JSON.stringify(key);
    const current = this.#kept.get(name) ?? { key, sum: nothing, quantity: 0 };
    const { sum } = current;
    this.#kept.set(name, {
      key,
      quantity: current.quantity + sign * quantity,
      sum: {
        taxable: sum.taxable + sign * amounts.taxable,
        igst: sum.igst + sign * amounts.igst,
        cgst: sum.cgst + sign * amounts.cgst,
        sgst: sum.sgst + sign * amounts.sgst,
      },
    });
  }

  map<T>(toRow: (key: Key, amounts: TaxAmounts, quantity: number, index: number) => T): T[] {
    // Rows whose goods all came back are left out.
    return [...this.#kept.values()]
      .filter(
        ({ sum, quantity }) => quantity !== 0 || Object.values(sum).some((paise) => paise !== 0),
      )
      .map(({ key, sum, quantity }, index) => toRow(key, inRupees(sum), quantity, index));
  }
}

const nothing: Taxes = { taxable: 0, igst: 0, cgst: 0, sgst: 0 };

const inRupees = ({ taxable, igst, cgst, sgst }: Taxes): TaxAmounts => ({
  txval: taxable / 100,
  iamt: igst / 100,
  camt: cgst / 100,
  samt: sgst / 100,
  csamt: 0,
});
