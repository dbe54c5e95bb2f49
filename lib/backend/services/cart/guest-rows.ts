import { sql, type SQL } from 'drizzle-orm';
import type { Owner, ServiceContext } from '../../context.ts';
import { deleteInRounds } from '../../db/delete-in-rounds.ts';
import { namedStatement } from '../../db/named-statement.ts';
import type { Limit, RateLimits } from '../../http/rate-limit.ts';

const hour = 3_600;
const message = 'Too many requests. Try again later.';

/** New guest carts and wishlists from one address: an office or a school shares one. */
const newGuests: Limit = { name: 'guest-new', points: 600, seconds: hour, message };

/** Additions to carts and wishlists by all guests of one address. */
const guestAdds: Limit = { name: 'guest-add', points: 3_000, seconds: hour, message };

const visitor = sql`${sql.placeholder('visitor')}::text`;
const findRows = namedStatement<{ hasRows: boolean }>(
  'guest_has_rows',
  sql`select exists (select from carts where visitor_id = ${visitor} and closed_at is null)
    or exists (select from wishlist_items where visitor_id = ${visitor}) as "hasRows"`,
);

/** Counts a guest's addition to a cart or wishlist by client address; 429 above a limit. */
export async function countGuestAdd(
  { db }: ServiceContext,
  limits: RateLimits,
  caller: Owner,
  clientAddress: string,
): Promise<void> {
  if (caller.kind !== 'visitor') return;
  await limits.byAddress(guestAdds, clientAddress);
  const [found] = await findRows(db, { visitor: caller.visitorId });
  if (!found?.hasRows) await limits.byAddress(newGuests, clientAddress);
}

const retentionDays = 90;

/** Maximum number of guest rows; above it the oldest are deleted early. */
const maxGuestRows = { carts: 500_000, wishlistItems: 1_000_000 };

/**
 * Deletes guest carts that were not changed for 90 days (privacy policy) and guest wishlist items
 * of the same age; never a cart that became an order.
 */
export async function deleteGuestRows(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  limits = maxGuestRows,
): Promise<void> {
  const old = new Date(now().getTime() - retentionDays * 24 * 60 * 60 * 1000).toISOString();

  async function deleteOldest(table: string, time: string, rowLimit: number, more: SQL) {
    const [name, column] = [sql.identifier(table), sql.identifier(time)];
    const { rows } = await db.execute<{ at: string }>(sql`
      select ${column}::text as at from ${name} where visitor_id is not null
      order by ${column} desc offset ${rowLimit}::int limit 1`);
    const isOld = sql`${column} < ${old}::timestamptz`;
    const isPast = rows[0] ? sql`${column} <= ${rows[0].at}::timestamptz` : sql`false`;
    await deleteInRounds(
      db,
      table,
      sql`visitor_id is not null and (${isOld} or ${isPast}) and ${more}`,
    );
  }

  const isUnordered = sql`not exists (select from orders o where o.cart_id = carts.id)`;
  await deleteOldest('carts', 'updated_at', limits.carts, isUnordered);
  await deleteOldest('wishlist_items', 'created_at', limits.wishlistItems, sql`true`);
}
