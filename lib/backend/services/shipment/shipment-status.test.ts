import { shipmentStatuses, type ShipmentStatus } from '../../../contract/shipment.ts';
import { mayMove, nextReports } from './shipment-status.ts';

const movedAt = new Date('2026-11-18T06:30:00Z');
const later = new Date('2026-11-18T07:30:00Z');
const earlier = new Date('2026-11-18T05:30:00Z');
const parcel = (status: ShipmentStatus, settledAt: Date | null = null) => ({
  status,
  movedAt,
  settledAt,
});

describe('the state of a parcel', () => {
  it('moves on, also past states that nobody reported', () => {
    expect(mayMove(parcel('packed'), 'handed_over', later)).toBe(true);
    expect(mayMove(parcel('handed_over'), 'delivered', later)).toBe(true);
    expect(mayMove(parcel('out_for_delivery'), 'returning', later)).toBe(true);
    expect(mayMove(parcel('in_transit'), 'lost', later)).toBe(true);
  });

  it('moves on by a report that comes late', () => {
    expect(mayMove(parcel('in_transit'), 'out_for_delivery', earlier)).toBe(true);
  });

  it('never moves back', () => {
    expect(mayMove(parcel('out_for_delivery'), 'in_transit', later)).toBe(false);
    expect(mayMove(parcel('handed_over'), 'packed', later)).toBe(false);
    expect(mayMove(parcel('returning'), 'delivered', later)).toBe(false);
  });

  it('follows attempts at the door by their time', () => {
    expect(mayMove(parcel('attempt_failed'), 'out_for_delivery', later)).toBe(true);
    expect(mayMove(parcel('out_for_delivery'), 'attempt_failed', later)).toBe(true);
    expect(mayMove(parcel('attempt_failed'), 'out_for_delivery', earlier)).toBe(false);
    expect(mayMove(parcel('out_for_delivery'), 'attempt_failed', earlier)).toBe(false);
  });

  it.each(['delivered', 'returned', 'cancelled'] as const)('stays where it is %s', (end) => {
    for (const to of shipmentStatuses) expect(mayMove(parcel(end), to, later)).toBe(false);
  });

  it('can be found again after it was called lost, until it is credited', () => {
    expect(mayMove(parcel('lost'), 'delivered', later)).toBe(true);
    for (const to of shipmentStatuses) {
      expect(mayMove(parcel('lost', later), to, later)).toBe(false);
    }
  });

  it('offers staff what may happen next, beginning with the courier', () => {
    expect(nextReports(parcel('packed'))).toEqual(['handed_over']);
    expect(nextReports(parcel('attempt_failed'))).toEqual([
      'out_for_delivery',
      'delivered',
      'returning',
      'lost',
    ]);
    expect(nextReports(parcel('returned', later))).toEqual([]);
  });
});
