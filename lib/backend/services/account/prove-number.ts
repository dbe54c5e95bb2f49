import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers, type CustomerRow } from '../../db/schema/customer.ts';

/**
 * Marks the number of an account as confirmed. Needs a transaction that holds a lock on the
 * account.
 */
export async function proveNumber(
  { db, now }: ServiceContext,
  account: CustomerRow,
): Promise<CustomerRow> {
  const mobileVerifiedAt = now();
  await db.update(customers).set({ mobileVerifiedAt }).where(eq(customers.id, account.id));
  return { ...account, mobileVerifiedAt };
}
