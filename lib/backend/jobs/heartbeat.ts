import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { workerHeartbeats } from '../db/schema/running.ts';

/** How often a program that carries out jobs says that it is alive. */
export const heartbeatSeconds = 20;

/** Says at once and every 20 s that this pool of workers is alive; ends with the function that it gives back. */
export async function startHeartbeat(
  contextFor: () => ServiceContext,
  poolId: string,
): Promise<() => Promise<void>> {
  const beat = async () => {
    // By the database's clock, as graphile-worker notes when a job began: the two are compared.
    const seenAt = sql`now()`;
    await contextFor()
      .db.insert(workerHeartbeats)
      .values({ poolId, seenAt })
      .onConflictDoUpdate({ target: workerHeartbeats.poolId, set: { seenAt } });
  };
  await beat();
  const timer = setInterval(() => {
    // The database may be away for a while: the next beat tells again.
    beat().catch((error: unknown) => contextFor().log.warn({ err: error }, 'no heartbeat'));
  }, heartbeatSeconds * 1_000).unref();
  return async () => {
    clearInterval(timer);
    await contextFor().db.delete(workerHeartbeats).where(eq(workerHeartbeats.poolId, poolId));
  };
}
