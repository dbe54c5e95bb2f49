import { ApiError } from './api-error';

/** ApiError of a call without an answer. */
export function noAnswer(): ApiError {
  return new ApiError(0, {
    message: 'We can’t reach the shop right now. Please try again later!',
  });
}

export const notOfferedCode = 'not_offered';

export const notOffered = (): ApiError =>
  new ApiError(404, { code: notOfferedCode, message: 'This isn’t available in this shop' });

/** Handles the rejection of a read: null for 404, all other errors are thrown again. */
export function nullIfNotFound(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
