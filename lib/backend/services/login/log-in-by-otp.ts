import type { Owner, ServiceContext } from '../../context.ts';
import { type CustomerRow, customers } from '../../db/schema/customer.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, refused } from '../../errors.ts';
import type { RateLimits } from '../../http/rate-limit.ts';
import { takeNumberAway } from '../account/take-number-away.ts';
import { visitorHash } from '../account/visitor-hash.ts';
import { claimNumber, WrongAccountPassword } from './claim-number.ts';
import { findOpenAccount, lockAccountOfNumber } from './find-open-account.ts';
import { countLogin, guesserOf, type Origin } from './guesser.ts';
import { openSession, type OpenedSession } from './open-session.ts';
import { otpGuesses } from './otp-guesses.ts';
import { passwordMatches } from './password.ts';
import { passwordGuesses } from './password-guesses.ts';
import { needsSecondStep } from './second-step.ts';
import { catchRefusal } from './catch-refusal.ts';
import { useOtp } from './use-otp.ts';
import { recordConsent } from '../consent/record-consent.ts';

export interface OtpLogin extends Origin {
  /** `+91` and ten digits. */
  mobile: string;
  otp: string;
  /** Password of the account, if its number was never confirmed. */
  password: string | undefined;
  /** Required after too many wrong tries. */
  recaptcha: string | undefined;
  caller: Owner | undefined;
}

/** How to open an account. */
interface NewAccountByOtp {
  /** Take an unconfirmed number out of the account that has it. */
  isNumberTaken: boolean;
}

/**
 * Logs in with an SMS code; 400 'Invalid OTP' or 'OTP expired'. For an unconfirmed number
 * `claimNumber` decides whether the login succeeds. 429 after too many wrong tries with the number.
 * Staff with a second step cannot log in by OTP only. With `ifNew` a number without an account gets
 * one.
 */
export async function logInByOtp(
  context: ServiceContext,
  limits: RateLimits,
  login: OtpLogin,
  ifNew?: NewAccountByOtp,
): Promise<OpenedSession> {
  const { mobile, otp, recaptcha } = login;
  const guesser = guesserOf(context, await findOpenAccount(context, { mobile }), login);
  const tooMany = await catchRefusal(() => countLogin(limits, guesser));
  const guesses = otpGuesses(context, limits, mobile, guesser);
  await guesses.before(recaptcha, tooMany);
  const guess = await guessOf(context, limits, login);
  const outcome = await withinTransaction(context, async (within) => {
    // A wrong try is a return value, not an error: its count must be committed, and an error would
    // roll it back.
    const tried = await useOtp(within, { mobile, purpose: 'login' }, otp, guesser);
    if (tried !== 'right') return tried;
    const account = await findOrOpenAccount(within, login, ifNew);
    if (!account) return 'expired';
    const claimant = await claimNumber(within, account, {
      isSameClient: isSameClient(context, account, login),
      isRightPassword: guess && guess.matches && guess.passwordHash === account.passwordHash,
    });
    return openSession(within, claimant, login);
  }).catch(async (error: unknown) => {
    if (error instanceof WrongAccountPassword) await guess?.countWrong();
    throw error;
  });
  if (outcome === 'wrong') {
    await guesses.countWrong();
    throw refused('Invalid OTP');
  }
  if (outcome === 'expired') throw refused('OTP expired');
  return outcome;
}

async function findOrOpenAccount(
  context: ServiceContext,
  { mobile, clientAddress }: OtpLogin,
  ifNew: NewAccountByOtp | undefined,
): Promise<CustomerRow | undefined> {
  const account = await lockAccountOfNumber(context, mobile);
  if (account && (await needsSecondStep(context, account))) {
    if (ifNew) throw conflict('Log in with your email and password.');
    return undefined;
  }
  if (!ifNew) return account;
  if (account) {
    if (account.mobileVerifiedAt || !ifNew.isNumberTaken) return account;
    await takeNumberAway(context, account);
  }
  return openMobileAccount(context, mobile, clientAddress);
}

/*
 * A session of the account, the browser that signed up, or a known device. A password reset clears
 * the sign-up hash: then the browsers and devices from before are not trusted any more, because
 * they may belong to another person.
 */
function isSameClient(context: ServiceContext, account: CustomerRow, login: OtpLogin): boolean {
  const { caller, visitorId } = login;
  if (caller?.kind === 'customer' && caller.customerId === account.id) return true;
  if (account.signUpVisitorHash === null) return false;
  const hash = visitorHash(context.env, visitorId);
  return hash === account.signUpVisitorHash || guesserOf(context, account, login).isKnown;
}

/*
 * Outside the transaction, because password hashing is slow; checked whatever the OTP is (no timing
 * attack).
 */
async function guessOf(context: ServiceContext, limits: RateLimits, login: OtpLogin) {
  const { mobile, password, recaptcha } = login;
  if (password === undefined) return undefined;
  const account = await findOpenAccount(context, { mobile });
  const guesser = guesserOf(context, account, login);
  const guesses = passwordGuesses(context, limits, account?.email ?? mobile, guesser);
  await guesses.before(recaptcha);
  const matches = await passwordMatches(account?.passwordHash, password);
  return { matches, passwordHash: account?.passwordHash, countWrong: guesses.countWrong };
}

/**
 * Opens an account for a confirmed number: no name, e-mail or password yet. Returns the account of
 * a sign-up with the number that was quicker. Needs a transaction. `address`: IP address of the
 * person, stored with the consent.
 */
async function openMobileAccount(
  context: ServiceContext,
  mobile: string,
  address: string,
): Promise<CustomerRow | undefined> {
  const at = context.now();
  const [opened] = await context.db
    .insert(customers)
    .values({
      mobile,
      mobileVerifiedAt: at,
      firstName: '',
      lastName: '',
      passwordHash: '',
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
    .returning();
  if (!opened) return lockAccountOfNumber(context, mobile);
  const consent = { purpose: 'account', customerId: opened.id, isGiven: true } as const;
  await recordConsent(context, { ...consent, place: '/signup', address });
  return opened;
}
