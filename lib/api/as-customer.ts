import 'server-only';
import ky, { isTimeoutError } from 'ky';
import { buildPath, type ReadCall } from '../contract/endpoint';
import { headerNames } from '../contract/envelope';
import { storefrontEnv } from '../env';
import { callerHeaders } from './caller-headers';
import { toQueryString } from './server';
import { isMissingCall, noteMissingCall, tellsMissingCall } from './missing-calls';
import { notOffered } from './call-errors';
import { readAnswer } from './read-answer';
import { noteSilent, personalReadMs, waitFor } from './silent-calls';
import { toApiError } from './to-api-error';

interface CustomerReadOptions<Query> {
  /** Undefined for a guest. */
  token: string | undefined;
  visitorId?: string | undefined;
  params?: Record<string, string | number>;
  query?: Partial<Query>;
  /** Timeout in milliseconds. */
  limitMs?: number;
}

/** Milliseconds for the second try of a read that failed immediately. */
const retryMs = 500;

/** Reads data of one customer or guest on the server, never cached. Throws ApiError. */
export async function readAsCustomer<Query, Answer>(
  call: ReadCall<Query, Answer>,
  {
    token,
    visitorId,
    params,
    query,
    limitMs = personalReadMs,
  }: CustomerReadOptions<NoInfer<Query>>,
): Promise<Answer> {
  const { storeApiUrl } = storefrontEnv();
  const search = toQueryString(query as Record<string, string | number | undefined> | undefined);
  const url = `${storeApiUrl}${buildPath(call, params)}${search}`;
  if (isMissingCall(call)) throw notOffered();
  try {
    const text = await ky
      .get(url, {
        headers: {
          ...(await callerHeaders()),
          ...(token && { [headerNames.customer]: `token ${token}` }),
          ...(!token && visitorId && { [headerNames.visitor]: visitorId }),
        },
        cache: 'no-store',
        timeout: waitFor(limitMs),
        retry: { limit: 1, methods: ['get'], statusCodes: [502, 503, 504], delay: () => 100 },
        totalTimeout: limitMs + retryMs,
      })
      .text();
    return readAnswer(call, text);
  } catch (error) {
    if (isTimeoutError(error)) noteSilent(url);
    const failure = await toApiError(error);
    if (!tellsMissingCall(call, failure)) throw failure;
    noteMissingCall(call, failure);
    throw notOffered();
  }
}
