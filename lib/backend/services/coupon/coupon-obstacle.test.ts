import type { Coupon } from './coupon.ts';
import { obstacleTo } from './coupon-obstacle.ts';

const now = new Date('2026-11-21T12:00:00+05:30');
const at = (text: string) => new Date(text).getTime();
const honey = { productId: 1, brandId: 2, categoryIds: [3], price: 30_000, quantity: 1 };

const coupon = (more: Partial<Coupon> = {}): Coupon => ({
  id: 1,
  code: 'TEST',
  percent: 10,
  amount: null,
  leastOrder: 0,
  mostDiscount: null,
  startsAt: null,
  endsAt: null,
  usesInAll: null,
  usesPerCustomer: null,
  usedCount: 0,
  usedByCustomer: 0,
  firstOrderOnly: false,
  hasOrdered: false,
  isActive: true,
  productId: null,
  categoryId: null,
  brandId: null,
  scope: [],
  ...more,
});

describe('a coupon', () => {
  it.each<[string, Partial<Coupon>]>([
    ['without conditions', {}],
    ['whose least order is just reached', { leastOrder: 30_000 }],
    ['in its period', { startsAt: now.getTime(), endsAt: now.getTime() + 1 }],
    ['with a use left', { usesInAll: 5, usedCount: 4, usesPerCustomer: 2, usedByCustomer: 1 }],
    ['for a first order', { firstOrderOnly: true }],
    ['for a brand in the cart', { brandId: 2, scope: ['Vanya'] }],
  ])('%s fits', (_, more) => {
    expect(obstacleTo(coupon(more), [honey], now)).toBeNull();
  });

  it.each<[Partial<Coupon>, string]>([
    [{ isActive: false }, 'is not in use any more'],
    [{ endsAt: at('2026-11-21T00:00:00+05:30') }, 'expired on 20 November 2026'],
    [{ endsAt: now.getTime() }, 'expired on 21 November 2026'],
    [{ startsAt: at('2026-12-01T00:00:00+05:30') }, 'can be used from 1 December 2026'],
    [{ usesInAll: 1, usedCount: 1 }, 'has been used up'],
    [{ usesPerCustomer: 1, usedByCustomer: 1 }, 'can be used once, and you have used it'],
    [
      { usesPerCustomer: 3, usedByCustomer: 3 },
      'can be used 3 times, and you have used it as often',
    ],
    [{ firstOrderOnly: true, hasOrdered: true }, 'is for a first order only'],
    [
      { brandId: 9, categoryId: 3, scope: ['Tea', 'Vanya'] },
      'is for Tea and Vanya only, of which nothing is in your cart',
    ],
    [{ leastOrder: 50_000 }, 'needs goods of ₹500 or more, ₹200 more than your cart holds'],
    [{ leastOrder: 30_050 }, 'needs goods of ₹300.50 or more, ₹0.50 more than your cart holds'],
  ])('with %j says that it %s', (more, text) => {
    expect(obstacleTo(coupon(more), [honey], now)).toBe(text);
  });

  it('says what cannot be mended before what can', () => {
    const usedUp = coupon({ leastOrder: 50_000, usesInAll: 1, usedCount: 1 });
    expect(obstacleTo(usedUp, [honey], now)).toBe('has been used up');
  });
});
