import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { addresses } from '../../db/schema/address.ts';
import { carts, wishlistItems } from '../../db/schema/cart.ts';
import { customers, type CustomerRow } from '../../db/schema/customer.ts';
import { closeAllSessions } from '../login/close-session.ts';
import { endResetCodes } from './reset-code.ts';

/**
 * Gives an account that was never used to the owner of its number. Ends its password and sessions,
 * moves its e-mail back to unconfirmed and deletes its addresses, open cart and wishlist, so that
 * the person who opened it has no access. Needs a transaction that holds a lock on the account.
 */
export async function giveToNumberOwner(
  context: ServiceContext,
  { id, email, unconfirmedEmail }: CustomerRow,
): Promise<CustomerRow> {
  const { db, now } = context;
  const at = now();
  await closeAllSessions(context, id);
  await endResetCodes(context, id);
  await db.delete(addresses).where(eq(addresses.customerId, id));
  await db.delete(carts).where(and(eq(carts.customerId, id), isNull(carts.closedAt)));
  await db.delete(wishlistItems).where(eq(wishlistItems.customerId, id));
  const [given] = await db
    .update(customers)
    .set({
      mobileVerifiedAt: at,
      passwordHash: '',
      email: null,
      unconfirmedEmail: email ?? unconfirmedEmail,
      signUpVisitorHash: null,
      wantsNews: false,
      updatedAt: at,
    })
    .where(eq(customers.id, id))
    .returning();
  if (!given) throw new Error(`Account ${id} is not there`);
  return given;
}
