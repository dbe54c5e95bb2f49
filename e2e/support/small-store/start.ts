import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { smallStore } from './app.ts';
import { newState } from './new-state.ts';

export interface RunningStore {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the small store on the machine itself; port 0, the default, takes a free one. */
export async function startSmallStore({
  port = 0,
  app = smallStore(newState()),
}: { port?: number; app?: Hono } = {}): Promise<RunningStore> {
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  };
}
