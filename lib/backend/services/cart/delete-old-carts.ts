import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';

const keptDays = 90;

/** Deletes the carts of visitors that nobody has touched for 90 days (privacy policy); never one that became an order. */
export async function deleteOldCarts({
  db,
  now,
}: Pick<ServiceContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - keptDays * 24 * 60 * 60 * 1000);
  await db.execute(sql`
    delete from carts c
     where c.visitor_id is not null and c.updated_at < ${before.toISOString()}::timestamptz
       and not exists (select from orders o where o.cart_id = c.id)`);
}
