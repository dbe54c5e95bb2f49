import { gstContained, spread, calculateTotals, takeOff, type PricedLine } from './totals.ts';

const line = (more: Partial<PricedLine> = {}): PricedLine => ({
  price: 10_000,
  basePrice: 12_000,
  gstRate: 500,
  quantity: 1,
  ...more,
});

describe('the totals of a cart', () => {
  it('are all zero where there is nothing in it', () => {
    expect(calculateTotals([])).toEqual({
      total: 0,
      discount: 0,
      goods: 0,
      gst: 0,
      giftVoucher: 0,
      finalTotal: 0,
      counter: 0,
      atMrp: 0,
      lines: [],
    });
  });

  it('multiply the price by the quantity and count the pieces', () => {
    const totals = calculateTotals([line({ quantity: 3 }), line({ price: 4_950, quantity: 2 })]);
    expect(totals).toMatchObject({
      total: 39_900,
      finalTotal: 39_900,
      counter: 5,
      atMrp: 60_000,
      discount: 0,
    });
  });

  it('say how much GST the price contains and do not add it', () => {
    const totals = calculateTotals([line({ price: 10_500 })]);
    expect(totals.gst).toBe(500);
    expect(totals.finalTotal).toBe(10_500);
  });

  it('round GST half up, and for each line on its own', () => {
    // At 5 %, GST is 1/21 of the amount: in 10 paise it is less than half a paisa, in 11 more.
    expect(gstContained(10, 500)).toBe(0);
    expect(gstContained(11, 500)).toBe(1);
    // 3 paise at 20 % contain half a paisa.
    expect(gstContained(3, 2_000)).toBe(1);
    expect(
      calculateTotals([line({ price: 3, gstRate: 2_000 }), line({ price: 3, gstRate: 2_000 })]).gst,
    ).toBe(2);
  });

  it('contain no GST where the rate is nil', () => {
    expect(gstContained(123_456, 0)).toBe(0);
  });

  it('lower the taxable value by a discount', () => {
    const totals = calculateTotals([line({ price: 10_500 })], { amount: 5_250 });
    expect(totals).toMatchObject({ total: 10_500, discount: 5_250, finalTotal: 5_250, gst: 250 });
  });

  it('never take off more than the goods cost', () => {
    const totals = calculateTotals([line({ price: 100 })], { amount: 5_000 });
    expect(totals).toMatchObject({ discount: 100, finalTotal: 0, gst: 0 });
  });

  it('lower only those lines that bear the discount', () => {
    const lines = [line({ price: 10_500 }), line({ price: 10_500 }), line({ price: 10_500 })];
    const totals = calculateTotals(lines, { amount: 999_999, bears: [true, false, false] });
    expect(totals.lines.map(({ discount, gst }) => [discount, gst])).toEqual([
      [10_500, 0],
      [0, 500],
      [0, 500],
    ]);
    expect(totals.discount).toBe(10_500);
  });
});

describe('spreading a discount', () => {
  it('gives the odd paisa to the largest remainder', () => {
    expect(spread(10, [100, 100, 100])).toEqual([4, 3, 3]);
    expect(spread(10, [100, 50, 149])).toEqual([3, 2, 5]);
  });

  it('stays exact for amounts that a double cannot multiply', () => {
    const shares = spread(999_999_999_999, [600_000_000_001, 700_000_000_003]);
    expect(shares.reduce((a, b) => a + b, 0)).toBe(999_999_999_999);
  });

  it('takes no more than there is', () => {
    expect(spread(100, [1, 2, 3])).toEqual([1, 2, 3]);
  });

  it('takes nothing where there is nothing, or the discount is negative', () => {
    expect(spread(50, [])).toEqual([]);
    expect(spread(50, [0, 0])).toEqual([0, 0]);
    expect(spread(-50, [100])).toEqual([0]);
  });
});

describe('a thousand random carts', () => {
  const random = seeded(20_261_118);
  const between = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  const rates = [0, 25, 300, 500, 1_200, 1_800, 2_800, 4_000];
  const carts = Array.from({ length: 1_000 }, () => ({
    discount: random() < 0.3 ? 0 : between(0, 2_000_000),
    lines: Array.from({ length: between(1, 12) }, () => {
      const price = between(1, 500_000);
      return {
        price,
        basePrice: price + between(0, 100_000),
        gstRate: rates[between(0, rates.length - 1)] ?? 0,
        quantity: between(1, 60),
      };
    }),
  }));

  it('have shares that add up, GST within the amounts, and nothing negative or broken', () => {
    for (const { lines, discount } of carts) {
      const totals = calculateTotals(lines, { amount: discount });
      const added = { total: 0, discount: 0, gst: 0 };
      totals.lines.forEach((worked, i) => {
        const taxable = worked.total - worked.discount;
        expect(worked.discount).toBeGreaterThanOrEqual(0);
        expect(taxable).toBeGreaterThanOrEqual(0);
        expect(worked.gst).toBeGreaterThanOrEqual(0);
        expect(worked.gst).toBeLessThanOrEqual(taxable);
        const exactGst = (taxable * (lines[i]?.gstRate ?? 0)) / (10_000 + (lines[i]?.gstRate ?? 0));
        expect(Math.abs(worked.gst - exactGst)).toBeLessThanOrEqual(0.5 + 1e-6);
        const exactShare = (totals.discount * worked.total) / totals.total;
        expect(Math.abs(worked.discount - exactShare)).toBeLessThan(1);
        added.total += worked.total;
        added.discount += worked.discount;
        added.gst += worked.gst;
      });
      expect(added).toEqual({ total: totals.total, discount: totals.discount, gst: totals.gst });
      expect(totals.discount).toBe(Math.min(discount, totals.total));
      expect(totals.finalTotal).toBe(totals.total - totals.discount);
      expect(totals.finalTotal).toBeGreaterThanOrEqual(0);
      expect(totals.atMrp).toBeGreaterThanOrEqual(totals.total);
      expect(Number.isSafeInteger(totals.gst + totals.finalTotal)).toBe(true);
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

describe('a further discount', () => {
  const lines = [line({ price: 30_000, gstRate: 500 }), line({ price: 10_001, gstRate: 1_800 })];

  it('is spread over what the lines cost after the first one, and lowers their GST', () => {
    const before = calculateTotals(lines, { amount: 10_000, bears: [true, false] });
    const after = takeOff(before, 1_500);
    expect(after.lines.map(({ discount }) => discount)).toEqual([11_000, 500]);
    expect(after).toMatchObject({ total: 40_001, discount: 11_500, goods: 28_501 });
    expect(after.gst).toBe(gstContained(19_000, 500) + gstContained(9_501, 1_800));
  });

  it('leaves more on the gift voucher', () => {
    const before = calculateTotals(lines, { amount: 0 }, 50_000);
    expect(takeOff(before, 4_000, 50_000)).toMatchObject({ giftVoucher: 36_001, finalTotal: 0 });
    expect(takeOff(before, 0, 50_000)).toBe(before);
  });
});
