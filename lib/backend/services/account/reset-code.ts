import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { clockSkewMs, type ServiceContext } from '../../context.ts';
import { customers, passwordResets, type CustomerRow } from '../../db/schema/customer.ts';
import { refused } from '../../errors.ts';
import { sha256Hex } from '../../../server/sha256-hex.ts';

export const resetLifeMs = 60 * 60 * 1000;

/** Codes are stored as SHA-256 hashes: a reader of the database cannot set a password with them. */
export const hashResetCode = (code: string) => sha256Hex(code);

/** Condition for usable codes; at most one row matches. */
const stillGood = ({ now }: ServiceContext, code: string) =>
  and(
    eq(passwordResets.codeHash, hashResetCode(code)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now()),
    // Clock skew guard: a code issued before the clock was set back would be valid for longer than
    // its lifetime.
    lte(passwordResets.expiresAt, new Date(+now() + resetLifeMs + clockSkewMs)),
  );

export const noLongerGood = () => refused('This link has expired. Request a new one.');

/**
 * Returns the account of a code. 400 if the code is unknown, used or older than an hour, or the
 * account is closed.
 */
export async function checkResetCode(context: ServiceContext, code: string): Promise<CustomerRow> {
  const [good] = await context.db
    .select({ account: customers })
    .from(passwordResets)
    .innerJoin(customers, eq(customers.id, passwordResets.customerId))
    .where(and(stillGood(context, code), isNull(customers.deactivatedAt)));
  if (!good) throw noLongerGood();
  return good.account;
}

/**
 * As `checkResetCode`, but locks the rows of code and account until the transaction of `context`
 * ends: parallel resets with one code run one after the other, and the later ones find the code
 * used.
 */
export async function holdResetCode(context: ServiceContext, code: string): Promise<CustomerRow> {
  const [reset] = await context.db
    .select({ customerId: passwordResets.customerId })
    .from(passwordResets)
    .where(stillGood(context, code))
    .for('update');
  if (!reset) throw noLongerGood();
  const [account] = await context.db
    .select()
    .from(customers)
    .where(and(eq(customers.id, reset.customerId), isNull(customers.deactivatedAt)))
    .for('no key update');
  if (!account) throw noLongerGood();
  return account;
}

/** Marks all unused reset codes of an account as used. */
export async function endResetCodes(
  { db, now }: ServiceContext,
  customerId: number,
): Promise<void> {
  await db
    .update(passwordResets)
    .set({ usedAt: now() })
    .where(and(eq(passwordResets.customerId, customerId), isNull(passwordResets.usedAt)));
}
