import { sql, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';

const phrase = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Replaces names in the search text of products; returns their ids. `which` is a condition on
 * `products p`. The caller must pass the ids to `catalogueChanged` afterwards.
 */
export async function rewordProducts(
  { db, now }: ServiceContext,
  which: SQL,
  { removed, added }: { removed: readonly string[]; added: readonly string[] },
): Promise<number[]> {
  const without = removed.reduce(
    (text, name) => sql`replace(${text}, ${` ${phrase(name)} `}, ' ')`,
    sql`(' ' || p.search_text || ' ')`,
  );
  const addedText = added.map(phrase).join(' ');
  const { rows } = await db.execute<{ id: number }>(sql`
    update products p set search_text = trim(${without} || ${addedText}),
      updated_at = ${now().toISOString()}::timestamptz
    where ${which} returning p.id`);
  return rows.map(({ id }) => id);
}
