import 'server-only';
import ky from 'ky';
import { pathOf, type AnswerOf, type Endpoint, type QueryOf } from '../contract/endpoint';
import { headerNames } from '../contract/envelope';
import { storefrontEnv } from '../env';
import { callerHeaders } from './caller-headers';
import { searchOf } from './server';
import { toApiError } from './to-api-error';

interface CustomerReadOptions<E extends Endpoint> {
  token: string;
  params?: Record<string, string | number>;
  query?: Partial<QueryOf<E>>;
}

/** Reads for one customer, on the server, never cached. Throws ApiError. */
export async function readAsCustomer<E extends Endpoint>(
  call: E,
  { token, params, query }: CustomerReadOptions<E>,
): Promise<AnswerOf<E>> {
  const { storeApiUrl } = storefrontEnv();
  const search = searchOf(query as Record<string, string | number | undefined> | undefined);
  try {
    return await ky
      .get(`${storeApiUrl}${pathOf(call, params)}${search}`, {
        headers: {
          ...(await callerHeaders()),
          [headerNames.customer]: `token ${token}`,
        },
        cache: 'no-store',
        timeout: 10_000,
        retry: 0,
      })
      .json<AnswerOf<E>>();
  } catch (error) {
    throw await toApiError(error);
  }
}
