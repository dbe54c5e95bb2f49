import ky from 'ky';
import { callerHeaders } from '../../api/caller-headers';
import { headerNames } from '../../contract/envelope';
import { logOut } from '../../contract/login';
import { storefrontEnv } from '../env';

/**
 * Revokes a token at the store API. Ignores tokens that are already invalid and an unreachable API,
 * so that the logout always completes here.
 */
export async function revokeToken(token: string): Promise<void> {
  const answer = await ky
    .post(`${storefrontEnv().storeApiUrl}${logOut.path}`, {
      headers: {
        ...(await callerHeaders()),
        [headerNames.customer]: `token ${token}`,
      },
      throwHttpErrors: false,
      retry: 0,
      timeout: 5_000,
    })
    .catch((error: unknown) => {
      console.error('A token could not be revoked', error instanceof Error ? error.message : error);
      return undefined;
    });
  if (answer && !answer.ok && answer.status !== 401) {
    console.error(`A token could not be revoked: the store API answered ${answer.status}`);
  }
}
