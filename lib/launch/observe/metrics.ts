import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { serveMetrics } from '../../server/serve-metrics.ts';
import type { AnsweredRequest } from './observe-requests.ts';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** What is asked of the storefront whenever its metrics are read. */
export interface StorefrontFacts {
  isApiUp: () => Promise<boolean>;
  /** Finished answers that are kept. */
  kept: () => { answers: number; bytes: number };
}

interface StorefrontMetrics {
  registry: Registry;
  count: (answered: AnsweredRequest) => void;
}

/** Serves the metrics of this storefront under `/metrics`; returns who counts its answers. */
export function startMetrics(
  address: { host: string; port: number },
  facts: StorefrontFacts,
): StorefrontMetrics['count'] {
  const { registry, count } = createStorefrontMetrics(facts);
  const server = serveMetrics(registry, address, (error) =>
    console.error('The metrics could not be collected.', error),
  );
  server.on('error', ({ message }) => {
    console.error(`The metrics cannot be served on ${address.host}:${address.port}. ${message}`);
    process.exit(1);
  });
  server.unref();
  return count;
}

/** Creates the metrics of a storefront. */
export function createStorefrontMetrics({ isApiUp, kept }: StorefrontFacts): StorefrontMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answered = new Counter({
    name: 'sose_storefront_requests_total',
    help: 'Requests that the storefront has answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'sose_storefront_request_duration_seconds',
    help: 'Time until the last byte of an answer is sent',
    labelNames: ['method', 'route'],
    buckets: seconds,
    registers,
  });
  const cached = new Counter({
    name: 'sose_page_cache_requests_total',
    help: 'Pages and pictures that a cache may hold: hit, miss or stale',
    labelNames: ['result'],
    registers,
  });
  new Gauge({
    name: 'sose_store_api_up',
    help: '1: the store API answers this storefront',
    registers,
    async collect() {
      this.set((await isApiUp()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'sose_answers',
    help: 'Finished answers in memory',
    registers,
    collect() {
      this.set(kept().answers);
    },
  });
  new Gauge({
    name: 'sose_answers_bytes',
    help: 'Bytes of the finished answers in memory (ANSWERS_MB)',
    registers,
    collect() {
      this.set(kept().bytes);
    },
  });
  return {
    registry,
    count: ({ method, route, status, seconds: taken, cache }) => {
      const labels = { method: methods.has(method) ? method : 'other', route };
      answered.inc({ ...labels, status: `${Math.floor(status / 100)}xx` });
      duration.observe(labels, taken);
      if (cache) cached.inc({ result: cache.toLowerCase() });
    },
  };
}
