import { and, eq, isNull, or } from 'drizzle-orm';
import type { SignUpInput } from '../../../contract/account.ts';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { invalid, StoreError } from '../../errors.ts';
import { isDemoEmail } from '../demo-data/find-demo.ts';
import { recordConsent } from '../consent/record-consent.ts';
import { hashPassword } from '../login/password.ts';
import { hasMailBudget } from '../messages/message-budget.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { newsToken, stopNewsPath } from '../news/news-token.ts';
import { issueEmailCode } from './signed-code.ts';
import { isNumberProof } from './number-proof.ts';
import { takeNumberAway } from './take-number-away.ts';
import { visitorHash } from './visitor-hash.ts';

interface SignUpOrigin {
  /** Page of the form. */
  place?: string;
  visitorId?: string | undefined;
  address?: string;
}

type NewAccount = Pick<
  SignUpInput,
  'email' | 'first_name' | 'last_name' | 'mobile_no' | 'password' | 'wants_news' | 'number_proof'
>;

/**
 * Creates an account and sends the welcome mail, with an e-mail confirmation link and, if news were
 * asked for, an unsubscribe link. 409 naming the field if the email or mobile number already has an
 * account. `address` is the person's IP address, stored with the consent. `visitorId` is the
 * request header value: the same visitor can log in with an OTP afterwards.
 */
export async function signUp(
  context: ServiceContext,
  input: NewAccount,
  { place = '/sign-up', visitorId, address }: SignUpOrigin = {},
): Promise<void> {
  const { env, now } = context;
  if (env.mode === 'live' && isDemoEmail(input.email)) {
    throw invalid({ email: ['Enter your own email address'] });
  }
  const passwordHash = await hashPassword(input.password);
  const hash = visitorHash(env, visitorId);
  const isProved = hash !== null && hasProof(context, input, hash);
  const isOpened = await withinTransaction(context, async (within, tx) => {
    if (isProved) await freeNumber(within, input.mobile_no);
    const opened = await tx
      .insert(customers)
      .values({
        email: input.email,
        mobile: input.mobile_no,
        mobileVerifiedAt: isProved ? now() : null,
        signUpVisitorHash: hash,
        firstName: input.first_name,
        lastName: input.last_name,
        passwordHash,
        wantsNews: input.wants_news ?? false,
        createdAt: now(),
        updatedAt: now(),
      })
      .onConflictDoNothing()
      .returning({ id: customers.id });
    const [account] = opened;
    if (!account) return false;
    const consent = { customerId: account.id, isGiven: true, place, address };
    await recordConsent({ db: tx, now }, { ...consent, purpose: 'account' });
    if (input.wants_news) await recordConsent({ db: tx, now }, { ...consent, purpose: 'news' });
    if (!(await hasMailBudget(within))) return true;
    await queueMessage(tx, {
      kind: 'welcome',
      to: { email: input.email },
      data: {
        firstName: input.first_name,
        confirmationCode: issueEmailCode(
          { customerId: account.id, email: input.email },
          env.visitorSecret,
          now(),
        ),
        ...(input.wants_news && {
          stopPath: stopNewsPath(newsToken(account.id, env.visitorSecret)),
        }),
      },
    });
    return true;
  });
  if (!isOpened) throw await whatIsTaken(context, input);
}

const hasProof = (
  { env, now }: ServiceContext,
  { mobile_no: mobile, number_proof: proof }: NewAccount,
  hash: string,
) =>
  proof !== undefined &&
  isNumberProof(proof, { mobile, visitorHash: hash }, env.visitorSecret, now());

/* The number may have been given for another account since it was proved. */
async function freeNumber(within: ServiceContext, mobile: string): Promise<void> {
  const [holder] = await within.db
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.mobile, mobile),
        isNull(customers.mobileVerifiedAt),
        isNull(customers.deactivatedAt),
      ),
    )
    .for('no key update');
  if (holder) await takeNumberAway(within, holder);
}

async function whatIsTaken({ db }: ServiceContext, input: NewAccount): Promise<StoreError> {
  const holders = await db
    .select({ email: customers.email, mobile: customers.mobile })
    .from(customers)
    .where(or(eq(customers.email, input.email), eq(customers.mobile, input.mobile_no)));
  const errors: Record<string, string[]> = {};
  if (holders.some(({ email }) => email === input.email)) {
    errors['email'] = ['An account with this email already exists'];
  }
  if (holders.some(({ mobile }) => mobile === input.mobile_no)) {
    errors['mobile_no'] = ['An account with this mobile number already exists'];
  }
  const [message = 'Please try again!'] = Object.values(errors).flat();
  return new StoreError(409, message, { errors });
}
