import { eq } from 'drizzle-orm';
import type { OrderStep } from '../../../contract/staff-order.ts';
import type { ServiceContext } from '../../context.ts';
import { shipments } from '../../db/schema/shipment.ts';
import { conflict } from '../../errors.ts';
import type { LockedOrder } from '../order/lock-order.ts';
import { formatOrderId } from '../order/order-id.ts';
import { shipmentsOf, type LockedShipment } from './lock-shipments.ts';
import { moveShipment } from './move-shipment.ts';
import { openFullShipment } from './open-shipments.ts';
import { isUnderway } from './shipment-status.ts';

/**
 * Takes the parcels of a locked order along with a step of staff: Packed makes its parcel, Shipped
 * hands all over to the courier, Delivered delivers those that are on their way.
 */
export async function followOrder(
  context: ServiceContext,
  order: LockedOrder,
  step: OrderStep,
  staffId: number,
): Promise<void> {
  if (step.status === 'Packed') return openFullShipment(context, order, staffId);
  const report = { at: context.now(), source: 'staff', note: step.note, staffId };
  if (step.status === 'Shipped') {
    const all = await shipmentsOf(context, order.id);
    const packed = all.filter(({ status }) => status === 'packed');
    const numbers = trackingNumbers(order, packed, step.tracking_number);
    for (const shipment of packed) {
      const trackingNumber = numbers.get(shipment.id);
      await nameCourier(context, shipment, { courier: step.courier, trackingNumber });
      await moveShipment(context, shipment, { ...report, status: 'handed_over' });
    }
  }
  if (step.status === 'Delivered') {
    const all = await shipmentsOf(context, order.id);
    refuseUnlessSent(order, all);
    const open = all.filter((one) => isUnderway(one.status) || isMissing(one));
    for (const shipment of open) {
      await moveShipment(context, shipment, { ...report, status: 'delivered' });
    }
  }
}

/* Each parcel has its own number: those of several parcels are separated by commas. */
function trackingNumbers(
  { id }: LockedOrder,
  packed: readonly LockedShipment[],
  entered = '',
): Map<number, string> {
  const open = packed.filter(({ provider }) => !provider);
  const numbers = entered
    .split(',')
    .map((number) => number.trim())
    .filter(Boolean);
  if (open.length <= 1) return new Map(open.map((one) => [one.id, entered.trim()]));
  if (numbers.length > 0 && new Set(numbers).size !== open.length) {
    throw conflict(
      `Order ${formatOrderId(id)} has ${open.length} parcels: enter ${open.length} tracking numbers, separated by commas`,
    );
  }
  return new Map(open.map((one, index) => [one.id, numbers[index] ?? '']));
}

const isMissing = ({ status, settledAt }: LockedShipment) => status === 'lost' && !settledAt;

function refuseUnlessSent({ id, status }: LockedOrder, all: readonly LockedShipment[]): void {
  const left = all.find((one) => one.status === 'packed' || one.status === 'returning');
  if (!left) return;
  const why = left.status === 'packed' ? 'has not left yet' : 'is on its way back';
  throw conflict(`Parcel ${left.number} of order ${formatOrderId(id)} ${why}`, {
    order_status: status,
  });
}

/* A booked parcel keeps the courier and the number of its booking. */
async function nameCourier(
  { db }: ServiceContext,
  shipment: LockedShipment,
  {
    courier,
    trackingNumber,
  }: { courier?: string | undefined; trackingNumber?: string | undefined },
): Promise<void> {
  if (shipment.provider || (!courier && !trackingNumber)) return;
  await db
    .update(shipments)
    .set({ ...(courier && { courier }), ...(trackingNumber && { trackingNumber }) })
    .where(eq(shipments.id, shipment.id));
}
