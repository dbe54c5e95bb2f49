import type { Logger } from 'pino';
import type { BackendEnv } from '../env.ts';
import { startWorker } from '../jobs/worker.ts';
import { openPools } from '../observe/open-pools.ts';
import { startFollowing } from '../search/engine.ts';
import { closeWithin } from '../../server/close-server.ts';
import { endIfPortIsTaken } from './listening.ts';
import type { Part } from './part.ts';
import { createReadiness, type ReadinessProbe } from './readiness.ts';
import type { StoreDatabase } from './store-database.ts';
import { createServer, type Server } from 'node:http';

const requestLimitMs = 10_000;

/** Serves `/livez` and `/readyz` of a program without an API. */
function serveProbes(
  { read }: ReadinessProbe,
  { hostname, port }: { hostname: string; port: number },
): Server {
  const server = createServer({ requestTimeout: requestLimitMs }, (request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
      });
      response.end(JSON.stringify(body));
    };
    const path = request.url?.split('?')[0];
    if (path === '/livez') return answer(200, { status: true });
    if (path !== '/readyz') return answer(404, { status: false, message: 'Not found' });
    void read().then(({ isReady, ...facts }) =>
      answer(isReady ? 200 : 503, { status: isReady, ...facts }),
    );
  });
  server.listen(port, hostname);
  return server;
}

/** Runs the jobs, and follows the changes of the catalogue into OpenSearch where it is used. */
export async function runWorker(
  env: BackendEnv,
  { worker: { pool, db } }: StoreDatabase,
  log: Logger,
  now: () => Date,
): Promise<Part> {
  openPools.set('jobs', pool);
  const worker = await startWorker(pool, () => ({ db, now, env, log }), log);
  const following = env.search && startFollowing({ db, log }, env.search);
  return {
    stop: async () => {
      await following?.stop();
      await worker
        .stop()
        .catch((error: unknown) => log.warn({ err: error }, 'the worker stopped late'));
    },
  };
}

/** Serves the health probes of a separate worker. */
export function runWorkerProbes(
  env: BackendEnv,
  { worker: { pool } }: StoreDatabase,
  log: Logger,
  end: () => void,
): Part {
  const readiness = createReadiness(pool);
  const server = serveProbes(readiness, { hostname: env.host, port: env.workerPort });
  server.on('listening', () =>
    log.info(`The worker's probes are on ${env.host}:${env.workerPort}`),
  );
  endIfPortIsTaken(
    server,
    { name: 'The worker', setting: 'WORKER_PORT', port: env.workerPort },
    end,
  );
  return {
    stop: async () => {
      readiness.drain();
      await closeWithin(server);
    },
  };
}
