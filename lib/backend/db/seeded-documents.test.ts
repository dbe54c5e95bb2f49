import { dayInIndia } from '../../contract/india-clock.ts';
import { demoShop } from '../../contract/demo-shop.ts';
import { makeGstReturn } from '../services/gst-return/make-gst-return.ts';
import { readSalesReport } from '../services/sales-report/read-sales-report.ts';
import { exportTally } from '../services/tally/export-tally.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { invoices } from './schema/invoice.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

/** Numbers of the documents in the table of GSTR-1. */
const docNumbers = new Map([
  ['invoice', 1],
  ['credit_note', 5],
]);

const readInvoices = () => store.context.db.select().from(invoices).orderBy(invoices.id);

describe('invoices of the demo shop', () => {
  it('are issued by its own seller, in its own number series, with tax', async () => {
    const seeded = await readInvoices();
    expect(seeded.map(({ kind }) => kind)).toEqual([
      'invoice',
      'invoice',
      'invoice',
      'credit_note',
    ]);
    for (const { number, document } of seeded) {
      expect(number).toMatch(/^(SOSE|CN)\/\d{4}\/\d{6}$/);
      expect(document.number).toBe(number);
      expect(document.seller).toMatchObject({
        name: demoShop.name,
        gstin: demoShop.gstin,
        fssai: demoShop.fssai,
        state: demoShop.state,
        stateGstCode: '24',
        address: [demoShop.street, expect.stringContaining(demoShop.city)],
        email: demoShop.email,
      });
      const { taxable, cgst, sgst, igst, gross } = document.sum;
      expect(cgst + sgst + igst).toBeGreaterThan(0);
      expect(taxable + cgst + sgst + igst).toBe(gross);
      for (const row of document.rows) expect(row.gstRate).toBeGreaterThan(0);
    }
  });

  it('are in the GSTR-1 and in the Tally file of their month', async () => {
    for (const { number, kind, issuedAt } of await readInvoices()) {
      const month = dayInIndia(issuedAt).slice(0, 7);
      const { b2cs, doc_issue } = await makeGstReturn(store.context, month);
      expect(b2cs.length).toBeGreaterThan(0);
      const series = doc_issue.doc_det.find(({ doc_num }) => doc_num === docNumbers.get(kind));
      const [docs] = series?.docs ?? [];
      if (!docs) throw new Error(`No series has ${number}`);
      expect([docs.from, number, docs.to].toSorted()).toEqual([docs.from, number, docs.to]);
      let xml = '';
      for await (const part of exportTally(store.context, month, demoShop.gstin)) {
        xml += Buffer.from(part).toString();
      }
      expect(xml).toContain(`<VOUCHERNUMBER>${number}</VOUCHERNUMBER>`);
    }
  });
});

describe('combos of the demo shop', () => {
  it('are named on their invoices and on the credit note of a part', async () => {
    const seeded = await readInvoices();
    const named = seeded.map(({ kind, document }) => [
      kind,
      ...document.rows.flatMap(({ combo, sku }) => (combo ? `${combo.name}: ${sku}` : [])),
    ]);
    expect(named.filter(({ length }) => length > 1)).toEqual([
      [
        'invoice',
        ...['TU-0214', 'MR-0118', 'CO-0126', 'JE-0219'].map((sku) => `Everyday masala set: ${sku}`),
      ],
      ['invoice', ...['CL-0801', 'CL-0811', 'CL-0814'].map((sku) => `Home cleaning set: ${sku}`)],
      ['credit_note', 'Home cleaning set: CL-0811'],
    ]);
  });

  it('are in the sales report of their month', async () => {
    for (const { kind, document } of await readInvoices()) {
      if (kind === 'credit_note') continue;
      const day = dayInIndia(new Date(document.placedAt));
      const rows = await readSalesReport(store.context, { from: day, to: day, by: 'product' });
      const names = rows.map(({ name }) => name);
      for (const { combo, sku } of document.rows) {
        expect(names).toContainEqual(expect.stringContaining(combo?.name ?? `(${sku})`));
      }
    }
  });
});
