import type { Logger } from 'pino';

const connectLimitMs = 2_000;
const retryMs = 1_000;
const commandLimitMs = 500;
/** How long the database counts after Redis did not answer in time. */
const restMs = 5_000;

/** A connection to Redis for rate limits, which may be away at any time. */
export interface LimitRedis {
  client: object;
  /** False for some seconds after a command that took too long, too. */
  isUp: () => boolean;
  /** Waits half a second for a reply at most, then throws. */
  inTime: <T>(reply: Promise<T>) => Promise<T>;
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
  let restsUntil = 0;
  return {
    client,
    isUp: () => client.isReady && performance.now() >= restsUntil,
    // The timeout of the client ends when a command is written, so that it would wait for a hung
    // Redis.
    inTime: (reply) => {
      let timer: NodeJS.Timeout;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          restsUntil = performance.now() + restMs;
          log.warn('Redis does not answer: limits are counted in the database');
          reject(new Error('Redis does not answer'));
        }, commandLimitMs);
      });
      return Promise.race([reply, late]).finally(() => clearTimeout(timer));
    },
    close: () => client.destroy(),
  };
}
