import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { addJob } from '../../jobs/add-job.ts';

const day = 24 * 60 * 60 * 1000;

const storedPathPattern = /^\/files\/([0-9a-f]{32}\.webp)$/;

/** Path of a stored picture in the storefront. */
export const storedPicturePath = (name: string): string => `/files/${name}`;

/** Returns the storage name of a picture path; undefined for pictures that are part of the site. */
const storedPictureName = (path: string): string | undefined => storedPathPattern.exec(path)?.[1];

/**
 * Schedules the deletion of an uploaded picture in one day if no record uses it by then: the form
 * may never be sent.
 */
export async function deleteUnlessUsed({ db, now }: ServiceContext, name: string): Promise<void> {
  const at = new Date(now().getTime() + day);
  await addJob(db, 'drop_unused_picture', { name }, { at, key: `picture:${name}` });
}

/**
 * Schedules the deletion of pictures that a record no longer shows; the jobs run after the commit.
 */
export async function scheduleDeletion(
  { db }: ServiceContext,
  paths: readonly string[],
): Promise<void> {
  for (const name of new Set(paths.flatMap((path) => storedPictureName(path) ?? []))) {
    await addJob(db, 'drop_unused_picture', { name }, { key: `picture:${name}` });
  }
}

/** Whether any record edited by staff shows the picture. */
export async function isShown({ db }: ServiceContext, name: string): Promise<boolean> {
  const path = storedPicturePath(name);
  const { rows } = await db.execute<{ shown: boolean }>(sql`
    select exists (select from banners where image = ${path})
      or exists (select from home_sections where image = ${path}
                 or images @> jsonb_build_array(jsonb_build_object('image', ${path}::text)))
      or exists (select from posts where banner = ${path})
      or exists (select from events where image = ${path})
      or exists (select from stores where image = ${path})
      or exists (select from brands where image = ${path})
      or exists (select from growers where picture = ${path})
      or exists (select from categories where ${path} in (web_image, mobile_image))
      or exists (select from product_images where path = ${path}) as shown`);
  return rows[0]?.shown ?? false;
}
