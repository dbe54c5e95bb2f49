import { formatDeliveryFee } from './delivery-fee';

it('names the amount from which delivery is free, where the shop has one', () => {
  expect(formatDeliveryFee({ shipping_fee: 100 })).toBe('₹100');
  expect(formatDeliveryFee({ shipping_fee: 100, free_from: 600 })).toBe(
    '₹100 (free on orders of ₹600 or more)',
  );
  expect(formatDeliveryFee({ shipping_fee: 100, free_from: 600 }, 3)).toBe('₹300');
});
