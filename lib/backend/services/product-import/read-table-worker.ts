import { parentPort, workerData } from 'node:worker_threads';
import { FileFault } from './file-fault.ts';
import { readTable, type Table } from './read-table.ts';

/** What the worker says: the table, or the sentence for whoever sent the file. */
export type TableMessage = { table: Table } | { fault: string };

/* A thread of its own: a file that needs too much memory or time ends this thread and nothing else. */
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
