import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { returnRequests } from '../../../db/schema/order.ts';
import { lockOrder, type LockedOrder } from '../lock-order.ts';
import { formatOrderId } from '../order-id.ts';
import { moveOrder, noteEvent } from '../step/move-order.ts';

/**
 * Reopens the return whose goods a cancelled order was to replace: it is decided again, or, where
 * its goods are back already, refunded when it is settled. Until then its resolution is a
 * replacement without an order. Must be called before stock is returned.
 */
export async function reopenReturn(
  context: ServiceContext,
  { id, replacesId }: LockedOrder,
): Promise<void> {
  if (replacesId === null) return;
  const { db } = context;
  const first = await lockOrder(context, replacesId);
  const ofThis = eq(returnRequests.replacementId, id);
  const [request] = await db.select().from(returnRequests).where(ofThis);
  if (!request) return;
  const reopened = { status: request.status === 'accepted' ? 'requested' : 'received' };
  // Staff may have refunded everything by themselves.
  const refunded = { status: 'settled', resolution: 'refund' };
  await db
    .update(returnRequests)
    .set({
      ...(first.status === 'Refunded' ? refunded : reopened),
      ...{ replacementId: null, decidedAt: null, staffId: null, decisionNote: '' },
    })
    .where(ofThis);
  const event = { orderId: first.id, note: `Replacement ${formatOrderId(id)} was cancelled` };
  await (first.status === 'Delivered'
    ? moveOrder(context, { ...event, status: 'Returned', isStepBack: true })
    : noteEvent(context, { ...event, status: first.status }));
}
