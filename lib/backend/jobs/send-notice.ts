import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { NoticeKind } from '../../contract/staff-notice.ts';
import type { ServiceContext } from '../context.ts';
import { noticeBrowsers, staffNotices } from '../db/schema/notice.ts';
import { inTransaction } from '../db/transaction.ts';
import { queueMessage } from '../services/messages/queue-message.ts';
import { describeOrder } from '../services/notice/notice-of-order.ts';
import { readersOf } from '../services/notice/readers-of.ts';
import { addJob } from './add-job.ts';

/** Sends a notice once to the staff who have chosen it: mails, and a push to each browser. */
export async function sendNotice(
  context: ServiceContext,
  { noticeId }: { noticeId: number },
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const [notice] = await tx
      .update(staffNotices)
      .set({ sentAt: context.now() })
      .where(and(eq(staffNotices.id, noticeId), isNull(staffNotices.sentAt)))
      .returning();
    if (!notice) return;
    const readers = await readersOf({ db: tx }, notice.kind as NoticeKind);
    const order = notice.kind === 'order' ? await describeOrder(tx, Number(notice.key)) : undefined;
    for (const { email, seesOrders } of readers.filter(({ mail }) => mail)) {
      const data = order && seesOrders ? { ...notice, ...order } : notice;
      await queueMessage(tx, { kind: 'staff_notice', to: { email }, data });
    }
    const pushed = readers.filter(({ push }) => push).map(({ id }) => id);
    if (pushed.length === 0) return;
    const browsers = await tx
      .select({ id: noticeBrowsers.id })
      .from(noticeBrowsers)
      .where(inArray(noticeBrowsers.staffId, pushed));
    for (const { id } of browsers) await addJob(tx, 'push_notice', { browserId: id });
  });
}
