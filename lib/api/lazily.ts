import type { Call } from '../contract/endpoint';
import type { SendOptions } from './browser';

/* The client of the store API is a separate chunk, which loads with the first call. */

/** Reads a path of the store API in the browser. Throws ApiError. */
export async function readLazily<T>(path: string): Promise<T> {
  const { readPath } = await import('./browser');
  return readPath<T>(path);
}

/**
 * Like `readLazily`, but uses the browser cache as the answer's headers allow; only for public
 * data.
 */
export async function readCached<T>(path: string): Promise<T> {
  const { readPath } = await import('./browser');
  return readPath<T>(path, 'default');
}

/** Makes a call that changes data. Throws ApiError with the error texts by field. */
export async function sendLazily<Body, Answer>(
  call: Call<never, Body, Answer>,
  options?: SendOptions<NoInfer<Body>>,
): Promise<Answer> {
  const { send } = await import('./browser');
  return send(call, options);
}
