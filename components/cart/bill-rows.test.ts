import { goodsRows } from './bill-rows';

it('shows what the items cost less than at MRP, in the cart as at the checkout', () => {
  expect(
    goodsRows(1433, 1258.5).map(({ label, amount }) => `${label as string} ${amount as string}`),
  ).toEqual(['Price at MRP ₹1,433', 'Discount on MRP −₹174.50']);
  expect(goodsRows(598, 598)).toEqual([{ key: 'goods', label: 'Items', amount: '₹598' }]);
});
