import ky from 'ky';
import { callerHeaders } from '../../api/caller-headers';
import { readAnswer } from '../../api/read-answer';
import { headerNames } from '../../contract/envelope';
import { profilePath } from '../../contract/paths';
import { getProfile } from '../../contract/profile';
import { storefrontEnv } from '../env';

interface OwnName {
  firstName: string;
  lastName: string;
}

/**
 * Reads the name of the token's owner from the store; undefined if it does not answer.
 * Data from the browser is not trusted.
 */
export async function readName(token: string): Promise<OwnName | undefined> {
  try {
    const text = await ky
      .get(`${storefrontEnv().storeApiUrl}${profilePath}`, {
        headers: {
          ...(await callerHeaders()),
          [headerNames.customer]: `token ${token}`,
        },
        cache: 'no-store',
        timeout: 10_000,
        retry: 0,
      })
      .text();
    const { data } = readAnswer(getProfile, text);
    return {
      firstName: data.first_name,
      lastName: data.last_name,
    };
  } catch (error) {
    console.error('Who is logged in could not be read anew', error);
    return undefined;
  }
}
