import 'server-only';
import ky from 'ky';
import { headers } from 'next/headers';
import { checkReset } from '../contract/account';
import { pathOf } from '../contract/endpoint';
import { companyId, headerNames } from '../contract/envelope';
import { storefrontEnv } from '../env';

/**
 * Whether a code of a reset mail is still good. A store that cannot say, for want of the call or of
 * time, is not taken for a no: it says so when the new password is sent.
 */
export async function isResetCodeGood(code: string): Promise<boolean> {
  const forwardedFor = (await headers()).get('x-forwarded-for');
  try {
    const { status } = await ky.get(
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
    return status !== 400;
  } catch (error) {
    console.error('A reset code could not be checked', error);
    return true;
  }
}
