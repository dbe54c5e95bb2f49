import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import type { CustomerRow } from '../../db/schema/customer.ts';
import { outboxMessages } from '../../db/schema/running.ts';
import type { MessageKind } from './message-kinds.ts';
import type { Recipient } from './queue-message.ts';

/** Messages in 24 hours to a contact that nobody has proved: it may be somebody else's. */
const mostMessages = 10;

/** What a customer can have sent over and over, without captcha, staff or a payment. */
const ownKinds: MessageKind[] = [
  'order_placed',
  'order_cancelled',
  'return_requested',
  'appointment_moved',
];

/** Which messages of the outbox count: a condition. */
export const isCounted = and(
  inArray(outboxMessages.kind, ownKinds),
  // `created_at` is set by the database's clock.
  gt(outboxMessages.createdAt, sql`now() - interval '24 hours'`),
);

type Account = Pick<CustomerRow, 'email' | 'emailVerifiedAt' | 'mobile' | 'mobileVerifiedAt'>;

/**
 * Those of the contacts that the account has proved, and others while they have had fewer messages than
 * their share.
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
  return (await db.$count(outboxMessages, counted)) < mostMessages;
}
