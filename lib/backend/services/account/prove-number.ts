import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers, type CustomerRow } from '../../db/schema/customer.ts';

/** Notes that the number of an account is proved. Belongs in a transaction that holds the account. */
export async function proveNumber(
  { db, now }: ServiceContext,
  account: CustomerRow,
): Promise<CustomerRow> {
  const mobileVerifiedAt = now();
  await db.update(customers).set({ mobileVerifiedAt }).where(eq(customers.id, account.id));
  return { ...account, mobileVerifiedAt };
}
