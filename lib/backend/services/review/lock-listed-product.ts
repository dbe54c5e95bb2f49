import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { isListed } from '../../db/is-listed.ts';
import { notFound } from '../../errors.ts';

/**
 * Row lock: concurrent changes of the product's reviews wait, so that no rating update is lost.
 * Returns the product's slug; throws 404 if no such product is on sale.
 */
export async function lockListedProduct(
  { db, now }: ServiceContext,
  productId: number,
): Promise<string> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    select slug from products p where p.id = ${productId} and ${isListed(now().toISOString())}
    for no key update`);
  if (!rows[0]) throw notFound('Product');
  return rows[0].slug;
}
