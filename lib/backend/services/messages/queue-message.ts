import { normaliseMobile } from '../../../contract/rules.ts';
import type { Queryable } from '../../db/client.ts';
import { outboxMessages } from '../../db/schema/running.ts';
import { addJob } from '../../jobs/add-job.ts';
import { isClosedContact } from './closed-contact.ts';

export interface Message {
  channel: 'sms' | 'email';
  /** A mobile number in any accepted form, or an email address. */
  to: string;
  /** Emails alone have one. */
  subject?: string;
  text: string;
  /** Codes of the message, under the names that the outbox of a demo shows them by. */
  data?: Record<string, string>;
}

/**
 * Writes a message into the outbox and has it sent. Both belong to the transaction of what causes
 * them: where that is rolled back, nobody hears of it. Whoever has closed the account is told nothing
 * more. Throws where a mobile number is none.
 */
export async function queueMessage(db: Queryable, message: Message): Promise<void> {
  if (isClosedContact(message.to)) return;
  const [row] = await db
    .insert(outboxMessages)
    .values({
      channel: message.channel,
      recipient: recipientOf(message),
      subject: message.subject,
      text: message.text,
      data: message.data ?? {},
    })
    .returning({ id: outboxMessages.id });
  if (!row) throw new Error('The outbox took no message');
  await addJob(db, 'send_message', { messageId: row.id });
}

/** The one form under which the outbox is searched. */
function recipientOf({ channel, to }: Message): string {
  if (channel === 'email') return to.trim().toLowerCase();
  const mobile = normaliseMobile(to);
  if (!mobile) throw new Error('An SMS needs a mobile number');
  return mobile;
}
