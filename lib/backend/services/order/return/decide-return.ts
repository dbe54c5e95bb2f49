import { and, eq, isNull } from 'drizzle-orm';
import type {
  ReturnDecisionInput,
  StaffReturnInput,
} from '../../../../contract/staff-order-work.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { returnRequests } from '../../../db/schema/order.ts';
import { withinTransaction } from '../../../db/transaction.ts';
import { conflict } from '../../../errors.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { findBuyer } from '../find-buyer.ts';
import { lockOrder, type LockedOrder } from '../lock-order.ts';
import { formatOrderId } from '../order-id.ts';
import { moveOrder } from '../step/move-order.ts';
import { notReturnable } from '../step/refuse-step.ts';
import { mayStep } from '../step/transitions.ts';
import { recordReturn } from './request-return.ts';
import { resolveReturn, usualResolution } from './resolve-return.ts';

/**
 * Accepts a return request, so that the goods are collected, or refuses it: then the order is
 * Delivered again with its original delivery date. An accepted replacement creates a new order
 * immediately. Returned goods whose replacement was cancelled can be replaced again. 409 if no
 * request waits for a decision, or a replacement is not in stock. Notifies the customer with the
 * note.
 */
export async function decideReturn(
  context: ServiceContext,
  caller: CustomerCaller,
  orderId: number,
  decision: ReturnDecisionInput,
): Promise<void> {
  await withinTransaction(context, async (within) => {
    await decideLocked(within, caller, await lockOrder(within, orderId), decision);
  });
}

/** As `decideReturn`, for a locked order within a transaction. */
async function decideLocked(
  context: ServiceContext,
  caller: CustomerCaller,
  order: LockedOrder,
  { is_accepted: isAccepted, note, ...decision }: ReturnDecisionInput,
): Promise<void> {
  const { db } = context;
  const { id: orderId } = order;
  const staffId = caller.customerId;
  const isReplacedAgain =
    order.status === 'Returned' && isAccepted && decision.resolution === 'replacement';
  const ofOrder = eq(returnRequests.orderId, orderId);
  const received = and(ofOrder, eq(returnRequests.status, 'received'));
  const [open] = await db
    .select({ id: returnRequests.id })
    .from(returnRequests)
    .where(
      isReplacedAgain
        ? and(
            received,
            eq(returnRequests.resolution, 'replacement'),
            isNull(returnRequests.replacementId),
          )
        : and(ofOrder, eq(returnRequests.status, 'requested')),
    )
    .limit(1);
  if (!open) {
    throw conflict(`Order ${formatOrderId(orderId)} has no pending return request`, {
      order_status: order.status,
    });
  }
  const accepted = isReplacedAgain ? 'received' : 'accepted';
  const [request] = await db
    .update(returnRequests)
    .set({
      status: isAccepted ? accepted : 'refused',
      decidedAt: context.now(),
      staffId,
      decisionNote: note,
    })
    .where(eq(returnRequests.id, open.id))
    .returning();
  if (!request) throw new Error('The decision was not written');
  const resolution = decision.resolution ?? usualResolution(request);
  const replacementId = isAccepted
    ? await resolveReturn(context, order, request, { resolution, staffId })
    : null;
  if (!isAccepted) {
    const refusal = `Return declined: ${note}`;
    await moveOrder(context, {
      orderId,
      status: (await db.$count(returnRequests, received)) > 0 ? 'Returned' : 'Delivered',
      note: refusal,
      staffId,
      isStepBack: true,
    });
  }
  await writeAudit(context, caller, 'order.return', `order:${orderId}`, {
    before: { status: order.status },
    after: {
      ...{ isAccepted, note },
      ...(isAccepted && { resolution }),
      ...(replacementId !== null && { replacement: formatOrderId(replacementId) }),
    },
  });
  const { firstName, to } = await findBuyer(db, order);
  await queueMessage(db, {
    kind: 'return_decided',
    to,
    data: {
      ...{ orderId, firstName, isAccepted, replacementId, ...(note && { note }) },
      isReceived: isReplacedAgain,
    },
  });
}

/**
 * Starts a return for a customer and accepts it immediately, also after the days in which customers
 * can ask for one. 409 if the order is not delivered or a replacement is not in stock; 400 if an
 * item has fewer unreturned pieces than given.
 */
export async function startReturn(
  context: ServiceContext,
  caller: CustomerCaller,
  orderId: number,
  { reason, items, resolution, note }: StaffReturnInput,
): Promise<void> {
  await withinTransaction(context, async (within) => {
    const order = await lockOrder(within, orderId);
    if (!mayStep(order.status, 'Return Requested', 'customer')) throw notReturnable(order);
    await recordReturn(within, order, { reason, items, pictures: [] }, caller.customerId);
    await decideLocked(within, caller, order, { is_accepted: true, resolution, note });
  });
}
