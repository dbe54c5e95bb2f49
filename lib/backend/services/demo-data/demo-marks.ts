import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { settings } from '../../db/schema/running.ts';
import { readSetting, writeSetting } from '../shop-profile/setting.ts';

/** Tables whose demo data nothing else needs. */
export const demoContentTables = [
  'coupons',
  'banners',
  'home_sections',
  'statistics',
  'posts',
  'events',
  'concerns',
  'growers',
  'stores',
  'page_meta',
  'leads',
] as const;

/** Tables with demo data to remove by their ids; of texts and questions see `removeDemoTexts`. */
export const demoTables = [
  'customers',
  'products',
  'categories',
  'brands',
  'product_forms',
  'tags',
  ...demoContentTables,
  'appointment_slots',
] as const;
export type DemoTable = (typeof demoTables)[number];

/** Id range of the demo rows per table: first exclusive, last inclusive. */
export type DemoMarks = Record<DemoTable, [after: number, upTo: number]>;

/** Returns the highest id of each table with demo data; 0 if it is empty. */
export async function lastIds({ db }: Pick<ServiceContext, 'db'>): Promise<Map<DemoTable, number>> {
  const counts = demoTables.map(
    (name) => sql`(select coalesce(max(id), 0)::int from ${sql.identifier(name)})`,
  );
  const { rows } = await db.execute<{ ids: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as ids`,
  );
  return new Map(demoTables.map((name, index) => [name, rows[0]?.ids[index] ?? 0]));
}

/** Stores the id ranges of the demo rows: after the given ids, up to the current highest ids. */
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

/** Returns the id ranges of the demo rows; undefined if there is no demo data. */
export async function readDemoMarks(
  context: Pick<ServiceContext, 'db'>,
): Promise<DemoMarks | undefined> {
  const saved = (await readSetting(context, marksSetting)) as Partial<DemoMarks> | undefined;
  if (!saved) return undefined;
  // A store that was seeded by an older version has not marked every table.
  return Object.fromEntries(demoTables.map((name) => [name, saved[name] ?? [0, 0]])) as DemoMarks;
}

/** Deletes the stored id ranges, after the demo data is removed. */
export async function forgetDemoMarks({ db }: Pick<ServiceContext, 'db'>): Promise<void> {
  await db.delete(settings).where(eq(settings.name, marksSetting));
}

/** Setting that exists while the demo data is present; holds the id ranges of the demo rows. */
export const marksSetting = 'demo_marks';

/** Cache tags of all pages of the storefront, to revalidate everything. */
export const allStorefrontTags = [
  'shop-profile',
  'products',
  'categories',
  'brands',
  'home',
  'banners',
  'sections',
  'posts',
  'events',
  'concerns',
  'growers',
  'lots',
  'stores',
  'faqs',
  'page-meta',
  'redirects',
];
