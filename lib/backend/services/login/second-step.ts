import { eq } from 'drizzle-orm';
import type { SecondStep } from '../../../contract/staff-security.ts';
import type { ServiceContext } from '../../context.ts';
import { secondSteps, type CustomerRow } from '../../db/schema/customer.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { StoreError, refused } from '../../errors.ts';
import type { Limit, RateLimits } from '../../http/rate-limit.ts';
import { hasSender } from '../../providers/connect.ts';
import type { SecondStepChange } from '../messages/message-kinds.ts';
import { queueMessage, type Recipient } from '../messages/queue-message.ts';
import { useAuthenticator } from './authenticator.ts';
import type { Guesser } from './guesser.ts';
import { issueOtp } from './issue-otp.ts';
import type { OtpSubject } from './otp-code.ts';
import { isTooSoon } from './take-otp-turn.ts';
import { useOtp } from './use-otp.ts';

/**
 * Wrong codes of one account, password and known device (or all unknown devices together) in a day.
 */
const wrongCodes: Limit = {
  name: 'second-step',
  points: 20,
  seconds: 24 * 60 * 60,
  message: 'Too many wrong OTPs. Reset your password, or try again tomorrow.',
};

type Account = Pick<CustomerRow, 'id' | 'isStaff' | 'isSuperuser'>;
type StepMethod = Exclude<SecondStep, 'none'>;

export const needsSecondStep = async (context: ServiceContext, who: Account): Promise<boolean> =>
  (await readSecondStep(context, who)) !== undefined;

/**
 * Returns the second step of a staff member: the chosen one, otherwise email if the shop requires
 * one of all staff. Customers have none.
 */
export async function readSecondStep(
  { db, env }: Pick<ServiceContext, 'db' | 'env'>,
  { id, isStaff, isSuperuser }: Account,
): Promise<StepMethod | undefined> {
  if (!isStaff && !isSuperuser) return undefined;
  const [row] = await db
    .select({ method: secondSteps.method })
    .from(secondSteps)
    .where(eq(secondSteps.customerId, id));
  return row?.method ?? (env.staffSecondStep ? 'email' : undefined);
}

/**
 * Second step of a login by password, if the account has one. Without `code` 401:
 * `app_code_required` where an authenticator app is asked, otherwise `otp_required`, and an OTP is
 * sent to the account. 400 if the code is not valid.
 */
export async function takeSecondStep(
  context: ServiceContext,
  limits: RateLimits,
  account: CustomerRow,
  { key, isKnown }: Guesser,
  code: string | undefined,
): Promise<void> {
  const method = await readSecondStep(context, account);
  if (!method) return;
  const subject = {
    mobile: account.mobile ?? '',
    purpose: 'second_step',
    customerId: account.id,
  } satisfies OtpSubject;
  if (!code) {
    if (method === 'app') throw appCodeRequired();
    const { to, recipientText } = chooseContact(context, account, method);
    await sendOnce(context, subject, to);
    throw new StoreError(401, `Enter the OTP sent to ${recipientText}.`, {
      code: 'otp_required',
    });
  }
  // The count is per password hash: an attacker who guessed the old password cannot block the owner
  // after a password change.
  const counted = `${account.passwordHash} ${isKnown ? key : 'strangers'}`;
  await limits.check(wrongCodes, counted);
  const outcome = await withinTransaction(context, async (within) => {
    if (method !== 'app') return useOtp(within, subject, code, { isKnown });
    const tried = await useAuthenticator(within, account.id, code);
    if (tried === 'recovery') await tellOfSecondStep(within, account, 'recovery_used');
    return tried;
  });
  if (outcome === 'expired') throw refused('OTP expired');
  if (outcome === 'used') throw refused('This code has been used. Wait for the next one.');
  if (outcome === 'wrong') {
    await limits.byKey(wrongCodes, counted);
    throw refused(method === 'app' ? 'Wrong code' : 'Invalid OTP');
  }
}

const appCodeRequired = () =>
  new StoreError(401, 'Enter the code from your authenticator app, or a recovery code.', {
    code: 'app_code_required',
  });

/** Mails the person what happened to the second step of the own account. */
export async function tellOfSecondStep(
  { db }: Pick<ServiceContext, 'db'>,
  { email, firstName, isSuperuser }: Pick<CustomerRow, 'email' | 'firstName' | 'isSuperuser'>,
  change: SecondStepChange,
): Promise<void> {
  if (!email) return;
  await queueMessage(db, {
    kind: 'second_step_changed',
    to: { email },
    data: { firstName, change, isOwner: isSuperuser },
  });
}

/** SMS where it is chosen and can reach a confirmed number, otherwise mail. */
function chooseContact(
  { env }: Pick<ServiceContext, 'env'>,
  { email, mobile, mobileVerifiedAt }: CustomerRow,
  method: StepMethod,
): {
  to: Recipient;
  recipientText: string;
} {
  const isBySms = method === 'sms' && hasSender(env, 'sms') && mobileVerifiedAt !== null;
  if (mobile && (isBySms || !email)) {
    return { to: { mobile }, recipientText: `the mobile number ending in ${mobile.slice(-4)}` };
  }
  return { to: { email: email ?? '' }, recipientText: 'your email' };
}

/** Debounce: if a code was sent less than 30 s ago, no other one is sent. */
async function sendOnce(
  context: ServiceContext,
  subject: OtpSubject,
  to: Recipient,
): Promise<void> {
  try {
    await issueOtp(context, subject, { to });
  } catch (error) {
    if (!isTooSoon(error)) throw error;
  }
}
