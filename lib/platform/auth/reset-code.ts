import 'server-only';
import ky from 'ky';
import { callerHeaders } from '../../api/caller-headers';
import { personalReadMs } from '../../api/silent-calls';
import { checkReset } from '../../contract/account';
import { pathOf, type AnswerOf } from '../../contract/endpoint';
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
  try {
    const answer = await ky.get<Partial<AnswerOf<typeof checkReset>>>(
      `${storefrontEnv().storeApiUrl}${pathOf(checkReset, { resetUUID: code })}`,
      {
        headers: await callerHeaders(),
        cache: 'no-store',
        throwHttpErrors: false,
        retry: 0,
        timeout: personalReadMs,
      },
    );
    const { otp_mobile_end: otpMobileEnd } = answer.ok ? await answer.json() : {};
    return { isGood: answer.status !== 400, otpMobileEnd };
  } catch (error) {
    // The error of a time-out names the address with the code.
    console.error('A reset code could not be checked', error instanceof Error && error.name);
    return { isGood: true };
  }
}
