import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { customers } from '../../../db/schema/customer.ts';

interface AccountNumber {
  mobile: string | null;
  verifiedAt: Date | null;
}

/** Returns the mobile number of an account, and when it was confirmed. */
export async function readAccount(
  { db }: Pick<ServiceContext, 'db'>,
  customerId: number,
): Promise<AccountNumber | undefined> {
  const [account] = await db
    .select({ mobile: customers.mobile, verifiedAt: customers.mobileVerifiedAt })
    .from(customers)
    .where(eq(customers.id, customerId));
  return account;
}

/**
 * Whether the account has confirmed this number: then other accounts' orders to it do not count.
 */
export const hasConfirmed = (account: AccountNumber | undefined, mobile: string): boolean =>
  account?.mobile === mobile && account.verifiedAt !== null;
