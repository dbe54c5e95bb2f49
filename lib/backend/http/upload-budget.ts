import type { Owner } from '../context.ts';
import { StoreError } from '../errors.ts';

/** Bytes of uploads that may lie in memory at a time; those whom we do not know share a smaller part. */
const budgets = { known: 48 * 1024 * 1024, unknown: 12 * 1024 * 1024 };

const held = { known: 0, unknown: 0 };

/**
 * Holds room for an upload of `bytes` while `work` runs. 503 at once where there is none: a crowd of
 * uploads costs no more memory than this. One of any length is let through where no other runs.
 */
export async function withUploadBudget<T>(
  caller: Owner | undefined,
  bytes: number,
  work: () => Promise<T>,
): Promise<T> {
  const kind = caller?.kind === 'customer' ? 'known' : 'unknown';
  if (held[kind] > 0 && held[kind] + bytes > budgets[kind]) {
    throw new StoreError(503, 'Too many files are being sent right now. Please try again!', {
      retryAfterSeconds: 10,
    });
  }
  held[kind] += bytes;
  try {
    return await work();
  } finally {
    held[kind] -= bytes;
  }
}
