import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { sqlState } from '../../db/sql-state.ts';
import { inTransaction } from '../../db/transaction.ts';
import { refused } from '../../errors.ts';
import { formatMobile } from '../messages/format-mobile.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { useOtp } from '../login/use-otp.ts';
import { holdCustomer } from './hold-customer.ts';
import { mobileTaken } from './send-mobile-otp.ts';

interface ProvedMobile {
  customerId: number;
  /** `+91` and ten digits. */
  mobile: string;
  otp: string;
}

/**
 * Gives the account its new number, by the code that was sent there for this account. 400 'Invalid
 * OTP' or 'OTP expired', 409 where another account has taken the number meanwhile.
 */
export async function verifyMobile(
  context: ServiceContext,
  { customerId, mobile, otp }: ProvedMobile,
): Promise<void> {
  const tried = await inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    const customer = await holdCustomer(within, customerId);
    // A wrong try is an outcome, no error: its count has to outlive the transaction.
    const outcome = await useOtp(within, { mobile, purpose: 'change_mobile', customerId }, otp);
    if (outcome !== 'right') return outcome;
    await tx
      .update(customers)
      .set({ mobile, updatedAt: context.now() })
      .where(eq(customers.id, customerId));
    await queueMessage(tx, {
      channel: 'email',
      to: customer.email,
      subject: 'Your mobile number is changed',
      text: `Namaste ${customer.firstName},

your SOSE account now has the mobile number ${formatMobile(mobile)}. The old one can no longer be used
to log in. If this was not you, please change your password and write to us at once.`,
    });
    return outcome;
  }).catch((error: unknown) => {
    throw sqlState(error) === '23505' ? mobileTaken() : error;
  });
  if (tried === 'wrong') throw refused('Invalid OTP');
  if (tried === 'expired') throw refused('OTP expired');
}
