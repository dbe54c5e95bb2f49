import type { Logger } from 'pino';

const connectLimitMs = 2_000;
const retryMs = 1_000;

/** A connection to Redis for rate limits, which may be away at any time. */
export interface LimitRedis {
  client: object;
  isUp: () => boolean;
  close: () => void;
}

/** Connects to Redis in the background, again and again; throws nothing when it is away. */
export async function openLimitRedis(url: string, log: Logger): Promise<LimitRedis> {
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: connectLimitMs, reconnectStrategy: () => retryMs },
  });
  let wasUp = true;
  client.on('error', (error: unknown) => {
    if (wasUp) log.warn({ err: error }, 'Redis is away: limits are counted in the database');
    wasUp = false;
  });
  client.on('ready', () => {
    wasUp = true;
    log.info('Limits are counted in Redis');
  });
  client.connect().catch((error: unknown) => log.debug({ err: error }, 'Redis is away'));
  return { client, isUp: () => client.isReady, close: () => client.destroy() };
}
