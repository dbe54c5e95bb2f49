import 'server-only';
import ky from 'ky';
import { callerHeaders } from '../../api/caller-headers';
import { personalReadMs } from '../../api/silent-calls';
import { checkReset } from '../../contract/account';
import { buildPath, type AnswerOf } from '../../contract/endpoint';
import { storefrontEnv } from '../../env';

export interface ResetCode {
  isGood: boolean;
  /** Last digits of the number whose OTP is also required; undefined if none is. */
  otpMobileEnd?: string | undefined;
}

/**
 * Checks the code of a reset mail. If the store does not answer, the code counts as valid: the
 * store checks it again with the new password.
 */
export async function readResetCode(code: string): Promise<ResetCode> {
  try {
    const answer = await ky.get<Partial<AnswerOf<typeof checkReset>>>(
      `${storefrontEnv().storeApiUrl}${buildPath(checkReset, { resetUUID: code })}`,
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
    // Logs only the error's name: a timeout message contains the URL with the code.
    console.error('A reset code could not be checked', error instanceof Error && error.name);
    return { isGood: true };
  }
}
