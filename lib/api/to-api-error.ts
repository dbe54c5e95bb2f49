import { HTTPError } from 'ky';
import { ApiError } from './api-error';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Converts errors of ky into ApiError; network errors and timeouts get status 0. */
export async function toApiError(error: unknown): Promise<ApiError> {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPError) {
    const body: unknown = error.data ?? {};
    return new ApiError(error.response.status, isObject(body) ? body : {});
  }
  return noAnswer();
}

/** Creates the ApiError of a call without an answer. */
export function noAnswer(): ApiError {
  return new ApiError(0, { message: 'The store cannot be reached. Please try again later!' });
}
