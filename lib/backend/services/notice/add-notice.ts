import type { NoticeKind } from '../../../contract/staff-notice.ts';
import type { ServiceContext } from '../../context.ts';
import { staffNotices } from '../../db/schema/notice.ts';
import { addJob } from '../../jobs/add-job.ts';

interface NewNotice {
  kind: NoticeKind;
  /** What it is about; a second notice with the same key is skipped. */
  key: string;
  /** Without amounts and data of customers: every role that gets it may see it. */
  title: string;
  body: string;
  path: string;
}

/** Writes a notice for staff and queues its sending, in the caller's transaction. */
export async function addNotice(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  notice: NewNotice,
): Promise<void> {
  const [row] = await db
    .insert(staffNotices)
    .values({ ...notice, createdAt: now() })
    .onConflictDoNothing()
    .returning({ id: staffNotices.id });
  if (row) await addJob(db, 'send_notice', { noticeId: row.id });
}
