import { StoreError } from '../../errors.ts';

/** The 429 with which a limit refuses; undefined where it lets through. */
export async function refusalOf(ask: () => Promise<void>): Promise<StoreError | undefined> {
  try {
    await ask();
    return undefined;
  } catch (error) {
    if (error instanceof StoreError && error.status === 429) return error;
    throw error;
  }
}
