import type { ShipmentStatus } from '../../../contract/shipment.ts';
import { statusByParcels } from './derive-order.ts';

const parcel = (status: ShipmentStatus, settledAt: Date | null = null) => ({ status, settledAt });
const settled = (status: ShipmentStatus) => parcel(status, new Date());
const shipped = (...parcels: (ShipmentStatus | ReturnType<typeof parcel>)[]) =>
  statusByParcels(
    'Shipped',
    parcels.map((one) => (typeof one === 'string' ? parcel(one) : one)),
  );

describe('the status of an order by its parcels', () => {
  it('is Shipped once the first has left', () => {
    expect(statusByParcels('Packed', [parcel('packed'), parcel('packed')])).toBeUndefined();
    expect(statusByParcels('Packed', [parcel('packed'), parcel('in_transit')])).toBe('Shipped');
  });

  it('is Delivered when all have ended and one has arrived', () => {
    expect(shipped('delivered', 'out_for_delivery')).toBeUndefined();
    expect(shipped('delivered', 'packed')).toBeUndefined();
    expect(shipped('delivered', 'lost')).toBeUndefined();
    expect(shipped('delivered', 'delivered')).toBe('Delivered');
    expect(shipped('delivered', settled('returned'))).toBe('Delivered');
    expect(shipped('delivered', 'cancelled')).toBe('Delivered');
  });

  it('is Cancelled when nothing arrived and all is counted or given up', () => {
    expect(shipped('returning')).toBeUndefined();
    expect(shipped('lost')).toBeUndefined();
    expect(shipped(settled('returned'), settled('lost'))).toBe('Cancelled');
  });

  it('stays where parcels have no say', () => {
    expect(statusByParcels('Confirmed', [])).toBeUndefined();
    expect(statusByParcels('Return Requested', [parcel('delivered')])).toBeUndefined();
  });
});
