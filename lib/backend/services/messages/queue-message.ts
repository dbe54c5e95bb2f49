import { and, eq, isNotNull } from 'drizzle-orm';
import { normaliseMobile } from '../../../contract/rules.ts';
import type { Queryable } from '../../db/client.ts';
import { customers } from '../../db/schema/customer.ts';
import { outboxMessages } from '../../db/schema/running.ts';
import { addJob } from '../../jobs/add-job.ts';
import { readHead, type ShopHead } from '../shop-profile/read-head.ts';
import { isClosedContact } from './closed-contact.ts';
import { fillSms, toSmsValues } from './fill-sms.ts';
import { mailText } from './mail-text.ts';
import { namaste } from './namaste.ts';
import type { MessageData, MessageKind } from './message-kinds.ts';
import type { Template } from './template.ts';
import { templates } from './templates.ts';

export interface Recipient {
  /** Null if the account has none. */
  email?: string | null;
  /** In any accepted form; null if the account has none. */
  mobile?: string | null;
}

export interface Message<Kind extends MessageKind> {
  kind: Kind;
  /** With both contacts, the message goes by every channel that its kind has. */
  to: Recipient;
  data: MessageData[Kind];
  /** Deduplication key, such as the order id: one message per kind and key; none: always sent. */
  key?: string | number;
}

type OutboxRow = Omit<typeof outboxMessages.$inferInsert, 'kind' | 'key' | 'data'>;

/**
 * Writes a message into the outbox, one row per channel, and queues the sending (transactional
 * outbox): all of it is part of the caller's transaction and is rolled back with it. A `key` that
 * was used before is skipped silently, also for parallel transactions; nothing is sent to closed
 * accounts. A mail to an email that nobody has confirmed greets without a name and holds no text of
 * customers or strangers. Throws for an invalid mobile number.
 */
export async function queueMessage<Kind extends MessageKind>(
  db: Queryable,
  { kind, to, data, key }: Message<Kind>,
): Promise<void> {
  const template: Template<MessageData[Kind]> = templates[kind];
  // Messages with a short-lived code get priority over order mails in the queue.
  const isUrgent = template.freshForSeconds !== undefined;
  const isConfirmed = !template.mail || !to.email || (await isConfirmedEmail(db, to.email));
  for (const values of toOutboxRows(template, to, { data, isConfirmed }, await readHead({ db }))) {
    const [row] = await db
      .insert(outboxMessages)
      .values({
        ...values,
        kind,
        key: key === undefined ? null : String(key),
        data: outboxData(template, data),
      })
      .onConflictDoNothing()
      .returning({ id: outboxMessages.id });
    if (row) await addJob(db, 'send_message', { messageId: row.id }, { isUrgent });
  }
}

const outboxData = <Data>({ data: shown, codes = {} }: Template<Data>, data: Data) => ({
  ...shown?.(data),
  ...Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, code(data)])),
});

const isConfirmedEmail = async (db: Queryable, email: string): Promise<boolean> =>
  (await db.$count(
    customers,
    and(eq(customers.email, email.trim().toLowerCase()), isNotNull(customers.emailVerifiedAt)),
  )) > 0;

function toOutboxRows<Data>(
  { mail, sms, withoutFreeText }: Template<Data>,
  to: Recipient,
  { data, isConfirmed }: { data: Data; isConfirmed: boolean },
  shop: ShopHead,
): OutboxRow[] {
  const rows: OutboxRow[] = [];
  if (mail && to.email && !isClosedContact(to.email)) {
    const allowed = isConfirmed ? data : (withoutFreeText?.(data) ?? data);
    const filled = mail(allowed, shop.name, shop.membership);
    const content = isConfirmed ? filled : { ...filled, greeting: namaste('') };
    rows.push({
      channel: 'email',
      recipient: to.email.trim().toLowerCase(),
      subject: content.subject.replace(/\s+/g, ' '),
      text: mailText(content, shop),
      content,
    });
  }
  if (sms && to.mobile && !isClosedContact(to.mobile)) {
    const recipient = normaliseMobile(to.mobile);
    if (!recipient) throw new Error('An SMS needs a mobile number');
    const content = toSmsValues({
      shop: shop.smsName,
      ...(sms.pattern.includes('##membership##') && { membership: shop.membership }),
      ...sms.values(data),
    });
    rows.push({
      channel: 'sms',
      recipient,
      text: fillSms(sms.pattern, content),
      content,
    });
  }
  return rows;
}
