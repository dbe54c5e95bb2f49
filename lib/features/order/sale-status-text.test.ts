import { saleStatusText } from './sale-status-text';

it('says the sale status in words of customers, and leaves an unknown one', () => {
  expect(['Quotation Sent', 'Sales Order', 'Invoiced', ''].map(saleStatusText)).toEqual([
    'Awaiting confirmation',
    'Confirmed',
    'Invoiced',
    '',
  ]);
});
