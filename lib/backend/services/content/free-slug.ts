import { and, eq, like, ne, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '../../context.ts';
import { toSlug } from '../../../contract/slug.ts';

/**
 * Returns a slug of the title that is unique in the table: `neem`, otherwise `neem-2` and so on.
 */
export async function freeSlug(
  { db }: ServiceContext,
  table: PgTable & { id: AnyPgColumn; slug: AnyPgColumn },
  title: string,
  ownId: number | undefined,
): Promise<string> {
  const slug = toSlug(title);
  const alike: SQL | undefined = or(eq(table.slug, slug), like(table.slug, `${slug}-%`));
  const rows = await db
    .select({ slug: table.slug })
    .from(table)
    .where(ownId === undefined ? alike : and(alike, ne(table.id, ownId)));
  const taken = new Set(rows.map((row) => row.slug));
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
