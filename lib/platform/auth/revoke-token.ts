import ky from 'ky';
import { callerHeaders } from '../../api/caller-headers';
import { headerNames } from '../../contract/envelope';
import { logOut } from '../../contract/login';
import { storefrontEnv } from '../env';

/**
 * Ends a token at the store API. A token that has ended already is no failure, and an API that
 * cannot be reached does not keep a person from logging out here.
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
