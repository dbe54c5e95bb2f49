import { formatDeliveryFee } from './delivery-fee';

it('names what else the delivery fee depends on, where the shop has set it', () => {
  expect(formatDeliveryFee({ shipping_fee: 100 })).toBe('₹100');
  expect(formatDeliveryFee({ shipping_fee: 100, free_from: 600 })).toBe(
    '₹100 (free on orders of ₹600 or more)',
  );
  const weighed = { weight_included: 5, weight_fee: 12.5 };
  expect(
    formatDeliveryFee({ shipping_fee: 59.5, free_from: 999, ...weighed, differs_by_pin: true }),
  ).toBe(
    '₹59.50 (free on orders of ₹999 or more; ₹12.50 more for each kg above 5 kg; different for some PIN codes)',
  );
  expect(formatDeliveryFee({ shipping_fee: 0, ...weighed })).toBe(
    'free (₹12.50 more for each kg above 5 kg)',
  );
  expect(formatDeliveryFee({ shipping_fee: 0, free_from: 600, weight_included: 5 })).toBe('free');
});
