import { demoShop } from '../../../contract/demo-shop.ts';
import { shareCash } from './share-cash.ts';

const lines = [
  { id: 1, quantity: 3, total: 30_000, discount: 1_000 },
  { id: 2, quantity: 1, total: 5_000, discount: 0 },
];
const order = {
  payType: 'Cash on Delivery',
  paidAt: null,
  giftVoucherAmount: 0,
  shipping: 10_000,
  agreedTerms: null,
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
    expect(sum(shareCash(order, lines, parcels))).toBe(44_000);
  });

  it('adds up to what is to be paid beside a gift voucher', () => {
    const withVoucher = { ...order, giftVoucherAmount: 9_999 };
    const shares = shareCash(withVoucher, lines, parcels);
    expect(sum(shares)).toBe(34_001);
    expect(Math.min(...shares)).toBeGreaterThan(0);
  });

  it('is whole rupees in each parcel where what is to be paid is rounded', () => {
    const terms = { ...demoShop, rounds_total: true };
    const delivery = { city: 'Mumbai', zone: null, terms };
    const rounded = { ...order, giftVoucherAmount: 9_960, agreedTerms: { coupon: null, delivery } };
    const shares = shareCash(rounded, lines, parcels);
    expect(sum(shares)).toBe(34_000);
    expect(shares.map((share) => share % 100)).toEqual([0, 0]);
  });

  it('is nothing where the order is paid', () => {
    expect(shareCash({ ...order, payType: 'Online Payment' }, lines, parcels)).toEqual([0, 0]);
    expect(shareCash({ ...order, paidAt: new Date() }, lines, parcels)).toEqual([0, 0]);
  });
});
