import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { sqlState } from '../../db/sql-state.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { refused } from '../../errors.ts';
import { holdCustomer } from '../profile/hold-customer.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { keepContacts } from './contact-change.ts';
import { isEmailCode } from './signed-code.ts';
import { emailTaken } from './send-email-confirmation.ts';

const uniqueViolation = '23505';

/**
 * Confirms an e-mail by a mailed link opened in a session of the same account: the mail proves only
 * who reads the mailbox, not who owns the account. 400 if the link is expired or for another
 * account or e-mail; 409 if another account has taken the e-mail.
 */
export async function confirmEmail(
  context: ServiceContext,
  customerId: number,
  code: string,
): Promise<void> {
  const { env, now } = context;
  await withinTransaction(context, async (within, tx) => {
    const account = await holdCustomer(within, customerId);
    const email = account.email ?? account.unconfirmedEmail;
    if (!email || !isEmailCode(code, { customerId, email }, env.visitorSecret, now())) {
      throw refused(
        'This link is for another account or has expired. Request a new one in your profile.',
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
    const { mobile, mobileVerifiedAt } = account;
    if (account.email !== null || !mobile || !mobileVerifiedAt) return;
    await queueMessage(tx, {
      kind: 'email_added',
      to: { mobile },
      data: {
        code: await keepContacts(within, account),
        site: new URL(env.siteUrl).host,
      },
    });
  }).catch((error: unknown) => {
    throw sqlState(error) === uniqueViolation ? emailTaken() : error;
  });
}
