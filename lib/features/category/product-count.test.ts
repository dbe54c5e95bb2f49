import { offerSummary } from './product-count';

describe('the summary of an offer', () => {
  it.each([
    [66, 45, '66 products from ₹45'],
    [1, 1299, '1 product, ₹1,299'],
    [undefined, 49.5, 'From ₹49.50'],
    [12, undefined, '12 products'],
    [0, 0, '0 products'],
    [undefined, undefined, null],
  ])('of %p products and the lowest price %p is %p', (count, price, text) => {
    expect(offerSummary(count, price)).toBe(text);
  });
});
