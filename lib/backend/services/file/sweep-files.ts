import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { openStorage } from '../../providers/storage/storage.ts';
import { removeStoredFile } from './keep-file.ts';

const hourMs = 60 * 60 * 1000;
/** By then a request that stores a file has referred to it or failed. */
const unusedAfterMs = 24 * hourMs;
const unfinishedAfterMs = hourMs / 6;
/** Maximum number of files per run; the next run continues. */
const maxFiles = 5_000;

/**
 * Removes what killed processes left: partly written files, and files of customers and guests that
 * no row refers to; deletes the addresses of guests after a day. Throws if the storage does not
 * answer.
 */
export async function sweepFiles(context: ServiceContext): Promise<void> {
  const { db, env, now } = context;
  const ago = (ms: number) => new Date(now().getTime() - ms);
  await openStorage(env).removeUnfinished(ago(unfinishedAfterMs));
  const before = sql`${ago(unusedAfterMs).toISOString()}::timestamptz`;
  await db.execute(sql`
    update kept_files set address = null where address is not null and created_at < ${before}`);
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from kept_files k
    where sender_kind <> 'staff' and created_at < ${before}
      and not exists (select from customers where profile_picture = k.name)
      and not exists (select from leads where attachment = k.name)
      and not exists (select from product_lots where report = k.name)
      and not exists (select from return_requests r, unnest(r.pictures) picture where picture = k.name)
      and not exists (select from review_pictures where file = k.name)
      and not exists (select from review_pictures where thumbnail = k.name)
    limit ${maxFiles}::int`);
  for (const { name } of rows) await removeStoredFile(context, name);
}
