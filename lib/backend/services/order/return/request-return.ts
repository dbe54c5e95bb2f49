import { asc, eq } from 'drizzle-orm';
import { isReplacementReason, rowOf, type ReturnInput } from '../../../../contract/order-change.ts';
import { formatInIndia } from '../../../../contract/format-in-india.ts';
import { inIndia } from '../../../../contract/india-clock.ts';
import {
  returnWindows,
  sayDays,
  sayNonReturnable,
  type ReturnWindows,
} from '../../../../contract/return-windows.ts';
import type { ServiceContext } from '../../../context.ts';
import {
  orderLines,
  returnLines,
  returnRequests,
  type OrderLineRow,
} from '../../../db/schema/order.ts';
import { withinTransaction } from '../../../db/transaction.ts';
import { conflict, invalid } from '../../../errors.ts';
import { lockOrder, type LockedOrder } from '../lock-order.ts';
import {
  groupOrderItems,
  itemName,
  lineName,
  readOrderCombos,
  returnableQuantity,
} from '../read-order-items.ts';
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
  const returned = await findReturnedLines(context, orderId, items);
  const [request] = await db
    .insert(returnRequests)
    .values({ orderId, reason, pictures, createdAt: context.now() })
    .returning({ id: returnRequests.id });
  if (!request) throw new Error('The return was not written');
  await db.insert(returnLines).values(
    returned.map(({ line, quantity }) => ({
      ...{ returnId: request.id, orderLineId: line.id, quantity },
    })),
  );
  await moveOrder(context, { orderId, status: 'Return Requested', note: reason, staffId });
}

const formatDay = (day: string) => formatInIndia(inIndia(day), 'd MMMM yyyy');

async function refuseByTerms(
  { db, ...context }: ServiceContext,
  order: LockedOrder,
  { reason, items }: ReturnInput,
): Promise<void> {
  const lines = await db
    .select({ isReturnable: orderLines.isReturnable })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id));
  const returned = await findReturnedLines({ db, ...context }, order.id, items);
  const excluded = returned.flatMap(({ line }) => (line.isReturnable ? [] : lineName(line)));
  if (excluded.length > 0 && !isReplacementReason(reason)) {
    throw invalid({ items: [sayNonReturnable(excluded)] });
  }
  refuseWhenLate(order, agreedWindows(order, lines), reason, context.now());
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

type ReturnedItem = ReturnInput['items'][number];

/** Pieces of order lines that are returned. */
async function findReturnedLines(
  { db }: ServiceContext,
  orderId: number,
  requested: readonly ReturnedItem[],
): Promise<{ line: OrderLineRow; quantity: number }[]> {
  const rows = await db
    .select({ line: orderLines, returned: returnedPieces })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const lines = rows.map(({ line, returned }) => ({ ...line, returned }));
  const items = groupOrderItems(lines, await readOrderCombos({ db }, orderId));
  const pieces = new Map<number, number>();
  for (const { product_id: productId, quantity, ...one } of requested) {
    const item = items.find(({ id }) => id === rowOf(one));
    const parts = item?.lines.filter((line) => !productId || line.productId === productId);
    if (!item || !parts?.length) throw invalid({ items: ['This item is not part of the order'] });
    const isWhole = !productId || !item.combo;
    if (isWhole && quantity > returnableQuantity(item)) {
      throw tooManyReturned(returnableQuantity(item), itemName(item));
    }
    for (const line of parts) {
      const each = isWhole ? line.quantity / item.quantity : 1;
      pieces.set(line.id, (pieces.get(line.id) ?? 0) + quantity * each);
    }
  }
  return [...pieces].flatMap(([id, quantity]) => {
    const line = lines.find((one) => one.id === id);
    if (!line) return [];
    const left = line.quantity - line.returned;
    if (quantity > left) throw tooManyReturned(left, lineName(line));
    return { line, quantity };
  });
}

const tooManyReturned = (left: number, name: string) =>
  invalid({ items: [`You can return at most ${left} of ${name}`] });
