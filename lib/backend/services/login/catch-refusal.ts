import { StoreError } from '../../errors.ts';

/** Returns the 429 of a rate limit as a value; undefined if the request is allowed. */
export async function catchRefusal(ask: () => Promise<void>): Promise<StoreError | undefined> {
  try {
    await ask();
    return undefined;
  } catch (error) {
    if (error instanceof StoreError && error.status === 429) return error;
    throw error;
  }
}
