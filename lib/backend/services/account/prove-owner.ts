import { eq } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { customers, sessions, type CustomerRow } from '../../db/schema/customer.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import type { RateLimits } from '../../http/rate-limit.ts';
import { issueOtp } from '../login/issue-otp.ts';
import type { OtpSubject } from '../login/otp-code.ts';
import { passwordMatches } from '../login/password.ts';
import { useOtp } from '../login/use-otp.ts';
import type { Recipient } from '../messages/queue-message.ts';
import { countOwnTry } from './own-password.ts';

/** How long a proof counts in its session, in milliseconds. */
const proofLifeMs = 10 * 60 * 1000;

interface OwnContact {
  to: Recipient;
  /** For the person. */
  name: string;
}

/** The confirmed contact that a code for the owner goes to; undefined if there is none. */
function ownContact(account: CustomerRow): OwnContact | undefined {
  const { mobile, mobileVerifiedAt, email, emailVerifiedAt } = account;
  if (mobile && mobileVerifiedAt) {
    return { to: { mobile }, name: `the mobile number ending in ${mobile.slice(-4)}` };
  }
  return email && emailVerifiedAt ? { to: { email }, name: 'your email' } : undefined;
}

const subjectFor = ({ id, mobile }: CustomerRow) =>
  ({ mobile: mobile ?? '', purpose: 'prove_owner', customerId: id }) satisfies OtpSubject;

/** 409: the person must enter the password, or the code of a contact, once more. */
const proofRequired = (account: CustomerRow) =>
  conflict(
    'Confirm that it’s you',
    { has_password: account.passwordHash !== '', code_to: ownContact(account)?.name ?? null },
    'proof_required',
  );

/**
 * Throws 409 `proof_required` unless the session has proved within ten minutes that its person owns
 * the account. An account without password and confirmed contacts has nothing to prove it with.
 */
export async function requireProof(
  { db, now }: ServiceContext,
  { customerId, tokenHash }: CustomerCaller,
): Promise<void> {
  const [found] = await db
    .select({ account: customers, provedAt: sessions.provedAt })
    .from(customers)
    .leftJoin(sessions, eq(sessions.tokenHash, tokenHash))
    .where(eq(customers.id, customerId));
  if (!found) throw notFound('Account');
  const { account, provedAt } = found;
  const age = provedAt ? now().getTime() - provedAt.getTime() : Infinity;
  if (age >= 0 && age < proofLifeMs) return;
  if (account.passwordHash !== '' || ownContact(account)) throw proofRequired(account);
}

/**
 * Sends a code to the confirmed number, otherwise to the confirmed email, and returns which it is
 * in words. 409 if there is none, 429 if codes were requested too often.
 */
export async function sendProofOtp(context: ServiceContext, customerId: number): Promise<string> {
  const account = await readAccount(context, customerId);
  const contact = ownContact(account);
  if (!contact) throw conflict('Enter your password. Your account has no verified contact.');
  await issueOtp(context, subjectFor(account), { to: contact.to });
  return contact.name;
}

/**
 * Notes in the session that its person has the password, or the code of `sendProofOtp`. 400 at the
 * field that is wrong, 429 as `countOwnTry`.
 */
export async function proveOwner(
  context: ServiceContext,
  limits: RateLimits,
  caller: CustomerCaller,
  { password, otp }: { password?: string | undefined; otp?: string | undefined },
): Promise<void> {
  const { customerId, tokenHash } = caller;
  const account = await readAccount(context, customerId);
  await countOwnTry(limits, caller, async () => {
    const fault =
      otp === undefined
        ? await passwordFault(account, password ?? '')
        : await otpFault(context, account, otp);
    if (fault) throw invalid(fault);
  });
  await context.db
    .update(sessions)
    .set({ provedAt: context.now() })
    .where(eq(sessions.tokenHash, tokenHash));
}

async function passwordFault({ passwordHash }: CustomerRow, password: string) {
  if (await passwordMatches(passwordHash, password)) return undefined;
  return { password: ['This is not your password'] };
}

async function otpFault(context: ServiceContext, account: CustomerRow, otp: string) {
  const tried = await withinTransaction(context, (within) =>
    useOtp(within, subjectFor(account), otp),
  );
  if (tried === 'right') return undefined;
  return { otp: [tried === 'wrong' ? 'Invalid OTP' : 'OTP expired'] };
}

async function readAccount({ db }: ServiceContext, customerId: number): Promise<CustomerRow> {
  const [account] = await db.select().from(customers).where(eq(customers.id, customerId));
  if (!account) throw notFound('Account');
  return account;
}
