import { and, asc, gt, inArray, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { outboxMessages } from '../db/schema/running.ts';
import { hasSender } from '../providers/connect.ts';
import { addJob } from './add-job.ts';
import { sendingKey } from './sending-key.ts';

const rowsAtOnce = 500;

/**
 * Queues unsent messages again: those held because no provider was set, and those whose job used up
 * its tries. Messages that were given up are left out. Runs at each start of a worker and after
 * provider keys were stored. Idempotent: each message is sent once.
 */
export async function sendWaitingMessages({ db, env }: ServiceContext): Promise<void> {
  const channels = ['email', 'sms'].filter((channel) => hasSender(env, channel));
  let last = 0;
  let count = rowsAtOnce;
  while (count === rowsAtOnce) {
    const rows = await db
      .select({ id: outboxMessages.id })
      .from(outboxMessages)
      .where(
        and(
          gt(outboxMessages.id, last),
          isNull(outboxMessages.sentAt),
          isNull(outboxMessages.givenUpAt),
          inArray(outboxMessages.channel, channels),
        ),
      )
      .orderBy(asc(outboxMessages.id))
      .limit(rowsAtOnce);
    for (const { id } of rows) {
      await addJob(db, 'send_message', { messageId: id }, { key: sendingKey(id) });
    }
    last = rows.at(-1)?.id ?? last;
    count = rows.length;
  }
}
