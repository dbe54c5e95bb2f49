import { and, eq, isNull, lt } from 'drizzle-orm';
import { storeRules } from '../../../contract/store-rules.ts';
import type { ServiceContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { otpCodes } from '../../db/schema/customer.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { hashOtp, makeOtp, type OtpSubject } from './otp-code.ts';
import { takeOtpTurn } from './take-otp-turn.ts';

const messageOf = {
  login: 'login_otp',
  change_mobile: 'mobile_otp',
  reset_password: 'password_otp',
} as const;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Sends a code of six digits by SMS. It counts for five minutes; older codes of the number end.
 * 429 where the number has had its share (contract: send-otp).
 */
export async function issueOtp(context: ServiceContext, subject: OtpSubject): Promise<void> {
  const { env, now } = context;
  const { mobile, purpose } = subject;
  await inTransaction(context.db, async (tx) => {
    await takeOtpTurn({ ...context, db: tx }, mobile, 'sent');
    const createdAt = now();
    await tx
      .delete(otpCodes)
      .where(
        and(eq(otpCodes.mobile, mobile), lt(otpCodes.createdAt, new Date(+createdAt - dayMs))),
      );
    await tx
      .update(otpCodes)
      .set({ usedAt: createdAt })
      .where(
        and(eq(otpCodes.mobile, mobile), eq(otpCodes.purpose, purpose), isNull(otpCodes.usedAt)),
      );
    const otp = makeOtp();
    await tx.insert(otpCodes).values({
      mobile,
      purpose,
      codeHash: hashOtp(env.visitorSecret, subject, otp),
      createdAt,
      expiresAt: new Date(+createdAt + storeRules.otpLifeSeconds * 1000),
    });
    await queueMessage(tx, {
      kind: messageOf[purpose],
      to: { mobile },
      data: { otp },
    });
  });
}
