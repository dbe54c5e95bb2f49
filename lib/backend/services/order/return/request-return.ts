import { eq } from 'drizzle-orm';
import { isReplacementReason, type ReturnInput } from '../../../../contract/order-change.ts';
import { formatInIndia } from '../../../../contract/format-in-india.ts';
import { inIndia } from '../../../../contract/india-clock.ts';
import {
  returnWindows,
  sayDays,
  sayNonReturnable,
  type ReturnWindows,
} from '../../../../contract/return-windows.ts';
import type { ServiceContext } from '../../../context.ts';
import { orderLines, returnLines, returnRequests } from '../../../db/schema/order.ts';
import { withinTransaction } from '../../../db/transaction.ts';
import { conflict, invalid } from '../../../errors.ts';
import { lockOrder, type LockedOrder } from '../lock-order.ts';
import { moveOrder } from '../step/move-order.ts';
import { notReturnable } from '../step/refuse-step.ts';
import { agreedWindows, isStillOpen, returnDeadlines, returnedPieces } from './return-deadline.ts';
import { tellOfStep } from '../step/tell-of-step.ts';
import { mayStep } from '../step/transitions.ts';

export interface RequestedReturn extends ReturnInput {
  /** Names of stored files. */
  pictures: string[];
}

/**
 * Requests a return of goods of a delivered order. 404 if the order is not theirs; 409 if it is not
 * delivered or too late by the windows that it was placed under; 400 if an item
 * is not in the order, was sold as non-returnable and is not faulty, or has fewer unreturned pieces
 * than requested.
 */
export async function requestReturn(
  context: ServiceContext,
  customerId: number,
  orderId: number,
  { reason, items, pictures }: RequestedReturn,
): Promise<void> {
  await withinTransaction(context, async (within) => {
    const order = await lockOrder(within, orderId, customerId);
    if (!mayStep(order.status, 'Return Requested', 'customer')) throw notReturnable(order);
    await refuseByTerms(within, order, { reason, items });
    await recordReturn(within, order, { reason, items, pictures });
    await tellOfStep(within, { order, status: 'Return Requested' });
  });
}

/** Writes a return of a locked, delivered order; `staffId`: who started it for the customer. */
export async function recordReturn(
  context: ServiceContext,
  { id: orderId }: LockedOrder,
  { reason, items, pictures }: RequestedReturn,
  staffId?: number,
): Promise<void> {
  const { db } = context;
  await refuseTooMany(context, orderId, items);
  const [request] = await db
    .insert(returnRequests)
    .values({ orderId, reason, pictures, createdAt: context.now() })
    .returning({ id: returnRequests.id });
  if (!request) throw new Error('The return was not written');
  await db
    .insert(returnLines)
    .values(items.map(({ id, quantity }) => ({ returnId: request.id, orderLineId: id, quantity })));
  await moveOrder(context, { orderId, status: 'Return Requested', note: reason, staffId });
}

const formatDay = (day: string) => formatInIndia(inIndia(day), 'd MMMM yyyy');

async function refuseByTerms(
  { db, now }: ServiceContext,
  order: LockedOrder,
  { reason, items }: ReturnInput,
): Promise<void> {
  const lines = await db
    .select({
      id: orderLines.id,
      name: orderLines.name,
      isReturnable: orderLines.isReturnable,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id));
  const excluded = lines.filter(
    ({ id, isReturnable }) => !isReturnable && items.some((item) => item.id === id),
  );
  if (excluded.length > 0 && !isReplacementReason(reason)) {
    throw invalid({ items: [sayNonReturnable(excluded.map(({ name }) => name))] });
  }
  refuseWhenLate(order, agreedWindows(order, lines), reason, now());
}

function refuseWhenLate(
  { deliveredAt }: LockedOrder,
  agreed: ReturnWindows,
  reason: string,
  now: Date,
): void {
  if (!deliveredAt) throw new Error('A delivered order has no day of delivery');
  const { replacement, others } = returnDeadlines(deliveredAt, agreed);
  const days = returnWindows(agreed);
  const isReplacement = isReplacementReason(reason);
  const lastDay = isReplacement ? replacement : others;
  if (lastDay && isStillOpen(lastDay, now)) return;
  if (!others) {
    throw conflict(
      `Only damaged, wrong or expired items can be returned. The last day for this order was ${formatDay(replacement)}.`,
    );
  }
  if (isReplacement && isStillOpen(others, now)) {
    throw conflict(
      `Damaged, wrong or expired items had to be reported by ${formatDay(replacement)}. You can still return items for any other reason until ${formatDay(others)}.`,
    );
  }
  throw conflict(
    `You could return this order within ${sayDays(days.others)}, until ${formatDay(others)}.`,
  );
}

async function refuseTooMany(
  { db }: ServiceContext,
  orderId: number,
  items: ReturnInput['items'],
): Promise<void> {
  const lines = await db
    .select({
      id: orderLines.id,
      name: orderLines.name,
      bought: orderLines.quantity,
      returned: returnedPieces,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  for (const { id, quantity } of items) {
    const line = lines.find((one) => one.id === id);
    if (!line) throw invalid({ items: ['This item is not part of the order'] });
    const left = line.bought - line.returned;
    if (quantity > left) {
      throw invalid({ items: [`You can return at most ${left} of ${line.name}`] });
    }
  }
}
