import { sql, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';

interface NewWords {
  /** Names that no longer say anything of these products, … */
  gone: readonly string[];
  /** … and those that do now. */
  come: readonly string[];
}

const phrase = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Lets search find products by other names of what they belong to; gives their ids. `which` is about
 * `products p`. `catalogueChanged` has to be told of them afterwards.
 */
export async function rewordProducts(
  { db, now }: ServiceContext,
  which: SQL,
  { gone, come }: NewWords,
): Promise<number[]> {
  const without = gone.reduce(
    (text, name) => sql`replace(${text}, ${` ${phrase(name)} `}, ' ')`,
    sql`(' ' || p.search_text || ' ')`,
  );
  const words = come.map(phrase).join(' ');
  const { rows } = await db.execute<{ id: number }>(sql`
    update products p set search_text = trim(${without} || ${words}),
      updated_at = ${now().toISOString()}::timestamptz
    where ${which} returning p.id`);
  return rows.map(({ id }) => id);
}
