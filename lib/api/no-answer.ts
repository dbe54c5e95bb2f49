import { ApiError } from './api-error';

/** Creates the ApiError of a call without an answer. */
export function noAnswer(): ApiError {
  return new ApiError(0, { message: 'The store cannot be reached. Please try again later!' });
}
