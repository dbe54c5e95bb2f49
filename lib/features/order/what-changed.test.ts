import { whatChanged } from './what-changed';

const before = {
  total: 598,
  discount_amt: 50,
  gst_amt: 28,
  final_total: 548,
  shipping_amt: 0,
  amount: 548,
};

describe('what the fresh totals change', () => {
  it('is nothing where they are the same', () => {
    expect(whatChanged(before, { ...before })).toEqual([]);
  });

  it('is said figure by figure, the sum last', () => {
    const now = { ...before, total: 620, final_total: 570, amount: 570 };
    expect(whatChanged(before, now)).toEqual([
      'Items: ₹598 before, ₹620 now.',
      'Total: ₹548 before, ₹570 now.',
    ]);
  });

  it('says in words that something was free or is gone', () => {
    const now = { ...before, discount_amt: 0, final_total: 598, shipping_amt: 100, amount: 698 };
    expect(whatChanged(before, now)).toEqual([
      'Discount: ₹50 before, none now.',
      'Delivery: free before, ₹100 now.',
      'Total: ₹548 before, ₹698 now.',
    ]);
  });
});
