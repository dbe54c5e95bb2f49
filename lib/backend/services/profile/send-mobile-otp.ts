import { and, eq, gt, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers, otpCodes } from '../../db/schema/customer.ts';
import { StoreError } from '../../errors.ts';
import { issueOtp } from '../login/issue-otp.ts';
import { ofSubject } from '../login/of-subject.ts';
import { mostWrongTries } from '../login/use-otp.ts';

/** 409 at the field: a number belongs to the account that has proved it. */
export function mobileTaken(): StoreError {
  const message = 'There is an account with this mobile number already';
  return new StoreError(409, message, { errors: { mobile_no: [message] } });
}

interface NewMobile {
  customerId: number;
  /** `+91` and ten digits. */
  mobile: string;
}

/**
 * Sends the code that proves a new number of the account. 409 where another account has proved it, 429
 * where the number was asked for too often (30 s, five an hour).
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

/** Whether a code of this account that still counts is on its way to the number: there is no need for another. */
export async function isMobileOtpOnItsWay(
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
        lt(otpCodes.wrongTries, mostWrongTries),
        gt(otpCodes.expiresAt, now()),
      ),
    )
    .limit(1);
  return code !== undefined;
}
