import 'server-only';
import { ApiError } from '../../api/api-error';
import { checkMembership } from '../../contract/profile';
import { readOwn } from './read-own';

/**
 * The lock of a guarded page that shows nothing of the customer's: asks the store whether the session
 * still lives, for a cookie outlives a change of password. A store that cannot say is no refusal: it
 * says so when the form is sent.
 */
export async function requireLiveCustomer(page: string): Promise<void> {
  try {
    await readOwn(checkMembership, { page });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.error('Whether a session still lives could not be asked', error);
  }
}
