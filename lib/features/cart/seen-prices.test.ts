import { parseSeenPrices, priceChange, withSeen } from './seen-prices';

const turmeric = { product_id: 7, selling_price: 299 };

describe('the prices seen in the cart', () => {
  it('are remembered as they were first seen', () => {
    const seen = withSeen({}, [turmeric]);
    expect(withSeen(seen, [{ ...turmeric, selling_price: 310 }])).toEqual({ 7: 299 });
  });

  it('are forgotten with the product', () => {
    expect(withSeen({ 7: 299, 8: 50 }, [turmeric])).toEqual({ 7: 299 });
  });

  it('say nothing while the price stays', () => {
    expect(priceChange({ 7: 299 }, turmeric)).toBeNull();
    expect(priceChange({}, turmeric)).toBeNull();
  });

  it('tell a higher price from a lower one', () => {
    expect(priceChange({ 7: 279 }, turmeric)).toEqual({
      text: 'Now ₹299. It was ₹279.',
      isDearer: true,
    });
    expect(priceChange({ 7: 310 }, turmeric)?.isDearer).toBe(false);
  });

  it.each([null, '', '{', '[1]', 'null', '{"7":"299"}'])('are none where %p was kept', (text) => {
    expect(parseSeenPrices(text)).toEqual({});
  });
});
