import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { workerHeartbeats } from '../db/schema/running.ts';

export const heartbeatSeconds = 20;

/**
 * Writes a heartbeat of this worker pool immediately and every 20 s; returns a function that stops
 * it.
 */
export async function startHeartbeat(
  contextFor: () => ServiceContext,
  poolId: string,
): Promise<() => Promise<void>> {
  const beat = async () => {
    // Database clock, as in graphile-worker's lock times: the two are compared.
    const seenAt = sql`now()`;
    await contextFor()
      .db.insert(workerHeartbeats)
      .values({ poolId, seenAt })
      .onConflictDoUpdate({ target: workerHeartbeats.poolId, set: { seenAt } });
  };
  await beat();
  const timer = setInterval(() => {
    // The database may be unavailable for a while: the next heartbeat tries again.
    beat().catch((error: unknown) => contextFor().log.warn({ err: error }, 'no heartbeat'));
  }, heartbeatSeconds * 1_000).unref();
  return async () => {
    clearInterval(timer);
    await contextFor().db.delete(workerHeartbeats).where(eq(workerHeartbeats.poolId, poolId));
  };
}
