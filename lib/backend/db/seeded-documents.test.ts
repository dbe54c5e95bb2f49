import { dayInIndia } from '../../contract/india-clock.ts';
import { demoShop } from '../../contract/demo-shop.ts';
import { makeGstReturn } from '../services/gst-return/make-gst-return.ts';
import { exportTally } from '../services/tally/export-tally.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { invoices } from './schema/invoice.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const readInvoices = () => store.context.db.select().from(invoices).orderBy(invoices.id);

describe('invoices of the demo shop', () => {
  it('are issued by its own seller, in its own number series, with tax', async () => {
    const seeded = await readInvoices();
    expect(seeded.length).toBeGreaterThan(0);
    for (const { number, document } of seeded) {
      expect(number).toMatch(/^SOSE\/\d{4}\/\d{6}$/);
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
    for (const { number, issuedAt } of await readInvoices()) {
      const month = dayInIndia(issuedAt).slice(0, 7);
      const { b2cs, doc_issue } = await makeGstReturn(store.context, month);
      expect(b2cs.length).toBeGreaterThan(0);
      expect(doc_issue.doc_det[0]?.docs[0]).toMatchObject({ from: number });
      let xml = '';
      for await (const part of exportTally(store.context, month, demoShop.gstin)) {
        xml += Buffer.from(part).toString();
      }
      expect(xml).toContain(`<VOUCHERNUMBER>${number}</VOUCHERNUMBER>`);
    }
  });
});
