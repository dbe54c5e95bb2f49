import 'server-only';
import { ApiError } from '../../api/api-error';
import { getProfile, type Profile } from '../../contract/profile';
import { readOwn } from '../../platform/auth/read-own';

/**
 * Reads the profile for a guarded page; redirects guests to the login. Undefined if the store does
 * not answer: the page is shown, and its form reads again.
 */
export async function readProfile(page: string): Promise<Profile | undefined> {
  try {
    return (await readOwn(getProfile, { page })).data;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.error('The profile could not be read', error);
    return undefined;
  }
}
