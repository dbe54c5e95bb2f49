import { calculateTotals } from '../cart/totals.ts';
import { obstacleTo, couponDiscount, isFor } from './coupon-obstacle.ts';
import type { Coupon, CouponLine } from './coupon.ts';

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
    [{ isActive: false }, 'is no longer valid'],
    [{ endsAt: at('2026-11-21T00:00:00+05:30') }, 'expired on 20 November 2026'],
    [{ endsAt: now.getTime() }, 'expired on 21 November 2026'],
    [{ startsAt: at('2026-12-01T00:00:00+05:30') }, 'is valid from 1 December 2026'],
    [{ usesInAll: 1, usedCount: 1 }, 'has reached its usage limit'],
    [
      { usesPerCustomer: 1, usedByCustomer: 1 },
      'can be used only once, and you’ve already used it',
    ],
    [
      { usesPerCustomer: 3, usedByCustomer: 3 },
      'can be used only 3 times, and you’ve used it 3 times',
    ],
    [{ firstOrderOnly: true, hasOrdered: true }, 'is only for your first order'],
    [{ brandId: 9, categoryId: 3, scope: ['Tea', 'Vanya'] }, 'works only on Tea and Vanya'],
    [{ leastOrder: 50_000 }, 'needs a cart of ₹500 or more. Add items worth ₹200 to use it'],
    [{ leastOrder: 30_050 }, 'needs a cart of ₹300.50 or more. Add items worth ₹0.50 to use it'],
  ])('with %j says that it %s', (more, text) => {
    expect(obstacleTo(coupon(more), [honey], now)).toBe(text);
  });

  it('says what cannot be mended before what can', () => {
    const usedUp = coupon({ leastOrder: 50_000, usesInAll: 1, usedCount: 1 });
    expect(obstacleTo(usedUp, [honey], now)).toBe('has reached its usage limit');
  });
});

const anything = { productId: null, categoryId: null, brandId: null };
const tenPercent = { ...anything, percent: 10, amount: null, mostDiscount: null };
const line = (more: Partial<CouponLine> = {}): CouponLine => ({
  productId: 1,
  brandId: 2,
  categoryIds: [3, 4],
  price: 10_000,
  quantity: 1,
  ...more,
});

describe('what a coupon is for', () => {
  it('is everything where it names nothing', () => {
    expect(isFor(anything, line())).toBe(true);
  });

  it.each([
    [{ productId: 1 }, true],
    [{ productId: 9 }, false],
    [{ brandId: 2 }, true],
    [{ brandId: 9 }, false],
    [{ categoryId: 3 }, true],
    [{ categoryId: 4 }, true],
    [{ categoryId: 9 }, false],
    [{ categoryId: 3, brandId: 2 }, true],
    [{ categoryId: 3, brandId: 9 }, false],
  ])('with %j fits a product of brand 2 in categories 3 and 4: %p', (scope, fits) => {
    expect(isFor({ ...anything, ...scope }, line())).toBe(fits);
  });
});

describe('the discount of a coupon', () => {
  it('is a percentage of the goods, rounded half up', () => {
    expect(couponDiscount(tenPercent, [line({ price: 1_005 })]).amount).toBe(101);
    expect(couponDiscount(tenPercent, [line({ price: 1_004 })]).amount).toBe(100);
  });

  it('is a fixed amount, but no more than the goods cost', () => {
    const fixed = { ...tenPercent, percent: null, amount: 5_000 };
    expect(couponDiscount(fixed, [line({ price: 60_000 })]).amount).toBe(5_000);
    expect(couponDiscount(fixed, [line({ price: 3_000 })]).amount).toBe(3_000);
  });

  it('stays below its own limit', () => {
    const limited = { ...tenPercent, mostDiscount: 700 };
    expect(couponDiscount(limited, [line({ price: 100_000 })]).amount).toBe(700);
    expect(couponDiscount(limited, [line({ price: 5_000 })]).amount).toBe(500);
  });

  it('counts and lowers only what it is for', () => {
    const ofBrand = { ...tenPercent, brandId: 7 };
    const lines = [line(), line({ brandId: 7, price: 20_000 })];
    expect(couponDiscount(ofBrand, lines)).toEqual({ amount: 2_000, bears: [false, true] });
  });
});

describe('two thousand random carts under random coupons', () => {
  const random = seeded(20_261_121);
  const between = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  const pickOne = <T>(all: readonly T[]) => all[between(0, all.length - 1)] as T;
  const cases = Array.from({ length: 2_000 }, () => {
    const isPercent = random() < 0.5;
    return {
      coupon: {
        productId: random() < 0.1 ? between(1, 4) : null,
        brandId: random() < 0.2 ? between(1, 3) : null,
        categoryId: random() < 0.2 ? between(1, 5) : null,
        percent: isPercent ? between(1, 100) : null,
        amount: isPercent ? null : between(1, 1_000_000),
        mostDiscount: random() < 0.3 ? between(1, 100_000) : null,
      },
      lines: Array.from({ length: between(1, 9) }, () => {
        const price = between(1, 500_000);
        return {
          productId: between(1, 4),
          brandId: between(1, 3),
          categoryIds: [between(1, 3), between(4, 5)],
          price,
          basePrice: price + between(0, 50_000),
          gstRate: pickOne([0, 25, 300, 500, 1_200, 1_800, 2_800]),
          quantity: between(1, 40),
        };
      }),
    };
  });

  it('spread it to the paisa over what the coupon is for, with GST worked out after it', () => {
    for (const { coupon, lines } of cases) {
      const discount = couponDiscount(coupon, lines);
      const totals = calculateTotals(lines, discount);
      const borne = lines.filter((one) => isFor(coupon, one));
      const goods = borne.reduce((sum, one) => sum + one.price * one.quantity, 0);
      expect(totals.discount).toBe(discount.amount);
      expect(discount.amount).toBeLessThanOrEqual(goods);
      expect(discount.amount).toBeLessThanOrEqual(coupon.mostDiscount ?? goods);
      expect(totals.finalTotal).toBe(totals.total - totals.discount);
      totals.lines.forEach((worked, i) => {
        const one = lines[i];
        if (!one) throw new Error('A line is missing');
        const left = worked.total - worked.discount;
        expect(left).toBeGreaterThanOrEqual(0);
        if (!isFor(coupon, one)) expect(worked.discount).toBe(0);
        else {
          const exact = (discount.amount * worked.total) / goods;
          expect(Math.abs(worked.discount - exact)).toBeLessThan(1);
        }
        const gst = (left * one.gstRate) / (10_000 + one.gstRate);
        expect(Math.abs(worked.gst - gst)).toBeLessThanOrEqual(0.5 + 1e-6);
      });
      const sum = (of: 'discount' | 'gst') =>
        totals.lines.reduce((all, worked) => all + worked[of], 0);
      expect([sum('discount'), sum('gst')]).toEqual([totals.discount, totals.gst]);
    }
  });
});

/** Mulberry32 (seeded PRNG): the same carts in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
