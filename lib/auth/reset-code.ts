import 'server-only';
import ky from 'ky';
import { callerHeaders } from '../api/caller-headers';
import { checkReset } from '../contract/account';
import { pathOf } from '../contract/endpoint';
import { storefrontEnv } from '../env';

/**
 * Whether a code of a reset mail is still good. A store that cannot say, for want of the call or of
 * time, is not taken for a no: it says so when the new password is sent.
 */
export async function isResetCodeGood(code: string): Promise<boolean> {
  try {
    const { status } = await ky.get(
      `${storefrontEnv().storeApiUrl}${pathOf(checkReset, { resetUUID: code })}`,
      {
        headers: await callerHeaders(),
        cache: 'no-store',
        throwHttpErrors: false,
        retry: 0,
        timeout: 5_000,
      },
    );
    return status !== 400;
  } catch (error) {
    // The error of a time-out names the address with the code.
    console.error('A reset code could not be checked', error instanceof Error && error.name);
    return true;
  }
}
