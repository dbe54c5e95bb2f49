import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../context.ts';
import { passwordResets } from '../db/schema/customer.ts';
import { inTransaction } from '../db/transaction.ts';
import { hashResetCode, resetLifeMs } from '../services/account/reset-code.ts';
import { findOpenAccount } from '../services/login/find-open-account.ts';
import { queueMessage } from '../services/messages/queue-message.ts';

/** Mails a code that sets a new password, for one hour and once; nobody, where nobody has that email. */
export async function sendPasswordReset(
  context: ServiceContext,
  { email }: { email: string },
): Promise<void> {
  const { now } = context;
  await inTransaction(context.db, async (tx) => {
    const account = await findOpenAccount({ ...context, db: tx }, { email });
    if (!account) return;
    const code = randomUUID();
    const createdAt = now();
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
