import type { CallOutcome } from '../../../../contract/staff-order-list.ts';
import type { OrderCallInput } from '../../../../contract/staff-order-work.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { orderNotes } from '../../../db/schema/staff.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { conflict } from '../../../errors.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { lockOrder } from '../lock-order.ts';
import { formatOrderId } from '../order-id.ts';
import { takeStep } from '../step/take-step.ts';

/** Adds a staff-only note to an order. 404 for an unknown one. */
export async function noteOrder(
  context: ServiceContext,
  caller: CustomerCaller,
  orderId: number,
  text: string,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    await lockOrder(within, orderId);
    await write(within, caller, orderId, { text });
  });
}

/**
 * Records the result of a confirmation call for a cash on delivery order: confirmed moves the order
 * on, refused cancels it, otherwise it waits. 409 if it is no such order, or not Pending any more.
 */
export async function callOrder(
  context: ServiceContext,
  caller: CustomerCaller,
  orderId: number,
  { outcome, text }: OrderCallInput,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    const order = await lockOrder(within, orderId);
    if (order.status !== 'Pending' || order.payType !== 'Cash on Delivery') {
      throw conflict(`Order ${formatOrderId(orderId)} does not wait for a call`, {
        order_status: order.status,
      });
    }
    await write(within, caller, orderId, { text, outcome });
    if (outcome === 'confirmed') {
      await takeStep(within, caller, orderId, { status: 'Confirmed', note: 'Confirmed by phone' });
    }
    if (outcome === 'refused') {
      await takeStep(within, caller, orderId, { status: 'Cancelled', note: text });
    }
  });
}

async function write(
  within: ServiceContext,
  caller: CustomerCaller,
  orderId: number,
  note: { text: string; outcome?: CallOutcome },
): Promise<void> {
  await within.db
    .insert(orderNotes)
    .values({ orderId, staffId: caller.customerId, ...note, createdAt: within.now() });
  await writeAudit(within, caller, {
    action: note.outcome ? 'order.call' : 'order.note',
    subject: `order:${orderId}`,
    after: note,
  });
}
