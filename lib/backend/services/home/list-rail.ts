import { sql } from 'drizzle-orm';
import type { ProductCard } from '../../../contract/product.ts';
import type { Owner, ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { listCards } from '../product/list-cards.ts';
import { isListed } from '../../db/is-listed.ts';

export type Rail = 'new' | 'must-try' | 'best';

const findRail = namedStatement<{ id: number }>(
  'rail',
  sql`
    select p.id from products p
    where p.rail = ${sql.placeholder('rail')} and ${isListed(sql.placeholder('now'))}
    order by p.rail_position, p.id limit 20`,
);

/** Returns the products of one home page rail in the order set by staff, at most 20. */
export async function listRail(
  context: ServiceContext,
  rail: Rail,
  caller: Owner | undefined,
): Promise<ProductCard[]> {
  const rows = await findRail(context.db, { rail, now: context.now().toISOString() });
  return listCards(
    context,
    rows.map(({ id }) => id),
    caller,
  );
}
