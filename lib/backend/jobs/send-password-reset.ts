import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { customers, passwordResets } from '../db/schema/customer.ts';
import { inTransaction } from '../db/transaction.ts';
import { hashResetCode, resetLifeMs } from '../services/account/reset-code.ts';
import { findOpenAccount } from '../services/login/find-open-account.ts';
import { queueMessage } from '../services/messages/queue-message.ts';

/** Mails to one mailbox in an hour, while an earlier code is still good. */
const mostInAnHour = 5;

/**
 * Mails a code that sets a new password, for one hour and once; it ends the codes before it. Nobody,
 * where nobody has that email, and nothing where five were mailed within the hour and the last is still
 * good: who asks again and again can neither flood the mailbox nor end the code that lies in it.
 */
export async function sendPasswordReset(
  context: ServiceContext,
  { email }: { email: string },
): Promise<void> {
  const { now } = context;
  await inTransaction(context.db, async (tx) => {
    const account = await findOpenAccount({ ...context, db: tx }, { email });
    if (!account) return;
    const createdAt = now();
    // Held: of many jobs at once each counts what the others have sent.
    await tx
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, account.id))
      .for('no key update');
    const ofAccount = eq(passwordResets.customerId, account.id);
    const lately = await tx
      .select({ usedAt: passwordResets.usedAt })
      .from(passwordResets)
      .where(
        and(ofAccount, gt(passwordResets.createdAt, new Date(createdAt.getTime() - resetLifeMs))),
      );
    if (lately.length >= mostInAnHour && lately.some(({ usedAt }) => !usedAt)) return;
    await tx
      .update(passwordResets)
      .set({ usedAt: createdAt })
      .where(and(ofAccount, isNull(passwordResets.usedAt)));
    const code = randomUUID();
    await tx.insert(passwordResets).values({
      codeHash: hashResetCode(code),
      customerId: account.id,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + resetLifeMs),
    });
    await queueMessage(tx, {
      kind: 'password_reset',
      to: { email },
      data: { firstName: account.firstName, code },
    });
  });
}
