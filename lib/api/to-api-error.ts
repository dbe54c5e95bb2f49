import { HTTPError } from 'ky';
import { ApiError } from './api-error';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Turns what ky throws into an ApiError; network failures and time-outs get status 0. */
export async function toApiError(error: unknown): Promise<ApiError> {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPError) {
    const body: unknown = error.data ?? {};
    return new ApiError(error.response.status, isObject(body) ? body : {});
  }
  return noAnswer();
}

/** What a call that nobody answered ends with. */
export function noAnswer(): ApiError {
  return new ApiError(0, { message: 'The store cannot be reached. Please try again later!' });
}
