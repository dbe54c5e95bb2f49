import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers, type CustomerRow } from '../../db/schema/customer.ts';
import { queueMessage } from '../messages/queue-message.ts';

/**
 * Removes an unconfirmed number from an account because its owner has proved it elsewhere, and
 * mails the account's owner. Needs a transaction that holds a lock on the account.
 */
export async function takeNumberAway(
  { db, now }: ServiceContext,
  { id, email, firstName, mobile }: CustomerRow,
): Promise<void> {
  if (mobile === null) return;
  await db
    .update(customers)
    .set({ mobile: null, mobileVerifiedAt: null, signUpVisitorHash: null, updatedAt: now() })
    .where(eq(customers.id, id));
  await queueMessage(db, { kind: 'mobile_removed', to: { email }, data: { firstName, mobile } });
}
