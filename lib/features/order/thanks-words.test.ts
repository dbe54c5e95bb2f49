import { orderStatuses } from '../../contract/order';
import { thanksWords } from './thanks-words';

describe('the thanks for an order', () => {
  it('say the next step of its status', () => {
    expect(thanksWords({ order_status: 'Pending' })).toContain('Next we confirm');
    expect(thanksWords({ order_status: 'Confirmed' })).toContain('is confirmed');
    expect(thanksWords({ order_status: 'Confirmed' })).not.toContain('Next we confirm');
  });

  it('are gone once it is over or on its way back', () => {
    const gone = orderStatuses.filter((order_status) => thanksWords({ order_status }) === null);
    expect(gone.toSorted()).toEqual(['Cancelled', 'Refunded', 'Return Requested', 'Returned']);
  });
});
