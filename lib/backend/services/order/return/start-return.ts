import type { StaffReturnInput } from '../../../../contract/staff-order-work.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockOrder } from '../lock-order.ts';
import { notReturnable } from '../step/refuse-step.ts';
import { recordReturn } from './request-return.ts';
import { mayStep } from '../step/transitions.ts';
import { decideLocked } from './decide-return.ts';

/**
 * Starts a return for a customer and accepts it at once, also after the days in which customers can
 * ask for one. 409 if the order is not delivered or a replacement is not in stock; 400 if an item
 * has fewer unreturned pieces than given.
 */
export async function startReturn(
  context: ServiceContext,
  caller: CustomerCaller,
  orderId: number,
  { reason, items, resolution, note }: StaffReturnInput,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    const order = await lockOrder(within, orderId);
    if (!mayStep(order.status, 'Return Requested', 'customer')) throw notReturnable(order);
    await recordReturn(within, order, { reason, items, pictures: [] }, caller.customerId);
    await decideLocked(within, caller, order, { is_accepted: true, resolution, note });
  });
}
