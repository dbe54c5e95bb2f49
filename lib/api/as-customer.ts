import 'server-only';
import ky, { isTimeoutError } from 'ky';
import { pathOf, type AnswerOf, type Endpoint, type QueryOf } from '../contract/endpoint';
import { headerNames } from '../contract/envelope';
import { storefrontEnv } from '../platform/env';
import { callerHeaders } from './caller-headers';
import { searchOf } from './server';
import { noteSilent, personalReadMs, waitFor } from './silent-calls';
import { toApiError } from './to-api-error';

interface CustomerReadOptions<E extends Endpoint> {
  token: string;
  params?: Record<string, string | number>;
  query?: Partial<QueryOf<E>>;
  /** Timeout in milliseconds. */
  limitMs?: number;
}

/** Reads data of one customer on the server, never cached. Throws ApiError. */
export async function readAsCustomer<E extends Endpoint>(
  call: E,
  { token, params, query, limitMs = personalReadMs }: CustomerReadOptions<E>,
): Promise<AnswerOf<E>> {
  const { storeApiUrl } = storefrontEnv();
  const search = searchOf(query as Record<string, string | number | undefined> | undefined);
  const url = `${storeApiUrl}${pathOf(call, params)}${search}`;
  try {
    return await ky
      .get(url, {
        headers: {
          ...(await callerHeaders()),
          [headerNames.customer]: `token ${token}`,
        },
        cache: 'no-store',
        timeout: waitFor(limitMs),
        retry: 0,
      })
      .json<AnswerOf<E>>();
  } catch (error) {
    if (isTimeoutError(error)) noteSilent(url);
    throw await toApiError(error);
  }
}
