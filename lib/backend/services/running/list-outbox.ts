import { desc, eq } from 'drizzle-orm';
import { normaliseMobile } from '../../../contract/rules.ts';
import type { ServiceContext } from '../../context.ts';
import { outboxMessages } from '../../db/schema/running.ts';
import { withAddresses } from '../messages/mail-text.ts';

/**
 * Returns the last 50 messages to a mobile number (in any format) or an email address, newest
 * first.
 */
export async function listOutbox({ db, env }: ServiceContext, to: string) {
  const recipient = normaliseMobile(to) ?? to.toLowerCase();
  const rows = await db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, recipient))
    .orderBy(desc(outboxMessages.id))
    .limit(50);
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    text: withAddresses(row.text, env.siteUrl),
    data: row.data,
    created_at: row.createdAt.toISOString(),
  }));
}
