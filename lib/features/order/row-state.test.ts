import type { OrderReturn } from '../../contract/order';
import { rowState } from './row-state';

const aReturn = (more: Partial<OrderReturn>): OrderReturn => ({
  id: 1,
  reason: 'Damaged item',
  status: 'requested',
  created_at: '2026-11-20T10:00:00+05:30',
  items: [{ id: 7, quantity: 1 }],
  pictures: [],
  ...more,
});

describe('the state of an order line', () => {
  it('is empty while nothing of it is returned', () => {
    expect(rowState({ returns: [aReturn({})] }, { id: 8 })).toEqual([]);
  });

  it('names each return of it', () => {
    const returns = [
      aReturn({ status: 'refused' }),
      aReturn({ status: 'settled', resolution: 'refund', items: [{ id: 7, quantity: 2 }] }),
    ];
    expect(rowState({ returns }, { id: 7 })).toEqual([
      '1 × return declined',
      '2 × returned and refunded',
    ]);
  });

  it('does not call a return refunded whose refund is not done', () => {
    const returns = [aReturn({ status: 'settled', resolution: 'refund' })];
    const refund = { amount: 299, requested_at: '2026-11-20T10:00:00+05:30', is_settled: false };
    expect(rowState({ returns, refunds: [refund] }, { id: 7 })).toEqual([
      '1 × returned, refund on its way',
    ]);
  });

  it('names the order that replaces it', () => {
    const returns = [
      aReturn({ status: 'accepted', resolution: 'replacement', replacement: 'SO-000009' }),
    ];
    expect(rowState({ returns }, { id: 7 })).toEqual(['1 × being replaced by order SO-000009']);
    const received = returns.map((one) => ({ ...one, status: 'received' as const }));
    expect(rowState({ returns: received }, { id: 7 })).toEqual([
      '1 × returned and replaced by order SO-000009',
    ]);
  });
});
