import { saleStatusText } from './sale-status-text';

it('says the sale status in words of customers, and leaves an unknown one', () => {
  const order_status = 'Confirmed';
  const texts = ['Quotation Sent', 'Sales Order', 'Invoiced', ''].map((sale_status) =>
    saleStatusText({ sale_status, order_status }),
  );
  expect(texts).toEqual(['Awaiting confirmation', 'Confirmed', 'Invoiced', '']);
});

it('says of a cancelled order that it is cancelled', () => {
  expect(saleStatusText({ sale_status: 'Sales Order', order_status: 'Cancelled' })).toBe(
    'Cancelled',
  );
});
