import { normaliseMobile } from '../../../contract/rules.ts';
import type { Queryable } from '../../db/client.ts';
import { outboxMessages } from '../../db/schema/running.ts';
import { addJob } from '../../jobs/add-job.ts';
import { readHead, type ShopHead } from '../shop-profile/read-head.ts';
import { isClosedContact } from './closed-contact.ts';
import { fillSms, toSmsValues } from './fill-sms.ts';
import { mailText } from './mail-text.ts';
import type { MessageData, MessageKind } from './message-kinds.ts';
import type { Template } from './template.ts';
import { templates } from './templates.ts';

export interface Recipient {
  /** Null where the account has none. */
  email?: string | null;
  /** In any accepted form; null where the account has none. */
  mobile?: string | null;
}

export interface Message<Kind extends MessageKind> {
  kind: Kind;
  /** Whoever has both hears by each channel that the kind has. */
  to: Recipient;
  data: MessageData[Kind];
  /** What it may be said about once for all, such as the id of the order; none: every time. */
  key?: string | number;
}

type Sheet = Omit<typeof outboxMessages.$inferInsert, 'kind' | 'key' | 'data'>;

/**
 * Writes a message into the outbox, a row for each channel, and has them sent. All of it belongs to
 * the transaction of what causes it: where that is rolled back, nobody hears of it. A message with
 * a `key` that has been written before is left out silently, also where two transactions write it
 * at the same time; whoever has closed the account is told nothing more. Throws where a mobile number is none.
 */
export async function queueMessage<Kind extends MessageKind>(
  db: Queryable,
  { kind, to, data, key }: Message<Kind>,
): Promise<void> {
  const template: Template<MessageData[Kind]> = templates[kind];
  // A code that soon runs out must not wait for hundreds of order mails.
  const isUrgent = template.freshForSeconds !== undefined;
  for (const sheet of write(template, to, data, await readHead({ db }))) {
    const [row] = await db
      .insert(outboxMessages)
      .values({
        ...sheet,
        kind,
        key: key === undefined ? null : String(key),
        data: template.data?.(data) ?? {},
      })
      .onConflictDoNothing()
      .returning({ id: outboxMessages.id });
    if (row) await addJob(db, 'send_message', { messageId: row.id }, { isUrgent });
  }
}

function write<Data>(
  { mail, sms }: Template<Data>,
  to: Recipient,
  data: Data,
  shop: ShopHead,
): Sheet[] {
  const sheets: Sheet[] = [];
  if (mail && to.email && !isClosedContact(to.email)) {
    const letter = mail(data, shop.name);
    sheets.push({
      channel: 'email',
      recipient: to.email.trim().toLowerCase(),
      subject: letter.subject.replace(/\s+/g, ' '),
      text: mailText(letter, shop),
      content: letter,
    });
  }
  if (sms && to.mobile && !isClosedContact(to.mobile)) {
    const recipient = normaliseMobile(to.mobile);
    if (!recipient) throw new Error('An SMS needs a mobile number');
    const values = toSmsValues({ shop: shop.name, ...sms.values(data) });
    sheets.push({
      channel: 'sms',
      recipient,
      text: fillSms(sms.pattern, values),
      content: values,
    });
  }
  return sheets;
}
