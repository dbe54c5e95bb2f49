import type { Shipment, ShipmentStatus } from '../../contract/shipment';
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

  it('holds the reports about its only parcel, each in the step that it was made in', () => {
    const on = (day: number) => `2026-11-${day}T10:00:00+05:30`;
    const event = (status: ShipmentStatus, day: number, note = '') => ({
      ...{ status, note },
      at: on(day),
    });
    const parcel: Shipment = {
      ...{ number: 1, status: 'out_for_delivery', courier: 'BlueDart', tracking_number: 'B1' },
      ...{ tracking_url: null, cash_due: 0, items: [] },
      events: [
        event('packed', 18),
        event('handed_over', 19),
        event('in_transit', 20, 'Pune hub'),
        event('out_for_delivery', 21),
      ],
    };
    const order = {
      order_status: 'Shipped',
      timeline: [
        { status: 'Packed', at: on(18) },
        { status: 'Shipped', at: on(19) },
      ],
    } as const;
    const reports = (shipments: Shipment[]) =>
      orderTimeline({ ...order, timeline: [...order.timeline], shipments }).map((step) =>
        step.reports.map(({ text }) => text),
      );
    expect(reports([parcel])).toEqual([[], ['In transit, Pune hub', 'Out for delivery'], []]);
    expect(reports([parcel, { ...parcel, number: 2 }])).toEqual([[], [], []]);
  });
});
