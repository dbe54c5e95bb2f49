import 'server-only';
import { redirect } from 'next/navigation';
import { ApiError } from '../../api/api-error';
import { readAsCustomer } from '../../api/as-customer';
import { notOfferedCode, nullIfNotFound } from '../../api/call-errors';
import type { ReadCall } from '../../contract/endpoint';
import { routes } from '../routes';
import { requireCustomer } from './require-customer';
import { checkMembership } from '../../contract/profile';

interface OwnOptions<Query, Answer> {
  /** Current page, to return to after login. */
  page: string;
  params?: Record<string, string | number>;
  query?: Partial<Query>;
  /** Timeout in milliseconds. */
  limitMs?: number;
  /** Fallback for a call that the store API does not have. */
  standIn?: Answer;
}

/**
 * Reads data of the customer for a guarded page. Redirects guests and invalid tokens to the login
 * page. Throws ApiError for all other errors.
 */
export async function readOwn<Query, Answer>(
  call: ReadCall<Query, Answer>,
  { page, standIn, ...options }: OwnOptions<NoInfer<Query>, NoInfer<Answer>>,
): Promise<Answer> {
  const token = await requireCustomer(page);
  try {
    return await readAsCustomer(call, { token, ...options });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) redirect(routes.sessionEnded(page));
    if (standIn && error instanceof ApiError && error.code === notOfferedCode) return standIn;
    throw error;
  }
}

/** Like `readOwn` for one record: null if it does not exist or belongs to another customer. */
export function findOwn<Query, Answer>(
  call: ReadCall<Query, Answer>,
  options: OwnOptions<NoInfer<Query>, NoInfer<Answer>>,
): Promise<Answer | null> {
  return readOwn(call, options).catch(nullIfNotFound);
}

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
