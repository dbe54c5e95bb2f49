import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { otpCodes } from '../../db/schema/customer.ts';
import { hashOtp, type OtpSubject } from './otp-code.ts';
import { nothingSent } from './take-otp-turn.ts';

export const mostWrongTries = 5;

/**
 * Tries a code. `right` uses it up; `wrong` counts against it; `expired` says that the number's
 * code is used, older than five minutes or has had five wrong tries (contract: verify-otp).
 */
export async function useOtp(
  { db, env, now }: ServiceContext,
  subject: OtpSubject,
  otp: string,
): Promise<'right' | 'wrong' | 'expired'> {
  const moment = now();
  const isRight = sql`${otpCodes.codeHash} = ${hashOtp(env.visitorSecret, subject, otp)}`;
  const ofSubject = and(
    eq(otpCodes.mobile, subject.mobile),
    eq(otpCodes.purpose, subject.purpose),
    ne(otpCodes.codeHash, nothingSent),
  );
  // Compared and counted in one statement: simultaneous guesses queue up at the row.
  const [tried] = await db
    .update(otpCodes)
    .set({
      usedAt: sql`case when ${isRight} then ${moment.toISOString()}::timestamptz end`,
      wrongTries: sql`${otpCodes.wrongTries} + case when ${isRight} then 0 else 1 end`,
    })
    .where(
      and(
        ofSubject,
        isNull(otpCodes.usedAt),
        lt(otpCodes.wrongTries, mostWrongTries),
        gt(otpCodes.expiresAt, moment),
      ),
    )
    .returning({ usedAt: otpCodes.usedAt });
  if (tried) return tried.usedAt ? 'right' : 'wrong';
  const [earlier] = await db.select({ id: otpCodes.id }).from(otpCodes).where(ofSubject).limit(1);
  return earlier ? 'expired' : 'wrong';
}
