import type { OrderStep } from '../../../../contract/staff-order.ts';
import type { ServiceContext } from '../../../context.ts';
import type { orders } from '../../../db/schema/order.ts';
import { issueInvoice } from '../../invoice/issue-invoice.ts';
import type { LockedOrder } from '../lock-order.ts';
import { moveOrder } from './move-order.ts';
import { receiveReturn } from '../return/receive-return.ts';
import { tellOfStep } from './tell-of-step.ts';
import { readOrderBalance } from '../../refund/order-balance.ts';
import { tellOfRefundedOrder } from '../../webhook/tell-webhooks.ts';
import { settleReturn } from '../return/settle-return.ts';

/**
 * Moves a locked order to a status that its caller has found allowed: Packed issues the invoice,
 * Delivered marks cash as paid, Returned receives goods, Refunded ends the return. Notifies the
 * customer. Without `staffId` the store moves it, such as after a courier's report.
 */
export async function advanceOrder(
  context: ServiceContext,
  order: LockedOrder,
  step: OrderStep,
  staffId?: number,
): Promise<void> {
  if (step.status === 'Refunded') return endReturn(context, order, step, staffId);
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

/**
 * Ends the return of a locked order: refunds it, and notifies the customer. The order becomes
 * Refunded if the price of all its goods was refunded, otherwise Delivered again, because the rest
 * was kept or replaced.
 */
async function endReturn(
  context: ServiceContext,
  order: LockedOrder,
  { note, refund_amount: shownRefund }: Pick<OrderStep, 'note' | 'refund_amount'>,
  staffId?: number,
): Promise<void> {
  const hasMoneyBack = await settleReturn(context, order, { staffId, shownRefund });
  const { rows } = await readOrderBalance(context, order);
  const goods = rows.filter(({ row }) => row.kind === 'goods');
  // A row that was free has nothing to give back, so at least one must have had a price.
  const isAllBack = goods.every(({ left }) => left === 0) && goods.some(({ row }) => row.gross > 0);
  await moveOrder(context, {
    orderId: order.id,
    status: isAllBack ? 'Refunded' : 'Delivered',
    note: [isAllBack ? '' : 'Return closed', note].filter(Boolean).join('. '),
    staffId,
    isStepBack: !isAllBack,
  });
  if (hasMoneyBack && !isAllBack) await tellOfRefundedOrder(context, order.id);
  await tellOfStep(context, { order, status: 'Refunded' });
}
