import { totalsFaults } from './money.ts';

const lines = [
  { quantity: 3, price: 99.99, mrp: 120, gstRate: 5 },
  { quantity: 1, price: 250, mrp: 250, gstRate: 12 },
];
const totals = {
  total: 549.97,
  discount_amt: 0,
  gst_amt: 41.07,
  final_total: 549.97,
  cart_counter: 4,
  product_price: 610,
};

describe('the money rules', () => {
  it('accept totals that add up', () => {
    expect(totalsFaults(totals, lines)).toEqual([]);
  });

  it('take discount and gift voucher off the final total', () => {
    const reduced = { ...totals, discount_amt: 50, gift_voucher_amt: 100, final_total: 399.97 };
    expect(totalsFaults(reduced, lines)).toEqual([]);
  });

  it.each([
    ['total', 549.98],
    ['total', 549.970001],
    ['final_total', 549.96],
    ['gst_amt', 41.08],
    ['product_price', 609],
    ['cart_counter', 2],
  ])('find a wrong %s: %d', (name, value) => {
    const faults = totalsFaults({ ...totals, [name]: value }, lines);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`cart_totals.${name}: ${value} in the place of`);
  });

  it('leave GST alone where the API does not say the rates', () => {
    const unknown = lines.map((line) => ({ ...line, gstRate: undefined }));
    expect(totalsFaults({ ...totals, gst_amt: 0 }, unknown)).toEqual([]);
  });
});
