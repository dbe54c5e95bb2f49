import { sql } from 'drizzle-orm';
import type { Owner, ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';
import type { Limit, RateLimits } from '../../http/rate-limit.ts';

const hour = 3_600;
const message = 'Too many requests. Please try again later!';
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
