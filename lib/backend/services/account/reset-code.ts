import { createHash } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { passwordResets } from '../../db/schema/customer.ts';
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
  );

export const noLongerGood = () => refused('This link is no longer good. Please ask for a new one!');

/** 400 where a code is unknown, used or older than an hour. */
export async function checkResetCode(context: ServiceContext, code: string): Promise<void> {
  const [good] = await context.db
    .select({ customerId: passwordResets.customerId })
    .from(passwordResets)
    .where(stillGood(context, code));
  if (!good) throw noLongerGood();
}
