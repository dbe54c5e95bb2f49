import type { ServiceContext } from '../../context.ts';
import { type CustomerRow, customers } from '../../db/schema/customer.ts';
import { conflict, StoreError } from '../../errors.ts';
import { wasUsed } from '../account/contact-state.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { addresses } from '../../db/schema/address.ts';
import { carts, wishlistItems } from '../../db/schema/cart.ts';
import { closeAllSessions } from './close-session.ts';
import { endResetCodes } from '../account/reset-code.ts';

export interface NumberClaim {
  /** The caller has a session of the account or uses the browser that signed up. */
  isSameClient: boolean;
  /** Whether the sent password is the account's; undefined if none was sent. */
  isRightPassword: boolean | undefined;
}

/** 409: the OTP is right, but the number was never confirmed and the account is in use. */
const numberUnconfirmed = () =>
  conflict(
    'This number is on another account but was never verified. If it’s yours, enter its password. If not, use your number for a new account.',
    undefined,
    'number_unconfirmed',
  );

/** 400: the OTP is right, the password is wrong. */
export class WrongAccountPassword extends StoreError {
  constructor() {
    const message = 'Wrong password for that account';
    super(400, message, { errors: { password: [message] } });
  }
}

/*
 * Created for an order by phone: it has no password, e-mail or browser, so nobody has ever opened
 * it.
 */
const isMadeByStaff = ({ passwordHash, email, unconfirmedEmail, hasLoggedIn }: CustomerRow) =>
  passwordHash === '' && email === null && unconfirmedEmail === null && !hasLoggedIn;

/**
 * Decides which account the right OTP of a number opens: the account of a confirmed number; an
 * account with an unconfirmed number if the caller signed up for it or knows its password, or staff
 * made it for an order by phone; an
 * account that was never used, which is given to the owner of the number. Otherwise 409
 * `number_unconfirmed`, or 400 at `password` if a wrong one was sent. Needs a transaction that
 * holds a lock on the account; its errors roll back, so the OTP stays unused.
 */
export async function claimNumber(
  context: ServiceContext,
  account: CustomerRow,
  { isSameClient, isRightPassword }: NumberClaim,
): Promise<CustomerRow> {
  if (account.mobileVerifiedAt) return account;
  if (isSameClient || isRightPassword || isMadeByStaff(account))
    return proveNumber(context, account);
  if (isRightPassword === false) throw new WrongAccountPassword();
  if (!(await wasUsed(context, account))) return giveToNumberOwner(context, account);
  throw numberUnconfirmed();
}

/**
 * Gives an account that was never used to the owner of its number. Ends its password and sessions,
 * moves its e-mail back to unconfirmed and deletes its addresses, open cart and wishlist, so that
 * the person who opened it has no access. Needs a transaction that holds a lock on the account.
 */
async function giveToNumberOwner(
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

/**
 * Marks the number of an account as confirmed. Needs a transaction that holds a lock on the
 * account.
 */
async function proveNumber(
  { db, now }: ServiceContext,
  account: CustomerRow,
): Promise<CustomerRow> {
  const mobileVerifiedAt = now();
  await db.update(customers).set({ mobileVerifiedAt }).where(eq(customers.id, account.id));
  return { ...account, mobileVerifiedAt };
}
