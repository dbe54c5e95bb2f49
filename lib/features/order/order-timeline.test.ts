import { orderTimeline } from './order-timeline';

const at = '2026-11-18T10:00:00+05:30';
const happened = (...statuses: string[]) => statuses.map((status) => ({ status, at }));

describe('orderTimeline', () => {
  it('tells what has happened and what is ahead', () => {
    const steps = orderTimeline({
      order_status: 'Packed',
      timeline: happened('Pending', 'Confirmed', 'Packed'),
    });
    expect(steps.map(({ status }) => status)).toEqual([
      'Pending',
      'Confirmed',
      'Packed',
      'Shipped',
      'Delivered',
    ]);
    expect(steps.map(({ at: moment }) => moment !== null)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(steps.findIndex(({ isCurrent }) => isCurrent)).toBe(2);
  });

  it('promises nothing after a cancellation', () => {
    const steps = orderTimeline({
      order_status: 'Cancelled',
      timeline: happened('Pending', 'Cancelled'),
    });
    expect(steps.map(({ status }) => status)).toEqual(['Pending', 'Cancelled']);
    expect(steps.at(-1)?.isCurrent).toBe(true);
  });

  it('has nothing ahead of what was delivered, nor of what goes back', () => {
    const delivered = happened('Pending', 'Confirmed', 'Packed', 'Shipped', 'Delivered');
    expect(orderTimeline({ order_status: 'Delivered', timeline: delivered })).toHaveLength(5);
    expect(
      orderTimeline({
        order_status: 'Return Requested',
        timeline: [...delivered, ...happened('Return Requested')],
      }),
    ).toHaveLength(6);
  });
});
