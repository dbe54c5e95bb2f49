import type { ErrorHandler, NotFoundHandler } from 'hono';
import { codeByStatus } from '../../contract/envelope.ts';
import { isDatabaseAway } from '../db/sql-state.ts';
import { StoreError } from '../errors.ts';
import { noteFailure } from '../observe/problems.ts';
import type { AppEnv } from './app-env.ts';

/** Default `Retry-After` of a 503. */
const retryAwayAfterSeconds = 5;

const away = () => new StoreError(503, 'The shop can’t respond right now. Try again later.');

/** Converts thrown errors into the API's error envelope; unexpected errors are logged. */
export const handleError: ErrorHandler<AppEnv> = (error, c) => {
  if (error instanceof StoreError) return answer(error);
  if (c.req.raw.signal.aborted) {
    return answer(new StoreError(400, 'The request was interrupted'));
  }
  noteFailure(error);
  if (isDatabaseAway(error)) {
    c.get('log').error({ err: error }, 'the database is away');
    return answer(away());
  }
  c.get('log').error({ err: error }, 'an unexpected error');
  return c.json({ status: false, code: codeByStatus[500], message: 'Something went wrong' }, 500);

  function answer(failure: StoreError) {
    const { retryAfterSeconds = failure.status === 503 ? retryAwayAfterSeconds : undefined } =
      failure.details;
    // The rest of a body that is too long stays unread: the connection cannot carry another
    // request.
    if (failure.status === 413) c.header('Connection', 'close');
    if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
    return c.json(failure.toBody(), failure.status);
  }
};

export const handleUnknownPath: NotFoundHandler<AppEnv> = (c) =>
  c.json({ status: false, message: 'This address is not part of the store API' }, 404);
