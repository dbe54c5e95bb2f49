import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import type { CustomerRow } from '../../db/schema/customer.ts';
import { outboxMessages } from '../../db/schema/running.ts';
import type { MessageKind } from '../messages/message-kinds.ts';
import type { Recipient } from '../messages/queue-message.ts';

/** Messages in 24 hours to a contact that nobody has proved: it may be somebody else's. */
const mostMessages = 10;

/** What a customer can have sent without staff or a payment. */
const ownKinds: MessageKind[] = ['order_placed', 'order_cancelled', 'return_requested'];

/** Which messages of the outbox count: a condition. */
export const isCounted = and(
  inArray(outboxMessages.kind, ownKinds),
  // `created_at` is set by the database's clock.
  gt(outboxMessages.createdAt, sql`now() - interval '24 hours'`),
);

type Contacts = Pick<CustomerRow, 'email' | 'emailVerifiedAt' | 'mobile' | 'mobileVerifiedAt'>;

/** The contacts of an account, without those that nobody has proved and that have had their share. */
export async function contactsWithRoom(
  db: Queryable,
  { email, emailVerifiedAt, mobile, mobileVerifiedAt }: Contacts,
): Promise<Recipient> {
  return {
    email: emailVerifiedAt || (await hasRoom(db, email)) ? email : null,
    mobile: mobileVerifiedAt || (await hasRoom(db, mobile)) ? mobile : null,
  };
}

async function hasRoom(db: Queryable, recipient: string | null): Promise<boolean> {
  if (recipient === null) return false;
  const counted = and(eq(outboxMessages.recipient, recipient), isCounted);
  return (await db.$count(outboxMessages, counted)) < mostMessages;
}
