import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { outboxMessages } from '../db/schema/running.ts';
import { inTransaction } from '../db/transaction.ts';
import { mailOf } from '../providers/mail/mail-of.ts';
import { NotDeliverable } from '../providers/not-deliverable.ts';
import { smsOf } from '../providers/sms/sms-of.ts';
import type { Letter } from '../services/messages/letter.ts';
import { withAddresses } from '../services/messages/letter-text.ts';
import { isTooLate, withoutCodes } from '../services/messages/message-life.ts';
import { renderLetter } from '../services/messages/render-letter.ts';
import { readHead } from '../services/shop-profile/read-head.ts';

type MessageRow = typeof outboxMessages.$inferSelect;

/**
 * Sends one message of the outbox, once: its row is held meanwhile, so that whoever else comes by
 * leaves it alone. Throws where it did not go, to be tried again with growing pauses; what nobody
 * will ever take, and a code that has run out, is given up. In live mode codes are forgotten then.
 */
export async function sendMessage(
  context: ServiceContext,
  { messageId }: { messageId: number },
): Promise<void> {
  const { now, env, log } = context;
  const failure = await inTransaction(context.db, async (tx) => {
    const [message] = await tx
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.id, messageId))
      .for('update', { skipLocked: true });
    if (!message || message.sentAt) return undefined;
    const ofThis = eq(outboxMessages.id, messageId);
    if (isTooLate(message, now())) {
      log.warn({ messageId, kind: message.kind }, 'a message came too late and was not sent');
      await tx.update(outboxMessages).set(withoutCodes(message)).where(ofThis);
      return undefined;
    }
    try {
      await handOver(context, message);
    } catch (error) {
      await tx
        .update(outboxMessages)
        .set({ failedTries: message.failedTries + 1 })
        .where(ofThis);
      return error;
    }
    const forgotten = env.mode === 'live' ? withoutCodes(message) : {};
    await tx
      .update(outboxMessages)
      .set({ sentAt: now(), ...forgotten })
      .where(ofThis);
    return undefined;
  });
  if (failure instanceof NotDeliverable) {
    log.error({ messageId, err: failure }, 'a message cannot be delivered');
  } else if (failure) {
    throw failure instanceof Error ? failure : new Error('A message did not go');
  }
}

async function handOver(context: ServiceContext, message: MessageRow): Promise<void> {
  const { env } = context;
  const { id, channel, recipient, subject, text, content, kind } = message;
  // In a demo the outbox is where it ends: a person reads it there.
  if (env.mode === 'demo') return;
  if (!content || !kind) throw new NotDeliverable('The message was written by an older version');
  if (channel === 'sms') {
    const values = content as Record<string, string>;
    await smsOf(env).send({ to: recipient, kind, values });
    return;
  }
  const letter = content as Letter;
  await mailOf(env).send({
    to: recipient,
    subject: subject ?? '',
    text: withAddresses(text, env.siteUrl),
    html: await renderLetter(letter, env.siteUrl, await readHead(context)),
    reference: `message-${id}`,
    calendar: letter.calendar,
    stopUrl: letter.stopPath && `${env.siteUrl}/api${letter.stopPath}`,
  });
}
