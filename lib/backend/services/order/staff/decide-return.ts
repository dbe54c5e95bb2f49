import { and, eq } from 'drizzle-orm';
import type { ReturnDecisionInput } from '../../../../contract/staff-order-work.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { returnRequests } from '../../../db/schema/order.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { conflict } from '../../../errors.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { buyerOf } from '../buyer-of.ts';
import { lockOrder } from '../lock-order.ts';
import { moveOrder } from '../move-order.ts';
import { formatOrderId } from '../order-id.ts';

/**
 * Accepts a return request, so that the goods are collected, or refuses it: then the order is
 * Delivered again with its original delivery date. 409 if no request waits for a decision. Notifies
 * the customer with the note.
 */
export async function decideReturn(
  context: ServiceContext,
  caller: CustomerCaller,
  orderId: number,
  { is_accepted: isAccepted, note }: ReturnDecisionInput,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    const order = await lockOrder(within, orderId);
    const decided = await tx
      .update(returnRequests)
      .set({
        status: isAccepted ? 'accepted' : 'refused',
        decidedAt: context.now(),
        staffId: caller.customerId,
        decisionNote: note,
      })
      .where(and(eq(returnRequests.orderId, orderId), eq(returnRequests.status, 'requested')))
      .returning({ id: returnRequests.id });
    if (decided.length === 0) {
      throw conflict(`No return of order ${formatOrderId(orderId)} waits for a decision`, {
        order_status: order.status,
      });
    }
    if (!isAccepted) {
      await moveOrder(within, {
        orderId,
        status: 'Delivered',
        note: `Return refused: ${note}`,
        staffId: caller.customerId,
      });
    }
    await writeAudit(within, caller, {
      action: 'order.return',
      subject: `order:${orderId}`,
      before: { status: order.status },
      after: { isAccepted, note },
    });
    const { firstName, to } = await buyerOf(tx, order);
    await queueMessage(tx, {
      kind: 'return_decided',
      to,
      data: { orderId, firstName, isAccepted, ...(note && { note }) },
    });
  });
}
