import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { customers, passwordResets } from '../db/schema/customer.ts';
import { withinTransaction } from '../db/transaction.ts';
import { hashResetCode, resetLifeMs } from '../services/account/reset-code.ts';
import { findOpenAccount } from '../services/login/find-open-account.ts';
import { queueMessage } from '../services/messages/queue-message.ts';

/** Maximum mails to one mailbox per hour while an earlier code is valid. */
const maxMailsPerHour = 5;

/**
 * Mails a password reset code, valid for one hour and one use; invalidates earlier codes. Sends
 * nothing for an unknown email, or if five were mailed within the hour and the last is still valid:
 * repeated requests can neither flood the mailbox nor invalidate the last code.
 */
export async function sendPasswordReset(
  context: ServiceContext,
  { email }: { email: string },
): Promise<void> {
  const { now } = context;
  await withinTransaction(context, async (within, tx) => {
    const account = await findOpenAccount(within, { email });
    if (!account) return;
    const createdAt = now();
    // Row lock: of concurrent jobs, each must count the mails of the others.
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
    if (lately.length >= maxMailsPerHour && lately.some(({ usedAt }) => !usedAt)) return;
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
