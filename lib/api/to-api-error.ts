import { HTTPError } from 'ky';
import { ApiError } from './api-error';
import { noAnswer } from './call-errors';
import { isObject } from './is-object';

/** Converts errors of ky into ApiError; network errors and timeouts get status 0. */
export async function toApiError(error: unknown): Promise<ApiError> {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPError) {
    const body: unknown = error.data ?? {};
    return new ApiError(error.response.status, isObject(body) ? body : {});
  }
  return noAnswer();
}
