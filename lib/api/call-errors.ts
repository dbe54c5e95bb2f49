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
