import { saleStatusText } from './sale-status-text';

it('says the sale status in words of customers, and leaves an unknown one', () => {
  const cash = { order_status: 'Confirmed', pay_type: 'Cash on Delivery' } as const;
  const texts = ['Quotation Sent', 'Sales Order', 'Invoiced', ''].map((sale_status) =>
    saleStatusText({ ...cash, sale_status }),
  );
  expect(texts).toEqual(['Awaiting confirmation', 'Confirmed', 'Invoiced', '']);
});

it('says of an online order that payment, not a confirmation, is awaited', () => {
  const online = { order_status: 'Pending', pay_type: 'Online Payment' } as const;
  const waiting = { ...online, sale_status: 'Quotation Sent' };
  expect(saleStatusText(waiting)).toBe('Awaiting payment');
  expect(saleStatusText({ ...waiting, payment_in_review_amt: 609 })).toBe(
    '₹609 received, being checked',
  );
});

it('says of a cancelled order that it is cancelled', () => {
  for (const sale_status of ['Sales Order', 'Quotation Sent']) {
    const order_status = 'Cancelled';
    expect(saleStatusText({ sale_status, order_status, pay_type: 'Online Payment' })).toBe(
      'Cancelled',
    );
  }
});
