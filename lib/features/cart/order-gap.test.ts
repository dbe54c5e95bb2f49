import { findOrderGap } from './order-gap';

const makeCart = (total: number, discount_amt = 0) => ({
  cart_totals: {
    total,
    discount_amt,
    gst_amt: 0,
    final_total: total - discount_amt,
    cart_counter: 1,
    product_price: total,
  },
});
const terms = { minimum_order: 250, free_from: 600 };

describe('findOrderGap', () => {
  it('names what is missing to the minimum order first', () => {
    expect(findOrderGap(makeCart(110), terms, 100)).toEqual({
      missing: 140,
      minPrice: 140,
      to: 'order',
      share: expect.closeTo(0.44),
    });
    expect(findOrderGap(makeCart(300, 50.5), terms, 100)).toMatchObject({
      missing: 0.5,
      to: 'order',
    });
  });

  it('names what is missing to free delivery', () => {
    expect(findOrderGap(makeCart(250), terms, 100)).toMatchObject({
      missing: 350,
      to: 'free delivery',
    });
    expect(findOrderGap(makeCart(640, 41), terms, 100)).toMatchObject({
      missing: 1,
      to: 'free delivery',
    });
  });

  it('names a price that is enough where a coupon takes a share of it', () => {
    const tenPercent = makeCart(150, 15);
    expect(findOrderGap(tenPercent, terms, 100)).toMatchObject({ missing: 115, minPrice: 128 });
    expect(0.9 * (150 + 128)).toBeGreaterThanOrEqual(terms.minimum_order);
    expect(findOrderGap(makeCart(150, 150), terms, 100)).toMatchObject({
      missing: 250,
      minPrice: 250,
    });
  });

  it('names what is missing also where nobody knows the fee yet', () => {
    expect(findOrderGap(makeCart(450), terms, undefined)).toMatchObject({
      missing: 150,
      share: 0.75,
    });
  });

  it('says that the limit is reached', () => {
    const reached = { missing: 0, to: 'free delivery', share: 1 };
    expect(findOrderGap(makeCart(600), terms, 0)).toMatchObject(reached);
    expect(findOrderGap(makeCart(900), terms, undefined)).toMatchObject(reached);
  });

  it('names nothing where delivery is free anyway, or never free', () => {
    expect(findOrderGap(makeCart(250), terms, 0)).toBeNull();
    expect(findOrderGap(makeCart(250), { minimum_order: 250 }, 100)).toBeNull();
    expect(findOrderGap(makeCart(250), { minimum_order: 250, free_from: 0 }, 100)).toBeNull();
  });
});
