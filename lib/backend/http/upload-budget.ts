import type { Owner } from '../context.ts';
import { StoreError } from '../errors.ts';

/** Bytes of concurrent uploads in memory; unknown callers share a smaller part. */
const budgets = { known: 48 * 1024 * 1024, unknown: 12 * 1024 * 1024 };

const reserved = { known: 0, unknown: 0 };

/**
 * Reserves `bytes` of upload memory while `work` runs. Throws 503 immediately if the budget is used
 * up, so that concurrent uploads cannot exhaust memory. A single upload of any length is accepted
 * if no other runs.
 */
export async function withUploadBudget<T>(
  caller: Owner | undefined,
  bytes: number,
  work: () => Promise<T>,
): Promise<T> {
  const kind = caller?.kind === 'customer' ? 'known' : 'unknown';
  if (reserved[kind] > 0 && reserved[kind] + bytes > budgets[kind]) {
    throw new StoreError(503, 'Too many files are being sent right now. Try again.', {
      retryAfterSeconds: 10,
    });
  }
  reserved[kind] += bytes;
  try {
    return await work();
  } finally {
    reserved[kind] -= bytes;
  }
}
