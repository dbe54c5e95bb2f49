import type { OrderStep } from '../../../contract/staff-order.ts';
import type { ServiceContext } from '../../context.ts';
import { readStanding } from '../refund/order-standing.ts';
import { tellOfRefundedOrder } from '../webhook/tell-webhooks.ts';
import type { LockedOrder } from './lock-order.ts';
import { moveOrder } from './move-order.ts';
import { settleReturn } from './settle-return.ts';
import { tellOfStep } from './tell-of-step.ts';

/**
 * Ends the return of a locked order: refunds it, and notifies the customer. The order is Refunded if
 * the price of all its goods has gone back, otherwise Delivered again, because the rest was kept or
 * replaced.
 */
export async function endReturn(
  context: ServiceContext,
  order: LockedOrder,
  { note, refund_amount: shownRefund }: Pick<OrderStep, 'note' | 'refund_amount'>,
  staffId?: number,
): Promise<void> {
  const hasMoneyBack = await settleReturn(context, order, { staffId, shownRefund });
  const { rows } = await readStanding(context, order);
  const goods = rows.filter(({ row }) => row.kind === 'goods');
  // A row that was free has nothing to give back, so at least one must have had a price.
  const isAllBack = goods.every(({ left }) => left === 0) && goods.some(({ row }) => row.gross > 0);
  await moveOrder(context, {
    orderId: order.id,
    status: isAllBack ? 'Refunded' : 'Delivered',
    note: [isAllBack ? '' : 'Return settled', note].filter(Boolean).join('. '),
    staffId,
    isWayBack: !isAllBack,
  });
  if (hasMoneyBack && !isAllBack) await tellOfRefundedOrder(context, order.id);
  await tellOfStep(context, { order, status: 'Refunded' });
}
