import { join } from 'node:path';
import type { ServerUser } from '../../backend/db/embedded/server-user.ts';
import { isListening } from '../../testing/is-listening.ts';
import { startService, untilUp, type Service } from './service.ts';

/** A Redis in memory alone, as in docs/operations.md. */
export interface Redis {
  url: string;
  kill: () => Promise<void>;
  stop: () => Promise<void>;
  /** Starts it, empty. */
  start: () => Promise<void>;
}

export function prepareRedis(options: {
  command: string;
  user: ServerUser | undefined;
  folder: string;
  port: number;
}): Redis {
  const { command, user, folder, port } = options;
  const service = {
    command,
    args: [
      ...['--bind', '127.0.0.1', '--port', String(port), '--dir', folder],
      ...['--save', '', '--appendonly', 'no'],
      ...['--maxmemory', '128mb', '--maxmemory-policy', 'volatile-lru'],
    ],
    user,
    logFile: join(folder, '..', 'redis.log'),
  };
  let running: Service | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: async () => running?.kill(),
    stop: async () => running?.stop(),
    start: async () => {
      running = await startService(service);
      await untilUp(running, service, () => isListening(port));
    },
  };
}
