import type { OrderStep } from '../../../../contract/staff-order.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { withinTransaction } from '../../../db/transaction.ts';
import { conflict } from '../../../errors.ts';
import { sayRupees } from '../../messages/say.ts';
import { followOrder } from '../../shipment/follow-order.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { advanceOrder } from './advance-order.ts';
import { cancelLocked } from './cancel-order.ts';
import { lockOrder, type LockedOrder } from '../lock-order.ts';
import { formatOrderId } from '../order-id.ts';
import { readOrder, type OrderDetail } from '../read/read-order.ts';
import { notAllowedStep } from './refuse-step.ts';
import { mayStep } from './transitions.ts';

/**
 * Moves an order to another status. 404 for an unknown order, 409 for a step that its status does
 * not allow. Packed issues the invoice, Delivered marks cash as paid, Returned puts goods back on
 * sale, Refunded refunds them; each step notifies the customer.
 */
export async function takeStep(
  context: ServiceContext,
  caller: CustomerCaller,
  orderId: number,
  step: OrderStep,
): Promise<OrderDetail> {
  return withinTransaction(context, async (within) => {
    const order = await lockOrder(within, orderId);
    refuseWrongStep(order, step);
    const staffId = caller.customerId;
    await writeAudit(within, caller, 'order.step', `order:${orderId}`, {
      before: { status: order.status },
      after: step,
    });
    if (step.status === 'Cancelled') {
      await cancelLocked(within, order, {
        reason: step.note || 'Cancelled by the shop',
        staffId,
        shownRefund: step.refund_amount,
      });
    } else {
      // First the parcels, which the message about the order names.
      await followOrder(within, order, step, staffId);
      await advanceOrder(within, order, step, staffId);
    }
    return readOrder(within, order.customerId, orderId);
  });
}

function refuseWrongStep(order: LockedOrder, { status }: OrderStep): void {
  if (!mayStep(order.status, status, 'staff')) throw notAllowedStep(order, status);
  if (status === 'Packed' && order.balanceDue > 0) {
    throw conflict(
      `${sayRupees(order.balanceDue)} is still due for order ${formatOrderId(order.id)} after its change`,
      { order_status: order.status },
    );
  }
  if (status === 'Confirmed' && order.payType === 'Online Payment' && !order.paidAt) {
    throw conflict(`Order ${formatOrderId(order.id)} has not been paid yet`, {
      order_status: order.status,
    });
  }
}
