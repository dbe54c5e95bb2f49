import { ApiError } from './api-error';

export const notOfferedCode = 'not_offered';

/** Creates the error of a call that the store API does not have. */
export const notOffered = (): ApiError =>
  new ApiError(404, { code: notOfferedCode, message: 'This store does not offer this' });
