import 'server-only';
import ky from 'ky';
import { ApiError } from '../../api/api-error';
import { readAsCustomer } from '../../api/as-customer';
import { callerHeaders } from '../../api/caller-headers';
import { personalReadMs } from '../../api/silent-calls';
import { currentStoreToken } from '../../platform/auth/store-token';
import { buildPath, type AnswerOf } from '../../contract/endpoint';
import { getProfile } from '../../contract/profile';
import { getInvitation } from '../../contract/staff-invitation';
import { storefrontEnv } from '../../env';

export type Invitation = AnswerOf<typeof getInvitation>;

/** Returns the invitation of a mailed code; null if it is no longer valid. */
export async function findInvitation(code: string): Promise<Invitation | null> {
  const answer = await ky.get(
    `${storefrontEnv().storeApiUrl}${buildPath(getInvitation, { code })}`,
    {
      headers: await callerHeaders(),
      cache: 'no-store',
      timeout: personalReadMs,
      retry: 0,
      throwHttpErrors: false,
    },
  );
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The store API answered ${answer.status} about an invitation`);
  return answer.json<Invitation>();
}

/** Email of the current user; undefined for guests. */
export async function ownEmail(): Promise<string | undefined> {
  const token = await currentStoreToken();
  if (!token) return undefined;
  try {
    return (await readAsCustomer(getProfile, { token })).data.email;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}
