import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { storeRules } from '../../../contract/store-rules.ts';
import type { ServiceContext } from '../../context.ts';
import { otpCodes } from '../../db/schema/customer.ts';
import { tooOften } from '../../errors.ts';

const hour = 3_600;
const mostInAnHour = 5;

/** In the place of a hash where nothing was sent, for nobody has that number. */
export const nothingSent = '';

/**
 * Lets one request after the other have its turn at a number, until the transaction of `context`
 * ends; 429 where the last one was less than 30 s ago or five lie within an hour. Tries that went
 * nowhere are counted apart from codes that were sent, so that who signs up after such a try gets
 * a code at once.
 */
export async function takeOtpTurn(
  { db, now }: ServiceContext,
  mobile: string,
  kind: 'sent' | 'nothing sent',
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`otp ${mobile}`}, 0))`);
  const moment = now().getTime();
  const secondsUntil = (date: Date, later: number) => (date.getTime() - moment) / 1000 + later;
  const recent = await db
    .select({ at: otpCodes.createdAt })
    .from(otpCodes)
    .where(
      and(
        eq(otpCodes.mobile, mobile),
        gt(otpCodes.createdAt, new Date(moment - hour * 1000)),
        kind === 'sent' ? ne(otpCodes.codeHash, nothingSent) : eq(otpCodes.codeHash, nothingSent),
      ),
    )
    .orderBy(desc(otpCodes.createdAt))
    .limit(mostInAnHour);
  const latest = recent[0];
  const pause = latest ? Math.ceil(secondsUntil(latest.at, storeRules.otpResendSeconds)) : 0;
  if (pause > 0) {
    const wait = pause === 1 ? '1 second' : `${pause} seconds`;
    throw tooOften(`Please wait ${wait} before you ask for another OTP`, pause);
  }
  const oldestThatCounts = recent[mostInAnHour - 1];
  if (oldestThatCounts) {
    throw tooOften(
      'Too many OTPs were asked for with this number. Please try again later!',
      secondsUntil(oldestThatCounts.at, hour),
    );
  }
}
