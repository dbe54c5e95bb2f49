import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers, loginLinks } from '../../db/schema/customer.ts';
import { closeAllSessions } from '../login/close-session.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { endResetCodes } from './reset-code.ts';

/**
 * Sets another password, ends all sessions, reset codes and login links of the account, and mails
 * its owner. Returns false if the account is closed. Needs a transaction.
 */
export async function setPassword(
  context: ServiceContext,
  customerId: number,
  passwordHash: string,
): Promise<boolean> {
  const { db, now } = context;
  const at = now();
  const [account] = await db
    .update(customers)
    .set({ passwordHash, updatedAt: at })
    .where(and(eq(customers.id, customerId), isNull(customers.deactivatedAt)))
    .returning({ email: customers.email, firstName: customers.firstName });
  if (!account) return false;
  await closeAllSessions(context, customerId);
  await endResetCodes(context, customerId);
  await db
    .update(loginLinks)
    .set({ usedAt: at })
    .where(and(eq(loginLinks.customerId, customerId), isNull(loginLinks.usedAt)));
  await queueMessage(db, {
    kind: 'password_changed',
    to: { email: account.email },
    data: { firstName: account.firstName },
  });
  return true;
}
