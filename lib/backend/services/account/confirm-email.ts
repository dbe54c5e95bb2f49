import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { sqlState } from '../../db/sql-state.ts';
import { inTransaction } from '../../db/transaction.ts';
import { refused } from '../../errors.ts';
import { holdCustomer } from '../profile/hold-customer.ts';
import { isEmailCode } from './email-code.ts';
import { emailTaken } from './send-email-confirmation.ts';

const uniqueViolation = '23505';

/**
 * Confirms an e-mail by a mailed link that is opened within a session of its account: the mail alone
 * proves who reads it, not whose account it is. 400 where the link is of another account, another e-mail
 * or too old; 409 where another account has the e-mail by now.
 */
export async function confirmEmail(
  context: ServiceContext,
  customerId: number,
  code: string,
): Promise<void> {
  const { env, now } = context;
  await inTransaction(context.db, async (tx) => {
    const account = await holdCustomer({ ...context, db: tx }, customerId);
    const email = account.email ?? account.unconfirmedEmail;
    if (!email || !isEmailCode(code, { customerId, email }, env.visitorSecret, now())) {
      throw refused(
        'This link is not for the account that you are logged in with, or it is too old. Ask for a new one in your profile!',
      );
    }
    await tx
      .update(customers)
      .set({
        email,
        unconfirmedEmail: null,
        emailVerifiedAt: account.emailVerifiedAt ?? now(),
        updatedAt: now(),
      })
      .where(eq(customers.id, customerId));
  }).catch((error: unknown) => {
    throw sqlState(error) === uniqueViolation ? emailTaken() : error;
  });
}
