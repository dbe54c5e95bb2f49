import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { addresses } from '../../db/schema/address.ts';
import { customers } from '../../db/schema/customer.ts';

/**
 * Runs `work` in a transaction that locks the customer's row: the limit of 50 and the single
 * default are invariants over all addresses of the customer.
 */
export function holdingAddresses<T>(
  context: ServiceContext,
  customerId: number,
  work: (within: ServiceContext & { db: Transaction }) => Promise<T>,
): Promise<T> {
  return withinTransaction(context, async (within, tx) => {
    await tx
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('no key update');
    return work(within);
  });
}

/** Unsets the customer's default address; the caller sets another one in the same transaction. */
export async function unsetDefault({ db }: ServiceContext, customerId: number): Promise<void> {
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(
      and(
        eq(addresses.customerId, customerId),
        eq(addresses.isDefault, true),
        isNull(addresses.deletedAt),
      ),
    );
}
