import { eq } from 'drizzle-orm';
import { stepOrder } from '../../contract/staff-order.ts';
import type { OrderStatus } from '../../contract/order.ts';
import { generalAreas } from '../../contract/staff-area.ts';
import { customers } from '../db/schema/customer.ts';
import { makeCustomer } from './make-customer.ts';
import type { TestStore } from './test-store.ts';

const steps: OrderStatus[] = ['Confirmed', 'Packed', 'Shipped', 'Delivered'];

/** Creates staff with all permission areas, or some, who change order statuses in tests. */
export async function staffFixture(store: TestStore, areas: readonly string[] = generalAreas) {
  const { token, customerId } = await makeCustomer(store);
  await store.context.db
    .update(customers)
    .set({ isStaff: true, staffAreas: [...areas] })
    .where(eq(customers.id, customerId));

  const step = (orderId: unknown, status: OrderStatus, more: Record<string, unknown> = {}) =>
    store.call('POST', `/staff/orders/${String(orderId)}/step/`, {
      token,
      body: { status, ...more },
    });

  return {
    token,
    customerId,
    step,
    /** Takes every step from Pending to this status; throws if one is refused. */
    bring: async (orderId: unknown, to: OrderStatus) => {
      for (const status of steps.slice(0, steps.indexOf(to) + 1)) {
        const { body } = await step(orderId, status);
        await stepOrder.answer.validate(body, { strict: true });
      }
    },
  };
}
