import { inArray, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { keptFiles } from '../../db/schema/file.ts';
import type { ListedFile } from '../../providers/storage/file-storage.ts';
import { openStorage } from '../../providers/storage/storage.ts';
import { isOwnName } from './file-name.ts';

/**
 * Records stored files that are not in the database yet: from before files were counted, from a
 * restored backup, or from a killed process. Throws if the storage does not answer.
 */
export async function countFiles(context: ServiceContext): Promise<void> {
  for await (const files of openStorage(context.env).list()) {
    const uncounted = await uncountedOf(
      context,
      files.filter(({ name }) => isOwnName(name)),
    );
    if (uncounted.length > 0) await count(context, uncounted);
  }
}

async function uncountedOf(
  { db }: ServiceContext,
  files: readonly ListedFile[],
): Promise<ListedFile[]> {
  const names = files.map(({ name }) => name);
  const rows = await db
    .select({ name: keptFiles.name })
    .from(keptFiles)
    .where(inArray(keptFiles.name, names));
  const counted = new Set(rows.map(({ name }) => name));
  return files.filter(({ name }) => !counted.has(name));
}

/*
 * Derives the sender: `closed-` files are from guests, except reports of lots; pictures that a
 * customer's row refers to are from that customer, all others from staff.
 */
async function count({ db, now }: ServiceContext, files: readonly ListedFile[]): Promise<void> {
  await db.execute(sql`
    with file as (
      select * from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as file (name text, bytes int)),
    owner as (
      select profile_picture as name, id from customers
      where profile_picture in (select name from file)
      union
      select picture, o.customer_id from return_requests r
      join orders o on o.id = r.order_id, unnest(r.pictures) as picture
      where picture in (select name from file)
      union
      select picture, v.customer_id from review_pictures p
      join reviews v on v.id = p.review_id, unnest(array[p.file, p.thumbnail]) as picture
      where picture in (select name from file))
    insert into kept_files (name, bytes, sender_kind, customer_id, created_at)
    select file.name, file.bytes,
      case when exists (select from product_lots where report = file.name) then 'staff'
           when file.name like 'closed-%' then 'stranger'
           when owner.id is not null then 'customer' else 'staff' end,
      owner.id, ${now().toISOString()}::timestamptz
    from file left join owner using (name)
    on conflict (name) do nothing`);
}
