import { orderStatuses } from '../../contract/order';
import { thanksText } from './thanks-text';

describe('the thanks for an order', () => {
  it('say the next step of its status', () => {
    expect(thanksText({ order_status: 'Pending' })).toContain('We’ll confirm');
    expect(thanksText({ order_status: 'Confirmed' })).toContain('is confirmed');
    expect(thanksText({ order_status: 'Confirmed' })).not.toContain('We’ll confirm');
  });

  it('are gone once it is over or on its way back', () => {
    const withoutText = orderStatuses.filter(
      (order_status) => thanksText({ order_status }) === null,
    );
    expect(withoutText.toSorted()).toEqual([
      'Cancelled',
      'Refunded',
      'Return Requested',
      'Returned',
    ]);
  });
});
