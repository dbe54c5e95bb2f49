import { Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from 'pino';
import { NotTaken } from './run-job.ts';

/** The worker repeats message and stack of the error, with the values of a failed query. */
const withoutError = (message: string) => message.split(" with error '", 1)[0] ?? message;

/** Forwards worker messages to the program's log; of `NotTaken` only the message, as a warning. */
export function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    const error = meta?.['error'];
    if (error instanceof NotTaken) log.warn({ worker: true }, error.message);
    else if (level === 'error') log.error({ worker: true, err: error }, withoutError(message));
    else if (level === 'warning') log.warn({ worker: true, err: error }, withoutError(message));
    else log.trace({ worker: true }, message);
  });
}
