import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict } from '../../errors.ts';
import { needsNumberForReset } from './contact-state.ts';
import { endResetCodes, holdResetCode } from './reset-code.ts';

/**
 * Removes an unconfirmed e-mail from an account, at the word of who reads its mail and did not open that
 * account, which goes on by its number. 400 where the code is of no use, 409 where the e-mail is confirmed
 * or the number is not.
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
