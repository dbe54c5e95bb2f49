import { eq } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, invalid, StoreError, tooOften } from '../../errors.ts';
import { hasMailBudget } from '../messages/message-budget.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { holdCustomer } from '../profile/hold-customer.ts';
import { requireProof } from './prove-owner.ts';
import { issueEmailCode } from './signed-code.ts';

/** Returns the 409 at field `email`: an e-mail belongs to one account. */
export function emailTaken(): StoreError {
  const message = 'An account with this email already exists';
  return new StoreError(409, message, { errors: { email: [message] } });
}

/** Seconds after which another try makes sense. */
const mailPause = 15 * 60;
const tooManyMails = () =>
  tooOften('We can’t send more emails right now. Try again later.', mailPause);

/**
 * Mails the link that confirms the e-mail of an account. An account without an e-mail may name it
 * here, with a proof of the session (`requireProof`). 409 if it is confirmed or another account has
 * it; 400 if there is none or the account has another one. Calls `countMail` before the mail is
 * queued; an error thrown by it becomes the answer.
 */
export async function sendEmailConfirmation(
  context: ServiceContext,
  caller: CustomerCaller,
  named: string | undefined,
  countMail: (email: string) => Promise<void>,
): Promise<void> {
  const { env, now } = context;
  const { customerId } = caller;
  await withinTransaction(context, async (within, tx) => {
    const account = await holdCustomer(within, customerId);
    if (account.emailVerifiedAt) throw conflict('Your email is already verified');
    if (account.email !== null && named && named !== account.email) {
      throw invalid({ email: ['The email of an account can’t be changed'] });
    }
    const email = account.email ?? (named || account.unconfirmedEmail);
    if (!email) throw invalid({ email: ['Email is required'] });
    if (account.email === null && (await tx.$count(customers, eq(customers.email, email)))) {
      throw emailTaken();
    }
    if (account.email === null) await requireProof(within, caller);
    await countMail(email);
    if (!(await hasMailBudget(within))) throw tooManyMails();
    if (account.email === null) {
      await tx
        .update(customers)
        .set({ unconfirmedEmail: email })
        .where(eq(customers.id, customerId));
    }
    await queueMessage(tx, {
      kind: 'email_confirmation',
      to: { email },
      data: {
        firstName: account.firstName,
        code: issueEmailCode({ customerId, email }, env.visitorSecret, now()),
      },
    });
  });
}
