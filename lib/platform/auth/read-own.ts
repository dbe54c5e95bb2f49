import 'server-only';
import { redirect } from 'next/navigation';
import { ApiError } from '../../api/api-error';
import { readAsCustomer } from '../../api/as-customer';
import type { AnswerOf, Endpoint, QueryOf } from '../../contract/endpoint';
import { routes } from '../routes';
import { requireCustomer } from './require-customer';

interface OwnOptions<E extends Endpoint> {
  /** The page that asks: where a guest comes back to after logging in. */
  page: string;
  params?: Record<string, string | number>;
  query?: Partial<QueryOf<E>>;
  /** Milliseconds that the answer may take. */
  limitMs?: number;
}

/**
 * Reads what belongs to the customer, for a guarded page. Guests are sent to the login page, and so
 * is whoever holds a token that the store no longer knows. Throws ApiError for everything else.
 */
export async function readOwn<E extends Endpoint>(
  call: E,
  { page, ...options }: OwnOptions<E>,
): Promise<AnswerOf<E>> {
  const token = await requireCustomer(page);
  try {
    return await readAsCustomer(call, { token, ...options });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) redirect(routes.sessionEnded(page));
    throw error;
  }
}

/** The same for one thing of the customer's: null where there is none, or it is someone else's. */
export async function findOwn<E extends Endpoint>(
  call: E,
  options: OwnOptions<E>,
): Promise<AnswerOf<E> | null> {
  try {
    return await readOwn(call, options);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
