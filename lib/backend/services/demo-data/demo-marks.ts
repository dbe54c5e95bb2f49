import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { settings } from '../../db/schema/running.ts';
import { readSetting } from '../shop-profile/read-setting.ts';
import { writeSetting } from '../shop-profile/write-setting.ts';
import { marksSetting } from './marks-setting.ts';

/** What the demo brings and takes away again. Policies and questions stay: every shop needs them. */
export const demoTables = [
  'customers',
  'products',
  'categories',
  'brands',
  'product_forms',
  'tags',
  'coupons',
  'banners',
  'home_sections',
  'statistics',
  'posts',
  'events',
  'stores',
  'page_meta',
  'search_synonyms',
  'leads',
] as const;
export type DemoTable = (typeof demoTables)[number];

/** Of each table the span of ids that came with the demo: after the first, up to the second. */
export type DemoMarks = Record<DemoTable, [after: number, upTo: number]>;

/** The highest id of each of those tables. */
export async function lastIds({ db }: Pick<ServiceContext, 'db'>): Promise<Map<DemoTable, number>> {
  const counts = demoTables.map(
    (name) => sql`(select coalesce(max(id), 0)::int from ${sql.identifier(name)})`,
  );
  const { rows } = await db.execute<{ ids: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as ids`,
  );
  return new Map(demoTables.map((name, place) => [name, rows[0]?.ids[place] ?? 0]));
}

/** Remembers what came with the demo, between one look at the tables and now. */
export async function keepDemoMarks(
  context: Pick<ServiceContext, 'db' | 'now'>,
  before: Map<DemoTable, number>,
): Promise<void> {
  const after = await lastIds(context);
  const marks = Object.fromEntries(
    demoTables.map((name) => [name, [before.get(name) ?? 0, after.get(name) ?? 0]]),
  );
  await writeSetting(context, marksSetting, marks);
}

/** What came with the demo; undefined where there is no demo, or no more. */
export async function readDemoMarks(
  context: Pick<ServiceContext, 'db'>,
): Promise<DemoMarks | undefined> {
  return (await readSetting(context, marksSetting)) as DemoMarks | undefined;
}

/** Forgets it, once the demo is gone. */
export async function forgetDemoMarks({ db }: Pick<ServiceContext, 'db'>): Promise<void> {
  await db.delete(settings).where(eq(settings.name, marksSetting));
}
