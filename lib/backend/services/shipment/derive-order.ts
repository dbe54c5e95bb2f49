import { eq } from 'drizzle-orm';
import type { OrderStatus } from '../../../contract/order.ts';
import type { ServiceContext } from '../../context.ts';
import { orders } from '../../db/schema/order.ts';
import { advanceOrder } from '../order/step/advance-order.ts';
import type { LockedOrder } from '../order/lock-order.ts';
import { shipmentsOf, type LockedShipment } from './lock-shipments.ts';

type Parcel = Pick<LockedShipment, 'status' | 'settledAt'>;

/**
 * Returns the next status of an order by its parcels; undefined if it stays. Shipped with the first
 * parcel that leaves; when all have ended, Delivered if one arrived, else Cancelled.
 */
export function statusByParcels(
  status: OrderStatus,
  parcels: readonly Parcel[],
): 'Shipped' | 'Delivered' | 'Cancelled' | undefined {
  const live = parcels.filter((one) => one.status !== 'cancelled');
  if (status === 'Packed')
    return live.some((one) => one.status !== 'packed') ? 'Shipped' : undefined;
  if (status !== 'Shipped' || live.length === 0 || live.some((one) => !hasEnded(one))) {
    return undefined;
  }
  return live.some((one) => one.status === 'delivered') ? 'Delivered' : 'Cancelled';
}

const hasEnded = ({ status, settledAt }: Parcel) => status === 'delivered' || settledAt !== null;

/**
 * Takes a locked order along with its parcels: to Shipped, and to Delivered once all have ended.
 * `isUndelivered`: nothing of it arrived; the caller closes it and books goods and money. Also
 * keeps couriers and tracking numbers of the order.
 */
export async function deriveOrder(
  context: ServiceContext,
  order: LockedOrder,
  staffId?: number,
): Promise<{ order: LockedOrder; isUndelivered: boolean }> {
  const parcels = await shipmentsOf(context, order.id);
  let current = { ...order, ...(await keepTracking(context, order, parcels)) };
  for (;;) {
    const next = statusByParcels(current.status, parcels);
    if (next === undefined || next === 'Cancelled') {
      return { order: current, isUndelivered: next === 'Cancelled' };
    }
    await advanceOrder(context, current, { status: next }, staffId);
    current = { ...current, status: next };
  }
}

async function keepTracking(
  { db }: ServiceContext,
  order: LockedOrder,
  parcels: readonly LockedShipment[],
): Promise<Pick<LockedOrder, 'courier' | 'trackingNumber'>> {
  const live = parcels.filter((one) => one.status !== 'cancelled');
  const joined = (values: (string | null)[]) =>
    [...new Set(values.filter((value): value is string => Boolean(value)))].join(', ') || null;
  const tracking = {
    courier: joined(live.map(({ courier }) => courier)) ?? order.courier,
    trackingNumber:
      joined(live.map(({ trackingNumber }) => trackingNumber)) ?? order.trackingNumber,
  };
  if (tracking.courier !== order.courier || tracking.trackingNumber !== order.trackingNumber) {
    await db.update(orders).set(tracking).where(eq(orders.id, order.id));
  }
  return tracking;
}
