import type { Logger } from 'pino';
import { serveMetrics } from '../../server/serve-metrics.ts';
import type { Queryable } from '../db/client.ts';
import { closeWithin } from '../../server/close-server.ts';
import { endIfPortIsTaken } from '../programs/listening.ts';
import type { Part } from '../programs/part.ts';
import { createMetrics } from './metrics.ts';
import { readStoreFigures, type StoreFigures } from './store-figures.ts';

const cacheMs = 5_000;

/** Serves the metrics of this program; those of the whole store where it has the jobs. */
export function startMetrics(
  address: { host: string; port: number },
  jobs: Queryable | undefined,
  log: Logger,
  end: () => void,
): Part {
  let last: Promise<StoreFigures> | undefined;
  let until = 0;
  const readFigures = (db: Queryable) => () => {
    if (!last || performance.now() > until) {
      until = performance.now() + cacheMs;
      last = readStoreFigures(db);
      last.catch((error: unknown) =>
        log.warn({ err: error }, 'the figures of the store could not be read'),
      );
    }
    return last;
  };
  const server = serveMetrics(createMetrics(jobs && readFigures(jobs)), address, (error) =>
    log.error({ err: error }, 'the metrics could not be collected'),
  );
  server.on('listening', () => log.info(`Metrics are on ${address.host}:${address.port}`));
  const names = { name: 'The metrics', setting: 'METRICS_PORT', port: address.port };
  endIfPortIsTaken(server, names, end);
  return { stop: () => closeWithin(server) };
}
