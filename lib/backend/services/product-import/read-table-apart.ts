import { Worker } from 'node:worker_threads';
import { FileFault } from './file-fault.ts';
import type { Table } from './read-csv.ts';
import type { TableMessage } from './read-table-worker.ts';

/** Limits for reading one file: megabytes of JavaScript heap, milliseconds. */
const maxHeapMb = 512;
const patienceMs = 60_000;

const worker = new URL('./read-table-worker.ts', import.meta.url);

interface Limits {
  heapMb?: number;
  patienceMs?: number;
}

/**
 * Reads a CSV or XLSX file in a worker thread with limits of memory and time. Throws `FileFault` if
 * the file is not readable or exceeds the limits.
 */
export async function readTableApart(bytes: Uint8Array, limits: Limits = {}): Promise<Table> {
  const thread = new Worker(worker, {
    // Copied, because the bytes may be part of a buffer that the caller shares with others.
    workerData: { bytes: Uint8Array.from(bytes) },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb ?? maxHeapMb },
  });
  const { promise, resolve, reject } = Promise.withResolvers<TableMessage>();
  const timer = setTimeout(() => resolve({ fault: tooSlow }), limits.patienceMs ?? patienceMs);
  thread.once('message', (message: TableMessage) => resolve(message));
  thread.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ fault: tooLarge });
    else reject(error);
  });
  thread.once('exit', () => resolve({ fault: tooLarge }));
  try {
    const message = await promise;
    if ('fault' in message) throw new FileFault(message.fault);
    return message.table;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

const tooLarge = 'The file is too large to read. Split it, or save it as CSV.';
const tooSlow = 'The file takes too long to read. Split it, or save it as CSV.';
