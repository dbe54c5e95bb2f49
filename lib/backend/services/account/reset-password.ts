import type { ServiceContext } from '../../context.ts';
import { passwordResets } from '../../db/schema/customer.ts';
import { inTransaction } from '../../db/transaction.ts';
import { hashPassword } from '../login/password.ts';
import { checkResetCode, noLongerGood, stillGood } from './reset-code.ts';
import { setPassword } from './set-password.ts';

/**
 * Sets a new password by a mailed code, once, also where it comes many times at once. 400 where the
 * code is unknown, used or older than an hour (contract: reset-password).
 */
export async function resetPassword(
  context: ServiceContext,
  { code, password }: { code: string; password: string },
): Promise<void> {
  await checkResetCode(context, code);
  const passwordHash = await hashPassword(password);
  await inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    const [used] = await tx
      .update(passwordResets)
      .set({ usedAt: context.now() })
      .where(stillGood(within, code))
      .returning({ customerId: passwordResets.customerId });
    if (!used || !(await setPassword(within, used.customerId, passwordHash))) throw noLongerGood();
  });
}
