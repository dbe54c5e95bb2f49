import { eq } from 'drizzle-orm';
import type { OrderStatus } from '../../../../contract/order.ts';
import type { CourierInput } from '../../../../contract/staff-order-work.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { orders } from '../../../db/schema/order.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { conflict } from '../../../errors.ts';
import { changeCourierOfShipments } from '../../shipment/change-courier-of-shipments.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { lockOrder } from '../lock-order.ts';
import { formatOrderId } from '../order-id.ts';
import { tellOfStep } from '../tell-of-step.ts';

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
  await inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    const order = await lockOrder(within, orderId);
    if (!sent.has(order.status)) {
      throw conflict(`Order ${formatOrderId(orderId)} is ${order.status}: nobody brings it`, {
        order_status: order.status,
      });
    }
    const change = { courier, trackingNumber: tracking_number || null };
    await tx
      .update(orders)
      .set({ ...change, updatedAt: context.now() })
      .where(eq(orders.id, orderId));
    await changeCourierOfShipments(tx, orderId, change);
    await writeAudit(within, caller, {
      action: 'order.courier',
      subject: `order:${orderId}`,
      before: { courier: order.courier, trackingNumber: order.trackingNumber },
      after: change,
    });
    if (tells_customer && order.status === 'Shipped') {
      await tellOfStep(within, { order: { ...order, ...change }, status: 'Shipped' });
    }
  });
}
