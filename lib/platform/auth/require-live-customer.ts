import 'server-only';
import { ApiError } from '../../api/api-error';
import { checkMembership } from '../../contract/profile';
import { readOwn } from './read-own';

/**
 * Checks at the store that the session is still valid, because a cookie survives a password change;
 * for guarded pages without customer data. If the store does not answer, the page is shown: the
 * form call checks again.
 */
export async function requireLiveCustomer(page: string): Promise<void> {
  try {
    await readOwn(checkMembership, { page });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.error('Whether a session still lives could not be asked', error);
  }
}
