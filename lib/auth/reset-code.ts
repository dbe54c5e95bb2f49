import 'server-only';
import ky from 'ky';
import { headers } from 'next/headers';
import { checkReset } from '../contract/account';
import { pathOf, type AnswerOf } from '../contract/endpoint';
import { companyId, headerNames } from '../contract/envelope';
import { storefrontEnv } from '../env';

export interface ResetCode {
  isGood: boolean;
  /** The end of the number whose OTP is needed besides; undefined where none is. */
  otpMobileEnd?: string | undefined;
}

/**
 * Whether a code of a reset mail is still good. A store that cannot say, for want of the call or of
 * time, is not taken for a no: it says so when the new password is sent.
 */
export async function readResetCode(code: string): Promise<ResetCode> {
  const forwardedFor = (await headers()).get('x-forwarded-for');
  try {
    const answer = await ky.get<Partial<AnswerOf<typeof checkReset>>>(
      `${storefrontEnv().storeApiUrl}${pathOf(checkReset, { resetUUID: code })}`,
      {
        headers: {
          [headerNames.company]: String(companyId),
          ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
        },
        cache: 'no-store',
        throwHttpErrors: false,
        retry: 0,
        timeout: 5_000,
      },
    );
    const { otp_mobile_end: otpMobileEnd } = answer.ok ? await answer.json() : {};
    return { isGood: answer.status !== 400, otpMobileEnd };
  } catch (error) {
    console.error('A reset code could not be checked', error);
    return { isGood: true };
  }
}
