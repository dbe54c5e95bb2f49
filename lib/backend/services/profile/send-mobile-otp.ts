import { and, eq, gt, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers, otpCodes } from '../../db/schema/customer.ts';
import { StoreError } from '../../errors.ts';
import { issueOtp } from '../login/issue-otp.ts';
import { ofSubject } from '../login/of-subject.ts';
import { maxWrongTries } from '../login/use-otp.ts';

/** Creates the 409 with the field: a number belongs to the account that has verified it. */
export function mobileTaken(): StoreError {
  const message = 'An account with this mobile number already exists';
  return new StoreError(409, message, { errors: { mobile_no: [message] } });
}

interface NewMobile {
  customerId: number;
  /** `+91` and ten digits. */
  mobile: string;
}

/**
 * Sends a code to verify a new mobile number. Throws 409 if another account has verified it, 429 if
 * codes were requested too often (30 s, five per hour).
 */
export async function sendMobileOtp(
  context: ServiceContext,
  { customerId, mobile }: NewMobile,
): Promise<void> {
  const [holder] = await context.db
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.mobile, mobile),
        isNotNull(customers.mobileVerifiedAt),
        ne(customers.id, customerId),
      ),
    );
  if (holder) throw mobileTaken();
  await issueOtp(context, { mobile, purpose: 'change_mobile', customerId });
}

/**
 * Returns whether a valid code of this account was already sent to the number, so that no other is
 * needed.
 */
export async function hasPendingMobileOtp(
  { db, now }: ServiceContext,
  { mobile, customerId }: NewMobile,
): Promise<boolean> {
  const [code] = await db
    .select({ id: otpCodes.id })
    .from(otpCodes)
    .where(
      and(
        ofSubject({ mobile, purpose: 'change_mobile', customerId }),
        isNull(otpCodes.usedAt),
        lt(otpCodes.wrongTries, maxWrongTries),
        gt(otpCodes.expiresAt, now()),
      ),
    )
    .limit(1);
  return code !== undefined;
}
