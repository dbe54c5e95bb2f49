import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { otpCodes } from '../../db/schema/customer.ts';
import type { OtpSubject } from './otp-code.ts';

/**
 * SQL condition for the codes of one number, purpose and, if the code is for one account only, that
 * account.
 */
export function ofSubject({ mobile, purpose, customerId }: OtpSubject): SQL | undefined {
  return and(
    eq(otpCodes.mobile, mobile),
    eq(otpCodes.purpose, purpose),
    customerId === undefined ? isNull(otpCodes.customerId) : eq(otpCodes.customerId, customerId),
  );
}
