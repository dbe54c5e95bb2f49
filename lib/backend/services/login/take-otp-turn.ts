import { and, desc, eq, gt, ne, sql, type SQL } from 'drizzle-orm';
import { storeRules } from '../../../contract/store-rules.ts';
import type { ServiceContext } from '../../context.ts';
import { otpCodes } from '../../db/schema/customer.ts';
import { captchaRequired, StoreError, tooOften } from '../../errors.ts';
import type { OtpSubject } from './otp-code.ts';
import { ofSubject } from './of-subject.ts';

const hour = 3_600;
/** Maximum codes to a number in an hour for one purpose. */
const maxPerHour = 5;
/**
 * Further codes in an hour, each with a captcha; counted separately for unknown and known devices.
 */
const maxWithCaptcha = 3;
/** Maximum codes in an hour to a number that accounts want to change to, all accounts together. */
const maxChanges = 10;

/** Constant hash used for unknown numbers, for which no code is sent. */
export const nothingSent = '';

/** The limit that a code counts against. */
export type OtpShare = 'plain' | 'captcha' | 'device';

/** Whether an OTP was refused because the previous one is less than 30 s old. */
export const isTooSoon = (error: unknown): boolean =>
  error instanceof StoreError && error.code === 'otp_too_soon';

/**
 * Takes an advisory lock on a number until the transaction of `context` ends and checks its limits;
 * 429 if the last code is less than 30 s old or five were sent within an hour. For a login that 429
 * has the code `captcha_required`: with a captcha three more may be sent. Requests for unknown
 * numbers are counted separately from sent codes, so that a sign-up right after such a request gets
 * a code immediately.
 */
export async function takeOtpTurn(
  context: ServiceContext,
  subject: OtpSubject,
  { kind, share }: { kind: 'sent' | 'nothing sent'; share: OtpShare },
): Promise<void> {
  const { mobile, purpose } = subject;
  await context.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`otp ${mobile}`}, 0))`,
  );
  const wasSent =
    kind === 'sent' ? ne(otpCodes.codeHash, nothingSent) : eq(otpCodes.codeHash, nothingSent);
  const moment = context.now().getTime();
  const secondsUntil = (date: Date, later: number) => (date.getTime() - moment) / 1000 + later;
  const lately = (which: SQL | undefined, limit: number) =>
    context.db
      .select({ at: otpCodes.createdAt })
      .from(otpCodes)
      .where(and(which, wasSent, gt(otpCodes.createdAt, new Date(moment - hour * 1000))))
      .orderBy(desc(otpCodes.createdAt))
      .limit(limit);

  const [latest] = await lately(ofSubject(subject), 1);
  const pause = latest ? Math.ceil(secondsUntil(latest.at, storeRules.otpResendSeconds)) : 0;
  if (pause > 0) throw tooSoon(pause);

  const tooMany = (oldest: Date) =>
    tooOften('Too many OTP requests for this number. Try again later.', secondsUntil(oldest, hour));
  if (purpose === 'change_mobile') {
    // The first code of each account has a higher limit, so that one account cannot use up the
    // codes of the others.
    const maxCodes = latest ? maxPerHour : maxChanges;
    const ofNumber = await lately(
      and(eq(otpCodes.mobile, mobile), eq(otpCodes.purpose, purpose)),
      maxCodes,
    );
    const oldest = ofNumber[maxCodes - 1];
    if (oldest) throw tooMany(oldest.at);
    return;
  }
  const maxCodes = share === 'plain' ? maxPerHour : maxWithCaptcha;
  const ofShare = await lately(and(ofSubject(subject), eq(otpCodes.share, share)), maxCodes);
  const oldest = ofShare[maxCodes - 1];
  if (!oldest) return;
  const isAskable = purpose === 'login' && share === 'plain';
  throw isAskable ? captchaRequired(tooMany(oldest.at), moreOtps) : tooMany(oldest.at);
}

const moreOtps =
  'Too many OTP requests for this number. Confirm that you’re not a robot, or try again later.';

function tooSoon(pause: number): StoreError {
  const wait = pause === 1 ? '1 second' : `${pause} seconds`;
  return new StoreError(429, `Wait ${wait} before you request another OTP`, {
    code: 'otp_too_soon',
    retryAfterSeconds: pause,
  });
}
