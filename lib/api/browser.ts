import ky from 'ky';
import { pathOf, type Call } from '../contract/endpoint';
import { notOffered, notOfferedCode } from './not-offered';
import { toApiError } from './to-api-error';

/*
 * Browser client of the store API. All calls go through the storefront's API proxy, which adds the
 * session.
 */

/* The API proxy sends it with status 200, see `fitResponse`. */
const isNotOffered = (answer: unknown) =>
  typeof answer === 'object' &&
  answer !== null &&
  'code' in answer &&
  answer.code === notOfferedCode;

/* Milliseconds; uploads are slow on slow networks. */
const uploadTimeout = 120_000;

const client = ky.create({
  prefix: '/api/store',
  timeout: 20_000,
  retry: 0,
  credentials: 'same-origin',
});

/** Reads a path of the store API, query included; not cached by default. Throws ApiError. */
export async function readPath<T>(path: string, cache: RequestCache = 'no-store'): Promise<T> {
  try {
    const answer = await client.get(path, { cache }).json<T>();
    if (isNotOffered(answer)) throw notOffered();
    return answer;
  } catch (error) {
    throw await toApiError(error);
  }
}

interface SendOptions<Body> {
  params?: Record<string, string | number>;
  /** Query string without its question mark. */
  search?: string;
  body?: Body;
  /** Replaces the body in calls with files. */
  form?: FormData;
  idempotencyKey?: string;
}

/** Makes a call that changes data. Throws ApiError with the error texts by field. */
export async function send<Body, Answer>(
  call: Call<never, Body, Answer>,
  { params, search, body, form, idempotencyKey }: SendOptions<NoInfer<Body>> = {},
): Promise<Answer> {
  try {
    return await client(pathOf(call, params) + (search ? `?${search}` : ''), {
      method: call.method,
      ...(body !== undefined && { json: body }),
      ...(form && { body: form, timeout: uploadTimeout }),
      ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
    }).json<Answer>();
  } catch (error) {
    throw await toApiError(error);
  }
}
