import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { addJob } from '../../jobs/add-job.ts';

const day = 24 * 60 * 60 * 1000;

const keptPath = /^\/files\/([0-9a-f]{32}\.webp)$/;

/** Where the shop shows a picture that it keeps under this name. */
export const pathOfKept = (name: string): string => `/files/${name}`;

/** The name under which a picture is kept; undefined for those that belong to the site itself. */
export const nameOfKept = (path: string): string | undefined => keptPath.exec(path)?.[1];

/** Has a picture that nobody showed by then taken away a day from now: a form may be left unsent. */
export async function expectUse({ db, now }: ServiceContext, name: string): Promise<void> {
  const at = new Date(now().getTime() + day);
  await addJob(db, 'drop_unused_picture', { name }, { at, key: `picture:${name}` });
}

/** Has pictures that a record no longer shows taken away once the transaction has settled. */
export async function letGoOf({ db }: ServiceContext, paths: readonly string[]): Promise<void> {
  for (const name of new Set(paths.flatMap((path) => nameOfKept(path) ?? []))) {
    await addJob(db, 'drop_unused_picture', { name }, { key: `picture:${name}` });
  }
}

/** Whether anything that staff write shows the picture. */
export async function isShown({ db }: ServiceContext, name: string): Promise<boolean> {
  const path = pathOfKept(name);
  const { rows } = await db.execute<{ shown: boolean }>(sql`
    select exists (select from banners where image = ${path})
      or exists (select from home_sections where image = ${path}
                 or images @> jsonb_build_array(jsonb_build_object('image', ${path}::text)))
      or exists (select from posts where banner = ${path})
      or exists (select from events where image = ${path})
      or exists (select from stores where image = ${path})
      or exists (select from brands where image = ${path})
      or exists (select from categories where ${path} in (web_image, mobile_image))
      or exists (select from product_images where path = ${path}) as shown`);
  return rows[0]?.shown ?? false;
}
