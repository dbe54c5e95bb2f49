import type { OrderStatus } from '../../../../contract/order.ts';
import type { ServiceContext } from '../../../context.ts';
import { orderEvents } from '../../../db/schema/order.ts';
import { tellOfChangedOrder } from '../../webhook/tell-webhooks.ts';

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
