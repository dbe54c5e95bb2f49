import { Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from 'pino';
import { NotTaken } from './run-job.ts';

/** Forwards worker messages to the program's log; of `NotTaken` only the message, as a warning. */
export function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    const error = meta?.['error'];
    if (error instanceof NotTaken) log.warn({ worker: true }, error.message);
    else if (level === 'error') log.error({ worker: true }, message);
    else if (level === 'warning') log.warn({ worker: true }, message);
    else log.trace({ worker: true }, message);
  });
}
