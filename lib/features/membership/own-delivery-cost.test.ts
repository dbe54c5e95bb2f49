import { ownDeliveryCost } from './own-delivery-cost';

it('adds up what was paid for delivery, without cancelled orders', () => {
  expect(
    ownDeliveryCost([
      { order_status: 'Delivered', delivery_fee: 100 },
      { order_status: 'Cancelled', delivery_fee: 100 },
      { order_status: 'Pending', delivery_fee: 0 },
      { order_status: 'Shipped' },
    ]),
  ).toEqual({ orders: 3, fees: 100 });
});
