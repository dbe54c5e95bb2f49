import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { CustomerRow } from '../../db/schema/customer.ts';

/** The e-mail that its owner is shown, confirmed or not; empty where the account has none. */
export const shownEmail = ({
  email,
  unconfirmedEmail,
}: Pick<CustomerRow, 'email' | 'unconfirmedEmail'>): string => email ?? unconfirmedEmail ?? '';

/**
 * Whether a mailed link alone must not open the account: its e-mail was never confirmed, its number was,
 * so that the number says whose account it is.
 */
export const needsNumberForReset = (
  account: Pick<CustomerRow, 'emailVerifiedAt' | 'mobile' | 'mobileVerifiedAt'>,
): boolean =>
  account.emailVerifiedAt === null && account.mobile !== null && account.mobileVerifiedAt !== null;

/**
 * Whether anybody has used the account since its sign-up: a session, an order, a confirmed e-mail, or
 * rights in the back office. To be asked while the account is locked.
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
