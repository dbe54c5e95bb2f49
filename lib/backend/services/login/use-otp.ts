import { and, gt, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { storeRules } from '../../../contract/store-rules.ts';
import { clockSkewMs, type ServiceContext } from '../../context.ts';
import { otpCodes } from '../../db/schema/customer.ts';
import type { Guesser } from './guesser.ts';
import { ofSubject } from './of-subject.ts';
import { hashOtp, type OtpSubject } from './otp-code.ts';
import { nothingSent } from './take-otp-turn.ts';

export const maxWrongTries = 5;
/**
 * Wrong tries of a long code, each with a captcha: right with a probability of one in a million.
 */
const maxLongTries = 10_000;

/**
 * Checks a code and counts the try. `right` marks it as used; `wrong` counts against it; `expired`:
 * the number's code is used, older than five minutes or has had five wrong tries. Five wrong tries
 * do not end a long code: otherwise strangers could end each one before its owner enters it.
 * `isKnown`: the caller uses a known device.
 */
export async function useOtp(
  { db, env, now }: ServiceContext,
  subject: OtpSubject,
  otp: string,
  { isKnown }: Pick<Guesser, 'isKnown'> = { isKnown: false },
): Promise<'right' | 'wrong' | 'expired'> {
  const moment = now();
  // Clock skew guard: a code issued before the clock was set back would be valid for longer than
  // its lifetime.
  const latestEnd = new Date(+moment + storeRules.otpLifeSeconds * 1000 + clockSkewMs);
  const isRight = sql`${otpCodes.codeHash} = ${hashOtp(env.visitorSecret, subject, otp)}`;
  const sent = and(ofSubject(subject), ne(otpCodes.codeHash, nothingSent));
  // Compare and count in one UPDATE: parallel guesses wait for the row lock.
  const [tried] = await db
    .update(otpCodes)
    .set({
      usedAt: sql`case when ${isRight} then ${moment.toISOString()}::timestamptz end`,
      wrongTries: sql`${otpCodes.wrongTries} + case when ${isRight} or ${otpCodes.isLong} then 0 else 1 end`,
      ...(!isKnown && {
        strangerTries: sql`${otpCodes.strangerTries} + case when ${isRight} then 0 else 1 end`,
      }),
    })
    .where(
      and(
        sent,
        isNull(otpCodes.usedAt),
        lt(otpCodes.wrongTries, maxWrongTries),
        lt(otpCodes.strangerTries, maxLongTries),
        gt(otpCodes.expiresAt, moment),
        lte(otpCodes.expiresAt, latestEnd),
      ),
    )
    .returning({ usedAt: otpCodes.usedAt });
  if (tried) return tried.usedAt ? 'right' : 'wrong';
  const [earlier] = await db.select({ id: otpCodes.id }).from(otpCodes).where(sent).limit(1);
  return earlier ? 'expired' : 'wrong';
}
