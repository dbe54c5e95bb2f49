import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { otpCodes } from '../../db/schema/customer.ts';
import type { OtpSubject } from './otp-code.ts';

/** The codes of one number, purpose and, where it is for one account alone, that account. */
export function ofSubject({ mobile, purpose, customerId }: OtpSubject): SQL | undefined {
  return and(
    eq(otpCodes.mobile, mobile),
    eq(otpCodes.purpose, purpose),
    customerId === undefined ? isNull(otpCodes.customerId) : eq(otpCodes.customerId, customerId),
  );
}
