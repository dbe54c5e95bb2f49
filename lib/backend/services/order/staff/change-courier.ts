import { eq, and, isNull, notInArray } from 'drizzle-orm';
import type { OrderStatus } from '../../../../contract/order.ts';
import type { CourierInput } from '../../../../contract/staff-order-work.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { orders } from '../../../db/schema/order.ts';
import { withinTransaction } from '../../../db/transaction.ts';
import { conflict } from '../../../errors.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { lockOrder } from '../lock-order.ts';
import { formatOrderId } from '../order-id.ts';
import { tellOfStep } from '../step/tell-of-step.ts';
import type { Queryable } from '../../../db/client.ts';
import { shipments } from '../../../db/schema/shipment.ts';

const sent = new Set<OrderStatus>(['Packed', 'Shipped', 'Delivered']);

/**
 * Corrects courier and tracking number of an order. 409 before it is packed and after it is
 * delivered. Notifies the customer again if requested and the order is on its way.
 */
export async function changeCourier(
  context: ServiceContext,
  caller: CustomerCaller,
  orderId: number,
  { courier, tracking_number, tells_customer }: CourierInput,
): Promise<void> {
  await withinTransaction(context, async (within, tx) => {
    const order = await lockOrder(within, orderId);
    if (!sent.has(order.status)) {
      throw conflict(`Order ${formatOrderId(orderId)} is ${order.status}, so it has no courier`, {
        order_status: order.status,
      });
    }
    const change = { courier, trackingNumber: tracking_number || null };
    await tx
      .update(orders)
      .set({ ...change, updatedAt: context.now() })
      .where(eq(orders.id, orderId));
    await changeCourierOfShipments(tx, orderId, change);
    await writeAudit(within, caller, 'order.courier', `order:${orderId}`, {
      before: { courier: order.courier, trackingNumber: order.trackingNumber },
      after: change,
    });
    if (tells_customer && order.status === 'Shipped') {
      await tellOfStep(within, { order, status: 'Shipped', isCorrected: true });
    }
  });
}

/**
 * Gives the parcels of a locked order another courier and tracking number. Booked parcels keep
 * theirs.
 */
async function changeCourierOfShipments(
  db: Queryable,
  orderId: number,
  change: { courier: string; trackingNumber: string | null },
): Promise<void> {
  await db
    .update(shipments)
    .set(change)
    .where(
      and(
        eq(shipments.orderId, orderId),
        isNull(shipments.provider),
        notInArray(shipments.status, ['cancelled', 'returned']),
      ),
    );
}
