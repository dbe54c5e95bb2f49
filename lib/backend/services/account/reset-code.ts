import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { clockSkewMs, type ServiceContext } from '../../context.ts';
import { customers, passwordResets, type CustomerRow } from '../../db/schema/customer.ts';
import { refused } from '../../errors.ts';

export const resetLifeMs = 60 * 60 * 1000;

/** How a code is kept: whoever reads the database can set no password with what stands there. */
export const hashResetCode = (code: string) => createHash('sha256').update(code).digest('hex');

/** Codes that can still be used, of which there is at most one with that text. */
export const stillGood = ({ now }: ServiceContext, code: string) =>
  and(
    eq(passwordResets.codeHash, hashResetCode(code)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now()),
    // One that a clock set back has left in the future would count for longer than its time.
    lte(passwordResets.expiresAt, new Date(+now() + resetLifeMs + clockSkewMs)),
  );

export const noLongerGood = () => refused('This link is no longer good. Please ask for a new one!');

/** The account of a code; 400 where the code is unknown, used or older than an hour, or the account closed. */
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
 * The same, code and account kept from changing until the transaction of `context` ends: of many resets
 * with one code each waits for the one before, and then finds it used.
 */
export async function holdResetCode(context: ServiceContext, code: string): Promise<CustomerRow> {
  const [held] = await context.db
    .select({ customerId: passwordResets.customerId })
    .from(passwordResets)
    .where(stillGood(context, code))
    .for('update');
  if (!held) throw noLongerGood();
  const [account] = await context.db
    .select()
    .from(customers)
    .where(and(eq(customers.id, held.customerId), isNull(customers.deactivatedAt)))
    .for('no key update');
  if (!account) throw noLongerGood();
  return account;
}

/** Ends all codes of an account. */
export async function endResetCodes(
  { db, now }: ServiceContext,
  customerId: number,
): Promise<void> {
  await db
    .update(passwordResets)
    .set({ usedAt: now() })
    .where(and(eq(passwordResets.customerId, customerId), isNull(passwordResets.usedAt)));
}
