import { recall, type CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';

const readIt = namedStatement<{ listsFamilies: boolean }>(
  'lists_families',
  sql`
    select exists (select from family_members) and not exists (
      select from settings where name = 'shop' and value -> 'lists_each_size' = 'true')
      as "listsFamilies"`,
);

/**
 * Returns whether lists show one product of each family: the shop has families, and does not show
 * each size as a product of its own. Kept until the catalogue changes.
 */
export function listsFamilies(
  { db }: Pick<ServiceContext, 'db'>,
  { lists }: Pick<CatalogueMemory, 'lists'>,
): Promise<boolean> {
  return recall(
    lists,
    'lists families',
    async () => (await readIt(db, {}))[0]?.listsFamilies === true,
  );
}
