import { eq } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { sqlState } from '../../db/sql-state.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { refused } from '../../errors.ts';
import { keepContacts } from '../account/contact-change.ts';
import { requireProof } from '../account/prove-owner.ts';
import { takeNumberAway } from '../account/take-number-away.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { lockAccountOfNumber } from '../login/find-open-account.ts';
import { useOtp } from '../login/use-otp.ts';
import { holdCustomer } from './hold-customer.ts';
import { mobileTaken } from './send-mobile-otp.ts';

interface ProvedMobile {
  caller: CustomerCaller;
  /** `+91` and ten digits. */
  mobile: string;
  otp: string;
}

/**
 * Sets the account's new number, or verifies the current one, with the code sent for this account.
 * A new number needs a proof of the session (`requireProof`); the old number and the email get a
 * message that can revert the change. Another account with the same unverified number loses it and
 * gets a mail. Throws 400 'Invalid OTP' or 'OTP expired', 409 if another account has verified the
 * number.
 */
export async function verifyMobile(
  context: ServiceContext,
  { caller, mobile, otp }: ProvedMobile,
): Promise<void> {
  const { customerId } = caller;
  const tried = await withinTransaction(context, async (within, tx) => {
    const customer = await holdCustomer(within, customerId);
    if (customer.mobile !== mobile) await requireProof(within, caller);
    // A wrong code is a return value, not an error: the counter of wrong tries must be committed.
    const subject = { mobile, purpose: 'change_mobile', customerId } as const;
    const outcome = await useOtp(within, subject, otp);
    if (outcome !== 'right') return outcome;
    const holder = await lockAccountOfNumber(within, mobile);
    if (holder && holder.id !== customerId) {
      if (holder.mobileVerifiedAt) throw mobileTaken();
      await takeNumberAway(within, holder);
    }
    await tx
      .update(customers)
      .set({ mobile, mobileVerifiedAt: context.now(), updatedAt: context.now() })
      .where(eq(customers.id, customerId));
    if (customer.mobile === mobile) return outcome;
    const { email, emailVerifiedAt, mobile: old, mobileVerifiedAt } = customer;
    await queueMessage(tx, {
      kind: 'mobile_changed',
      to: {
        email: emailVerifiedAt || !mobileVerifiedAt ? email : null,
        mobile: mobileVerifiedAt ? old : null,
      },
      data: {
        firstName: customer.firstName,
        mobile,
        isAdded: mobileVerifiedAt === null,
        code: await keepContacts(within, customer),
        site: new URL(context.env.siteUrl).host,
      },
    });
    return outcome;
  }).catch((error: unknown) => {
    throw sqlState(error) === '23505' ? mobileTaken() : error;
  });
  if (tried === 'wrong') throw refused('Invalid OTP');
  if (tried === 'expired') throw refused('OTP expired');
}
