import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { outboxMessages } from '../db/schema/running.ts';

/**
 * Sends one message of the outbox. In demo mode the outbox is where it ends: a person reads it
 * there. In live mode the message stays unsent and is tried again.
 */
export async function sendMessage(
  { db, env, now }: ServiceContext,
  { messageId }: { messageId: number },
): Promise<void> {
  if (env.mode === 'live') {
    throw new Error(`Message ${messageId} waits: no SMS or mail provider is connected yet`);
  }
  await db
    .update(outboxMessages)
    .set({ sentAt: now() })
    .where(and(eq(outboxMessages.id, messageId), isNull(outboxMessages.sentAt)));
}
