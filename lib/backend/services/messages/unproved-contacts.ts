import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import type { CustomerRow } from '../../db/schema/customer.ts';
import { outboxMessages } from '../../db/schema/running.ts';
import type { Recipient } from './queue-message.ts';
import { messageKinds, templates } from './templates.ts';

/** Maximum messages in 24 hours to an unconfirmed contact, which may belong to another person. */
const maxMessages = 10;

const customerTriggeredKinds = messageKinds.filter((kind) => templates[kind].isCustomerTriggered);

/** SQL condition: outbox messages that count for the limit. */
export const isCounted = and(
  inArray(outboxMessages.kind, customerTriggeredKinds),
  // Database clock, because it also sets `created_at`.
  gt(outboxMessages.createdAt, sql`now() - interval '24 hours'`),
);

type Account = Pick<CustomerRow, 'email' | 'emailVerifiedAt' | 'mobile' | 'mobileVerifiedAt'>;

/**
 * Returns the contacts that the account has confirmed, and the others as long as they are below the
 * message limit.
 */
export async function contactsUnderLimit(
  db: Queryable,
  { email, mobile }: Recipient,
  account: Account | undefined,
): Promise<Recipient> {
  const isProvedEmail = account?.email === email && Boolean(account?.emailVerifiedAt);
  const isProvedMobile = account?.mobile === mobile && Boolean(account?.mobileVerifiedAt);
  return {
    email: isProvedEmail || (await isUnderLimit(db, email)) ? email : null,
    mobile: isProvedMobile || (await isUnderLimit(db, mobile)) ? mobile : null,
  };
}

async function isUnderLimit(db: Queryable, recipient: string | null | undefined): Promise<boolean> {
  if (!recipient) return false;
  const counted = and(eq(outboxMessages.recipient, recipient), isCounted);
  return (await db.$count(outboxMessages, counted)) < maxMessages;
}
