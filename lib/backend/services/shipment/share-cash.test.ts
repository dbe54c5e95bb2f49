import { shareCash } from './share-cash.ts';

const lines = [
  { id: 1, quantity: 3, total: 30_000, discount: 1_000 },
  { id: 2, quantity: 1, total: 5_000, discount: 0 },
];
const order = {
  payType: 'Cash on Delivery',
  paidAt: null,
  payable: 44_000,
  giftVoucherAmount: 0,
  shipping: 10_000,
};
const parcels = [
  { lines: [{ orderLineId: 1, quantity: 2 }] },
  {
    lines: [
      { orderLineId: 1, quantity: 1 },
      { orderLineId: 2, quantity: 1 },
    ],
  },
];
const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);

describe('the cash of parcels', () => {
  it('is the price of their goods, and the delivery with the first', () => {
    expect(shareCash(order, lines, parcels)).toEqual([29_333, 14_667]);
    expect(sum(shareCash(order, lines, parcels))).toBe(order.payable);
  });

  it('adds up to what is to be paid beside a gift voucher', () => {
    const withVoucher = { ...order, giftVoucherAmount: 9_999, payable: 34_001 };
    const shares = shareCash(withVoucher, lines, parcels);
    expect(sum(shares)).toBe(34_001);
    expect(Math.min(...shares)).toBeGreaterThan(0);
  });

  it('is nothing where the order is paid', () => {
    expect(shareCash({ ...order, payType: 'Online Payment' }, lines, parcels)).toEqual([0, 0]);
    expect(shareCash({ ...order, paidAt: new Date() }, lines, parcels)).toEqual([0, 0]);
  });
});
