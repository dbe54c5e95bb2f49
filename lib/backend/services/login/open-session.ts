import { randomBytes } from 'node:crypto';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { sessions, type CustomerRow } from '../../db/schema/customer.ts';
import { isVisitorId } from '../../http/visitor-id.ts';
import { mergeVisitor } from '../cart/merge-carts.ts';
import { readCart } from '../cart/read-cart.ts';
import type { Totals } from '../cart/totals.ts';
import { isMember } from '../membership/membership-month.ts';
import { countWishlist } from '../wishlist/list-wishlist.ts';
import { hashToken } from './find-session.ts';
import type { Origin } from './guesser.ts';
import { rememberDevice } from './known-device.ts';

const lifeMs = 30 * 24 * 60 * 60 * 1000;

export interface OpenedSession {
  /** Session token in plain text; only its hash is stored. */
  token: string;
  /** New device cookie for the next login to this account. */
  device: string;
  customer: CustomerRow;
  cart: Totals;
  wishlistItems: number;
  isMember: boolean;
}

/**
 * Creates a session of 30 days and moves the visitor's cart and wishlist to the customer if the
 * visitor id is valid. Needs a transaction that holds a lock on the account.
 */
export async function openSession(
  context: ServiceContext,
  customer: CustomerRow,
  { visitorId, device }: Pick<Origin, 'visitorId' | 'device'>,
): Promise<OpenedSession> {
  const { db, env, now } = context;
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashToken(token);
  const createdAt = now();
  await db.insert(sessions).values({
    tokenHash,
    customerId: customer.id,
    isStaffLogin: customer.isStaff || customer.isSuperuser,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + lifeMs),
  });
  if (visitorId && isVisitorId(visitorId, env.visitorSecret)) {
    await mergeVisitor(context, { visitorId, customerId: customer.id });
  }
  const owner: CustomerCaller = {
    kind: 'customer',
    customerId: customer.id,
    isStaff: customer.isStaff,
    isSuperuser: customer.isSuperuser,
    areas: customer.staffAreas,
    tokenHash,
  };
  return {
    token,
    device: rememberDevice(device, customer.id, env.visitorSecret),
    customer,
    cart: (await readCart(context, owner)).totals,
    wishlistItems: await countWishlist(context, owner),
    isMember: await isMember(context, customer.id),
  };
}
