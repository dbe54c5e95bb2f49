import { and, eq, isNull, lt } from 'drizzle-orm';
import { storeRules } from '../../../contract/store-rules.ts';
import type { ServiceContext } from '../../context.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { otpCodes } from '../../db/schema/customer.ts';
import { requireSmsBudget } from '../messages/message-budget.ts';
import { queueMessage, type Recipient } from '../messages/queue-message.ts';
import { ofSubject } from './of-subject.ts';
import { hashOtp, makeOtp, type OtpSubject } from './otp-code.ts';
import { takeOtpTurn, type OtpShare } from './take-otp-turn.ts';
import { needsLongOtp } from './wrong-otps.ts';

const messageKinds = {
  login: 'login_otp',
  change_mobile: 'mobile_otp',
  reset_password: 'password_otp',
  second_step: 'login_otp',
  prove_owner: 'owner_otp',
} as const;
/** Of people who have entered the password, or are logged in. */
const ownerPurposes: OtpSubject['purpose'][] = ['second_step', 'prove_owner'];
/** Codes are kept for 31 days, because wrong tries of 30 days are counted. */
const retentionMs = 31 * 24 * 60 * 60 * 1000;

/**
 * Sends a code of six digits, by SMS unless `to` is given; of ten to log in with a number that
 * strangers have guessed at. It is valid for five minutes; earlier codes of the same subject end.
 * 429 if the number reached its limit, or the shop its budget of SMS: that is for strangers, who
 * cannot use up the codes of known devices and of owners.
 */
export async function issueOtp(
  context: ServiceContext,
  subject: OtpSubject,
  { share = 'plain', to = { mobile: subject.mobile } }: { share?: OtpShare; to?: Recipient } = {},
): Promise<void> {
  const { env, now } = context;
  const { mobile, purpose } = subject;
  const isOfStranger = share !== 'device' && !ownerPurposes.includes(purpose);
  if (to.mobile && isOfStranger) await requireSmsBudget(context);
  await withinTransaction(context, async (within, tx) => {
    await takeOtpTurn(within, subject, { kind: 'sent', share });
    const createdAt = now();
    await tx
      .delete(otpCodes)
      .where(
        and(
          eq(otpCodes.mobile, mobile),
          lt(otpCodes.createdAt, new Date(+createdAt - retentionMs)),
        ),
      );
    await tx
      .update(otpCodes)
      .set({ usedAt: createdAt })
      .where(and(ofSubject(subject), isNull(otpCodes.usedAt)));
    const isLong = purpose === 'login' && (await needsLongOtp(within, mobile));
    const otp = makeOtp(isLong);
    await tx.insert(otpCodes).values({
      mobile,
      purpose,
      customerId: subject.customerId,
      share,
      isLong,
      codeHash: hashOtp(env.visitorSecret, subject, otp),
      createdAt,
      expiresAt: new Date(+createdAt + storeRules.otpLifeSeconds * 1000),
    });
    await queueMessage(tx, {
      kind: messageKinds[purpose],
      to,
      data: { otp },
    });
  });
}
