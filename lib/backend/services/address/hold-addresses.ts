import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { addresses } from '../../db/schema/address.ts';
import { customers } from '../../db/schema/customer.ts';

/**
 * Runs `work` while nobody else changes the customer's addresses: which one is the default, and how
 * many there are, concerns them all.
 */
export function holdingAddresses<T>(
  context: ServiceContext,
  customerId: number,
  work: (within: ServiceContext & { db: Transaction }) => Promise<T>,
): Promise<T> {
  return inTransaction(context.db, async (tx) => {
    await tx
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('no key update');
    return work({ ...context, db: tx });
  });
}

/** Leaves the customer without a default address, for the moment until there is another. */
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
