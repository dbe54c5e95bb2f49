import { buildPath, type Call, type Endpoint } from '../contract/endpoint';
import { ApiError } from './api-error';
import { deleteCachedCart } from './delete-cached-cart';
import { noAnswer, notOffered, notOfferedCode } from './call-errors';
import { isObject } from './is-object';
import { isCutOff, isOffline, networkBack, offline } from './offline';

/*
 * Browser client of the store API. All calls go through the storefront's API proxy, which adds the
 * session. `fetch` and not ky, which is 6 KB of script on every page.
 */

/* Milliseconds; uploads are slow on slow networks. */
const usualTimeout = 20_000;
const uploadTimeout = 120_000;

/* The API proxy sends it with status 200, see `fitResponse`. */
const isNotOffered = (answer: unknown) => isObject(answer) && answer['code'] === notOfferedCode;

interface Received {
  isOk: boolean;
  status: number;
  text: string;
}

async function receive(path: string, init: RequestInit, timeout: number): Promise<Received> {
  try {
    const answer = await fetch(`/api/store${path}`, {
      ...init,
      headers: { accept: 'application/json', ...init.headers },
      signal: AbortSignal.timeout(timeout),
    });
    return { isOk: answer.ok, status: answer.status, text: await answer.text() };
  } catch {
    throw isOffline() ? offline() : noAnswer();
  }
}

/** Returns undefined for invalid JSON, such as a proxy's error page. */
function parse(text: string): unknown {
  try {
    return text === '' ? '' : JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function ask<T>(path: string, init: RequestInit, timeout = usualTimeout): Promise<T> {
  const { isOk, status, text } = await receive(path, init, timeout);
  const answer = parse(text);
  // The session has ended elsewhere.
  if (status === 401) deleteCachedCart();
  if (!isOk) throw new ApiError(status, isObject(answer) ? answer : {});
  if (answer === undefined) throw noAnswer();
  return answer as T;
}

/** Reads a path of the store API, query included; not cached by default. Throws ApiError. */
export async function readPath<T>(path: string, cache: RequestCache = 'no-store'): Promise<T> {
  const answer = await ask<T>(path, { cache });
  if (isNotOffered(answer)) throw notOffered();
  return answer;
}

export interface SendOptions<Body> {
  params?: Record<string, string | number>;
  /** Query string without its question mark. */
  search?: string;
  body?: Body;
  /** Replaces the body in calls with files. */
  form?: FormData;
  idempotencyKey?: string;
}

/**
 * Makes a call that changes data. Without a network it waits, and is sent once when that is back.
 * Throws ApiError with the error texts by field.
 */
export async function send<Body, Answer>(
  call: Call<never, Body, Answer>,
  { params, search, body, form, idempotencyKey }: SendOptions<NoInfer<Body>> = {},
): Promise<Answer> {
  const hasJson = body !== undefined && !form;
  if (isOffline()) await networkBack();
  const attempt = () =>
    ask<Answer>(
      buildPath(call, params) + (search ? `?${search}` : ''),
      {
        method: call.method,
        headers: {
          ...(hasJson && { 'content-type': 'application/json' }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
        ...(hasJson && { body: JSON.stringify(body) }),
        ...(form && { body: form }),
      },
      form ? uploadTimeout : usualTimeout,
    );
  try {
    return await attempt();
  } catch (error) {
    // The request may have arrived before the network failed: only idempotent requests are sent
    // again.
    if (!isCutOff(error) || !(idempotencyKey || setsOwnValues(call))) throw error;
    await networkBack();
    return attempt();
  }
}

/* Changes of the back office may book a difference, or have a version (optimistic locking). */
const setsOwnValues = ({ method, caller }: Pick<Endpoint, 'method' | 'caller'>): boolean =>
  method === 'PATCH' && caller !== 'staff';
