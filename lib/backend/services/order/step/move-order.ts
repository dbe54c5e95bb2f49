import { eq } from 'drizzle-orm';
import type { OrderStatus } from '../../../../contract/order.ts';
import type { ServiceContext } from '../../../context.ts';
import { orderEvents, orders } from '../../../db/schema/order.ts';
import { tellOfOrder, tellOfChangedOrder } from '../../webhook/tell-webhooks.ts';

interface Move {
  orderId: number;
  status: OrderStatus;
  /** Other columns to update. */
  more?: Partial<typeof orders.$inferInsert>;
  note?: string | undefined;
  staffId?: number | undefined;
  /** Sends no webhook: the order returns to an earlier status, which was sent already. */
  isStepBack?: boolean;
}

/** Changes the status of a locked order and writes it to the order history; queues the webhooks. */
export async function moveOrder(
  context: ServiceContext,
  { orderId, status, more = {}, note = '', staffId, isStepBack = false }: Move,
): Promise<void> {
  const { db } = context;
  const at = context.now();
  await db
    .update(orders)
    .set({ ...more, status, updatedAt: at })
    .where(eq(orders.id, orderId));
  await db.insert(orderEvents).values({ orderId, status, note, staffId, at });
  if (!isStepBack) await tellOfOrder(context, orderId, status);
}

interface ChangeEvent {
  orderId: number;
  /** Status of the order, which does not change. */
  status: OrderStatus;
  note: string;
  staffId?: number | undefined;
}

/** Writes a change that keeps the status to the order history; queues the webhooks. */
export async function noteEvent(
  context: ServiceContext,
  { orderId, status, note, staffId }: ChangeEvent,
): Promise<void> {
  await context.db
    .insert(orderEvents)
    .values({ orderId, status, note, staffId, at: context.now() });
  await tellOfChangedOrder(context, orderId);
}
