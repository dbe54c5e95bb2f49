import { parentPort, workerData } from 'node:worker_threads';
import { FileFault } from './file-fault.ts';
import type { Table } from './read-csv.ts';
import { readTable } from './read-table.ts';

/** The worker's message: the table, or the `FileFault` text for the sender. */
export type TableMessage = { table: Table } | { fault: string };

/* Isolated in a worker thread: a file that needs too much memory or time ends only this thread. */
async function main(): Promise<void> {
  const { bytes } = workerData as { bytes: Uint8Array };
  try {
    parentPort?.postMessage({ table: await readTable(bytes) } satisfies TableMessage);
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    parentPort?.postMessage({ fault: error.message } satisfies TableMessage);
  }
}

await main();
