import type { OrderAddress, OrderLineRow, OrderRow } from '../../db/schema/order.ts';
import { calculateTotals, type PricedLine } from '../cart/totals.ts';
import { groupOrderItems } from '../order/read-order-items.ts';
import { drawInvoice } from './draw-invoice.ts';
import { invoiceDocument } from './invoice-document.ts';
import { invoiceColumns } from './pdf/columns.ts';
import { documentTitle } from './pdf/draw-head.ts';
import { Pen } from './pdf/pen.ts';
import { splitGst } from './split-gst.ts';

const at = new Date('2026-11-18T12:00:00+05:30');

const seller = {
  name: 'Tulsi & Co',
  address: ['1 Test Lane', 'Surat 395003, Gujarat'],
  state: 'Gujarat',
  stateGstCode: '24',
  gstin: '24AAAAA0000A1Z8',
  fssai: '10000000000000',
  email: 'us@example.in',
  phone: '+91 90000 00001',
};

const addressIn = (state: string, stateGstCode: string): OrderAddress => ({
  fullName: 'Test Shopper',
  mobile: '+919000000099',
  fullAddress: '1 Test Lane',
  city: 'A town',
  state,
  stateGstCode,
  postalCode: '400001',
});

interface Case {
  lines: PricedLine[];
  discount?: number;
  shipping?: number;
  giftVoucher?: number;
  roundOff?: number;
  state?: [string, string];
  gstin?: string;
  buyerGstin?: string;
}

function makeInvoice({
  lines,
  discount = 0,
  shipping = 0,
  giftVoucher = 0,
  roundOff = 0,
  state = ['Gujarat', '24'],
  gstin = seller.gstin,
  buyerGstin,
}: Case) {
  const totals = calculateTotals(lines, { amount: discount });
  const address = addressIn(...state);
  const order = {
    id: 7,
    payType: 'Cash on Delivery',
    total: totals.total,
    discount: totals.discount,
    tax: totals.gst,
    shipping,
    giftVoucherAmount: giftVoucher,
    roundOff,
    payable: totals.finalTotal + shipping - giftVoucher + roundOff,
    placedAt: at,
    paidAt: null,
    buyerGstin: buyerGstin ?? null,
    billingAddress: address,
    shippingAddress: address,
  } as OrderRow;
  const rows = lines.map((line, i) => ({
    id: i + 1,
    name: `Product ${i}`,
    sku: `SKU-${i}`,
    hsn: '0409',
    quantity: line.quantity,
    price: line.price,
    total: line.price * line.quantity,
    discount: totals.lines[i]?.discount ?? 0,
    gstRate: line.gstRate,
    tax: totals.lines[i]?.gst ?? 0,
  })) as OrderLineRow[];
  const document = invoiceDocument({
    number: 'SOSE/2627/000001',
    issuedAt: at,
    order,
    items: groupOrderItems(rows, []),
    seller: { ...seller, gstin },
  });
  return { order, document };
}

const line = (price: number, quantity: number, gstRate: number): PricedLine => ({
  price,
  basePrice: price,
  quantity,
  gstRate,
});

/* Seeded PRNG: the same numbers in every run. */
function* dice(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

describe('invoiceDocument', () => {
  it('adds up to the order, to the paisa, whatever the prices, rates and discounts', () => {
    const roll = dice(7);
    const number = (max: number) => Math.floor(roll.next().value * max);
    for (let i = 0; i < 300; i += 1) {
      const lines = Array.from({ length: 1 + number(6) }, () =>
        line(1 + number(99_999), 1 + number(5), [0, 500, 1_200, 1_800, 2_800][number(5)] ?? 0),
      );
      const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
      const isAtHome = i % 2 === 0;
      const { order, document } = makeInvoice({
        lines,
        discount: number(total + 1),
        shipping: i % 3 === 0 ? 10_000 : 0,
        state: isAtHome ? ['Gujarat', '24'] : ['Kerala', '32'],
      });
      const { rows, sum } = document;
      expect(sum.gross).toBe(order.total - order.discount + order.shipping);
      for (const part of [...rows, sum]) {
        expect(part.taxable + part.cgst + part.sgst + part.igst).toBe(part.gross);
        expect(isAtHome ? part.igst : part.cgst + part.sgst).toBe(0);
        expect(part.cgst).toBe(part.sgst);
      }
      const goods = rows.filter(({ kind }) => kind === 'goods');
      const tax = goods.reduce((all, { cgst, sgst, igst }) => all + cgst + sgst + igst, 0);
      expect(Math.abs(tax - order.tax)).toBeLessThanOrEqual(isAtHome ? lines.length : 0);
      const delivery = rows.filter(({ kind }) => kind === 'delivery');
      expect(delivery.reduce((all, { gross }) => all + gross, 0)).toBe(order.shipping);
    }
  });

  it('taxes delivery at the rates of the goods, in proportion', () => {
    const { document } = makeInvoice({
      lines: [line(30_000, 1, 500), line(10_000, 1, 1_800)],
      shipping: 10_000,
      state: ['Maharashtra', '27'],
    });
    const delivery = document.rows.filter(({ kind }) => kind === 'delivery');
    expect(delivery.map(({ gstRate, gross, igst }) => [gstRate, gross, igst])).toEqual([
      [500, 7_500, 357],
      [1_800, 2_500, 381],
    ]);
  });

  it('counts a gift voucher as a payment: tax and total stay', () => {
    const lines = [line(30_000, 2, 500)];
    const without = makeInvoice({ lines }).document;
    const withOne = makeInvoice({ lines, giftVoucher: 20_000 }).document;
    expect(withOne.sum).toEqual(without.sum);
    expect([withOne.giftVoucher, withOne.payable]).toEqual([20_000, 40_000]);
  });

  it('goes by where the goods are handed over', () => {
    const abroad = makeInvoice({ lines: [line(10_500, 1, 500)], state: ['Goa', '30'] }).document;
    expect(abroad.sum).toEqual({ taxable: 10_000, cgst: 0, sgst: 0, igst: 500, gross: 10_500 });
    expect(abroad.placeOfSupply).toEqual({ state: 'Goa', stateGstCode: '30' });
  });
});

describe('a bill of supply', () => {
  const lines = [line(30_000, 1, 500), line(10_000, 1, 1_800)];

  it('comes from a seller without a GSTIN, with no tax in it and nothing else to pay', () => {
    const { document } = makeInvoice({ lines, shipping: 10_000, gstin: '' });
    expect(documentTitle(document)).toBe('Bill of Supply');
    expect(document.sum).toEqual({ taxable: 50_000, cgst: 0, sgst: 0, igst: 0, gross: 50_000 });
    expect(document.rows.map(({ gstRate, gross }) => [gstRate, gross])).toEqual([
      [0, 30_000],
      [0, 10_000],
      [0, 10_000],
    ]);
    expect(document.payable).toBe(makeInvoice({ lines, shipping: 10_000 }).document.payable);
  });

  it('has no column of a tax', () => {
    const headsOf = (gstin?: string) =>
      invoiceColumns(makeInvoice({ lines, ...(gstin !== undefined && { gstin }) }).document).map(
        ({ head }) => head,
      );
    expect(headsOf('')).toEqual(['Item', 'HSN/SAC', 'Qty', 'Rate', 'Amount']);
    expect(headsOf()).toEqual([
      'Item',
      'HSN/SAC',
      'Qty',
      'Rate',
      'Taxable',
      'GST',
      'CGST',
      'SGST',
      'Amount',
    ]);
  });

  it('is drawn as a paper of one page', async () => {
    const { document } = makeInvoice({ lines, shipping: 10_000, gstin: '' });
    const pdf = Buffer.from(await drawInvoice(document)).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});

describe('nil-rated goods of a registered seller', () => {
  const nil = [line(30_000, 1, 0)];
  const mixed = [line(30_000, 1, 0), line(10_500, 1, 500)];
  const firm = { buyerGstin: '24BBBBB0000B1ZZ' };

  it('alone get a bill of supply, without columns of taxes', async () => {
    const { document } = makeInvoice({ lines: nil, shipping: 5_000, ...firm });
    expect(documentTitle(document)).toBe('Bill of Supply');
    expect(invoiceColumns(document).map(({ head }) => head)).not.toContain('CGST');
    const texts = await drawnTexts(document);
    expect(texts).toContain('GSTIN 24AAAAA0000A1Z8');
    expect(texts.join(' ')).toContain('nil-rated. No GST is charged');
    expect(texts.join(' ')).not.toContain('not registered');
  });

  it('together with taxed ones get an invoice-cum-bill of supply, from a consumer', () => {
    const { document } = makeInvoice({ lines: mixed });
    expect(documentTitle(document)).toBe('Invoice-cum-Bill of Supply');
    expect(invoiceColumns(document).map(({ head }) => head)).toContain('CGST');
    expect(documentTitle(makeInvoice({ lines: mixed, ...firm }).document)).toBe('Tax Invoice');
    expect(documentTitle(makeInvoice({ lines: [line(10_500, 1, 500)] }).document)).toBe(
      'Tax Invoice',
    );
  });

  it('keep the title under which they were issued', () => {
    const { document } = makeInvoice({ lines: nil });
    const { form, ...issuedBefore } = document;
    expect([form, documentTitle(issuedBefore)]).toEqual(['bill_of_supply', 'Tax Invoice']);
  });

  it('have their unit beside the quantity', async () => {
    expect(await drawnTexts(makeInvoice({ lines: [line(10_500, 3, 500)] }).document)).toContain(
      '3 NOS',
    );
  });
});

async function drawnTexts(document: Parameters<typeof drawInvoice>[0]): Promise<string[]> {
  const write = jest.spyOn(Pen.prototype, 'write');
  await drawInvoice(document);
  const texts = write.mock.calls.map(([text]) => text);
  write.mockRestore();
  return texts;
}

describe('the round-off of an invoice', () => {
  it('is a line above the total, which it changes without changing the taxes', async () => {
    const sale = { lines: [line(55_360, 1, 500)] };
    const { document } = makeInvoice({ ...sale, roundOff: 40 });
    expect(document.sum).toEqual(makeInvoice(sale).document.sum);
    const texts = await drawnTexts(document);
    const from = texts.indexOf('Round off');
    expect(texts.slice(from, from + 4)).toEqual(['Round off', '₹0.40', 'Invoice total', '₹554.00']);
    expect(texts.join(' ')).toContain('Rupees Five Hundred Fifty-Four Only');
    expect(await drawnTexts(makeInvoice({ ...sale, roundOff: -40 }).document)).toContain('−₹0.40');
    expect(await drawnTexts(makeInvoice(sale).document)).not.toContain('Round off');
  });
});

describe('a seller without an address', () => {
  it('has no empty lines on its invoice', async () => {
    const { document } = makeInvoice({ lines: [line(30_000, 1, 500)], gstin: '' });
    const empty = { address: [], state: '', stateGstCode: null, email: '', phone: '', fssai: '' };
    const texts = await drawnTexts({ ...document, seller: { ...document.seller, ...empty } });
    expect(texts).toContain(seller.name);
    expect(texts.filter((text) => /^State: *$|^[ ,]+$|, *$/.test(text))).toEqual([]);
  });
});

describe('a document for a screen reader', () => {
  it('has a title, a table with heads, and text that is read or marked as decoration', async () => {
    const { document } = makeInvoice({ lines: [line(30_000, 2, 500), line(10_000, 1, 500)] });
    const pdf = Buffer.from(await drawInvoice(document)).toString('latin1');
    const count = (role: string) => pdf.match(new RegExp(`/S /${role}\\b`, 'g'))?.length ?? 0;
    const columns = invoiceColumns(document).length;
    expect([count('Document'), count('Table'), count('H1')]).toEqual([1, 2, 1]);
    // Two items and their sum; one rate of tax with five columns.
    expect([count('TR'), count('TH'), count('TD')]).toEqual([6, columns + 5, 3 * columns + 5]);
    expect(pdf).toMatch(/\/Marked true/);
    expect(pdf).toContain('pdfuaid:part');
    // The metadata is XML.
    expect(pdf).toContain('<rdf:li>Tulsi &#38; Co</rdf:li>');
    expect(pdf).toMatch(/\/Lang \(en-IN\)/);
  });
});

describe('T50: what people have written', () => {
  it.each([
    '=HYPERLINK("http://evil.example")',
    '<b>bold</b> %n (\\) ) endstream endobj',
    'घी और शहद ₹ 🙂',
    '\u0000\u001b[2J\u202e',
  ])('stands in an invoice as text, in a PDF that is whole: %j', async (text) => {
    const { document } = makeInvoice({ lines: [line(30_000, 1, 500)] });
    const rows = document.rows.map((row) => ({ ...row, name: text }));
    const drawn = await drawInvoice({ ...document, rows });
    const pdf = Buffer.from(drawn).toString('latin1');
    expect(pdf.startsWith('%PDF-1.')).toBe(true);
    expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true);
    const tableAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf)?.[1]);
    expect(pdf.slice(tableAt, tableAt + 4)).toBe('xref');
    const opened = pdf.match(/^\d+ 0 obj$/gm)?.length;
    expect(opened).toBeGreaterThan(5);
    expect(pdf.match(/^endobj$/gm)).toHaveLength(opened ?? 0);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(pdf).not.toMatch(/\/(?:JavaScript|JS|URI|Launch|OpenAction|EmbeddedFile)\b/);
  });
});

describe('splitGst', () => {
  it('takes CGST and SGST of one value at one rate: never a paisa apart', () => {
    expect(splitGst(9_900, 500, true)).toEqual({
      taxable: 9_428,
      cgst: 236,
      sgst: 236,
      igst: 0,
      gross: 9_900,
    });
    for (let gross = 1; gross < 3_000; gross += 7) {
      for (const rate of [0, 25, 300, 500, 1_800, 4_000]) {
        const { taxable, cgst, sgst } = splitGst(gross, rate, true);
        expect(cgst).toBe(sgst);
        expect(taxable + cgst + sgst).toBe(gross);
        expect(Math.abs(cgst - (taxable * rate) / 20_000)).toBeLessThan(1.2);
      }
    }
  });

  it('takes IGST rounded half up', () => {
    expect(splitGst(9_900, 500, false)).toEqual({
      taxable: 9_429,
      cgst: 0,
      sgst: 0,
      igst: 471,
      gross: 9_900,
    });
  });
});
