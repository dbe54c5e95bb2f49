import type { OrderStep } from '../../../contract/staff-order.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import type { orders } from '../../db/schema/order.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict } from '../../errors.ts';
import { issueInvoice } from '../invoice/issue-invoice.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { cancelLocked } from './cancel-order.ts';
import { lockOrder, type LockedOrder } from './lock-order.ts';
import { moveOrder } from './move-order.ts';
import { formatOrderId } from './order-id.ts';
import { readOrder, type OrderDetail } from './read-order.ts';
import { receiveReturn } from './receive-return.ts';
import { notAllowedStep } from './refuse-step.ts';
import { settleReturn } from './settle-return.ts';
import { tellOfStep } from './tell-of-step.ts';
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
  return inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    const order = await lockOrder(within, orderId);
    refuseWrongStep(order, step);
    const staffId = caller.customerId;
    await writeAudit(within, caller, {
      action: 'order.step',
      subject: `order:${orderId}`,
      before: { status: order.status },
      after: step,
    });
    if (step.status === 'Cancelled') {
      await cancelLocked(within, order, { reason: step.note || 'Cancelled by the store', staffId });
    } else {
      await moveOn(within, order, step, staffId);
    }
    return readOrder(within, order.customerId, orderId);
  });
}

function refuseWrongStep(order: LockedOrder, { status }: OrderStep): void {
  if (!mayStep(order.status, status, 'staff')) throw notAllowedStep(order, status);
  if (status === 'Confirmed' && order.payType === 'Online Payment' && !order.paidAt) {
    throw conflict(`Order ${formatOrderId(order.id)} has not been paid yet`, {
      order_status: order.status,
    });
  }
}

async function moveOn(
  context: ServiceContext,
  order: LockedOrder,
  step: OrderStep,
  staffId: number,
): Promise<void> {
  const changes = changesWith(order, step, context.now());
  await moveOrder(context, {
    orderId: order.id,
    status: step.status,
    more: changes,
    note: step.note,
    staffId,
  });
  await tellOfStep(context, { order: { ...order, ...changes }, status: step.status });
  if (step.status === 'Packed') await issueInvoice(context, order);
  if (step.status === 'Refunded') await settleReturn(context, order, staffId);
  if (step.status === 'Returned') await receiveReturn(context, order.id, step.is_sellable);
}

type Changes = Partial<
  Pick<
    typeof orders.$inferSelect,
    'courier' | 'trackingNumber' | 'saleStatus' | 'expiresAt' | 'deliveredAt' | 'paidAt'
  >
>;

function changesWith(order: LockedOrder, step: OrderStep, now: Date): Changes {
  const sentBy: Changes = {
    ...(step.courier && { courier: step.courier }),
    ...(step.tracking_number && { trackingNumber: step.tracking_number }),
  };
  switch (step.status) {
    case 'Confirmed':
      return { ...sentBy, saleStatus: 'Sales Order', expiresAt: null };
    case 'Delivered':
      return { ...sentBy, deliveredAt: now, paidAt: order.paidAt ?? now };
    default:
      return sentBy;
  }
}
