import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { mayEnter } from '../../../contract/staff-area.ts';
import {
  noticeKinds,
  noticeTexts,
  type StaffNotice,
  type NoticeKind,
} from '../../../contract/staff-notice.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { noticeChoices, staffNotices } from '../../db/schema/notice.ts';
import { addJob } from '../../jobs/add-job.ts';

const retentionMs = 2 * 24 * 60 * 60 * 1000;
const maxNotices = 10;

/** Returns the newest notices that the caller has chosen for browsers and may see. */
export async function listNotices(
  { db, now }: ServiceContext,
  caller: CustomerCaller,
): Promise<StaffNotice[]> {
  const chosen = await db
    .select({ kind: noticeChoices.kind })
    .from(noticeChoices)
    .where(and(eq(noticeChoices.staffId, caller.customerId), eq(noticeChoices.push, true)));
  const kinds = noticeKinds.filter(
    (kind) =>
      chosen.some((one) => one.kind === kind) && mayEnter(caller, noticeTexts[kind].permission),
  );
  if (kinds.length === 0) return [];
  const rows = await db
    .select()
    .from(staffNotices)
    .where(
      and(
        inArray(staffNotices.kind, kinds),
        gt(staffNotices.createdAt, new Date(now().getTime() - retentionMs)),
      ),
    )
    .orderBy(desc(staffNotices.id))
    .limit(maxNotices);
  return rows.flatMap(({ id, kind, title, body, path, createdAt }) => {
    const known = kinds.find((one) => one === kind);
    return known
      ? [{ id, kind: known, title, body, path, created_at: createdAt.toISOString() }]
      : [];
  });
}

interface NewNotice {
  kind: NoticeKind;
  /** Deduplication key: a second notice with the same key is skipped. */
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
