import { priceText } from './price-text';

it.each([
  [null, null, undefined],
  [null, 500, 'Showing products up to ₹500.'],
  [1_500, null, 'Showing products from ₹1,500.'],
  [300, 600, 'Showing products from ₹300 to ₹600.'],
])('a price from %p to %p is said as %p', (price_from, price_to, text) => {
  expect(priceText({ price_from, price_to })).toBe(text);
});
