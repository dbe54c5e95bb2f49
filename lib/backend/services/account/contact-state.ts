import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { CustomerRow } from '../../db/schema/customer.ts';

/**
 * Returns the e-mail that the account owner sees, confirmed or not; empty if the account has none.
 */
export const shownEmail = ({
  email,
  unconfirmedEmail,
}: Pick<CustomerRow, 'email' | 'unconfirmedEmail'>): string => email ?? unconfirmedEmail ?? '';

/**
 * Whether a reset needs an OTP besides the mailed link: the e-mail was never confirmed but the
 * mobile number was, so the number identifies the owner.
 */
export const needsNumberForReset = (
  account: Pick<CustomerRow, 'emailVerifiedAt' | 'mobile' | 'mobileVerifiedAt'>,
): boolean =>
  account.emailVerifiedAt === null && account.mobile !== null && account.mobileVerifiedAt !== null;

/**
 * Whether the account was used since sign-up: a session, an order, a confirmed e-mail, or back
 * office rights. Call only while the account is locked.
 */
export async function wasUsed({ db }: ServiceContext, account: CustomerRow): Promise<boolean> {
  if (account.hasLoggedIn || account.emailVerifiedAt || account.isStaff || account.isSuperuser) {
    return true;
  }
  const { rows } = await db.execute<{ used: boolean }>(sql`
    select exists (select from sessions where customer_id = ${account.id})
      or exists (select from orders where customer_id = ${account.id}) as used`);
  return rows[0]?.used ?? true;
}
