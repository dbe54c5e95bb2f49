import { Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from 'pino';
import { NotTaken } from './not-taken.ts';

/** What the worker says, in the log of this program; of `NotTaken` the message alone, as a warning. */
export function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    const error = meta?.['error'];
    if (error instanceof NotTaken) log.warn({ worker: true }, error.message);
    else if (level === 'error') log.error({ worker: true }, message);
    else if (level === 'warning') log.warn({ worker: true }, message);
    else log.trace({ worker: true }, message);
  });
}
