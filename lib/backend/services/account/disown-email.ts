import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict } from '../../errors.ts';
import { needsNumberForReset } from './contact-state.ts';
import { endResetCodes, holdResetCode } from './reset-code.ts';

/**
 * Removes an unconfirmed e-mail from an account when the reader of that mailbox says that the
 * account is not theirs; the account continues with its number. 400 if the code is invalid, 409 if
 * the e-mail is confirmed or the number is not.
 */
export async function disownEmail(context: ServiceContext, code: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    const account = await holdResetCode(within, code);
    if (!needsNumberForReset(account)) {
      throw conflict('This email is the only way into the account. Set a new password instead!');
    }
    await endResetCodes(within, account.id);
    await tx
      .update(customers)
      .set({ email: null, wantsNews: false, updatedAt: context.now() })
      .where(eq(customers.id, account.id));
  });
}
