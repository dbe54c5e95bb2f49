import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { addFigureGauges } from './figure-gauges.ts';
import { openPools } from './open-pools.ts';
import { cacheRead, jobEnded, partnerCalled, requestAnswered } from './signals.ts';
import type { StoreFigures } from './store-figures.ts';

const secondsOfRequests = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const secondsOfJobs = [0.01, 0.05, 0.25, 1, 5, 30, 120, 600];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Labels have few values: a stranger cannot make new ones. */
const methodOf = (method: string) => (methods.has(method) ? method : 'other');
const classOf = (status: number) => `${Math.floor(status / 100)}xx`;
const resultLabel = (hasFailed: boolean) => (hasFailed ? 'failed' : 'done');

/**
 * Creates the metrics of a program of the backend and subscribes to its signals. With `readFigures`
 * they include gauges of the whole store from the database.
 */
export function createMetrics(readFigures?: () => Promise<StoreFigures>): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  countRequests(registers);
  countWork(registers);
  new Gauge({
    name: 'sose_db_pool_connections',
    help: 'Connections of a pool to PostgreSQL; "waiting": callers without one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of openPools) {
        this.set({ pool, state: 'used' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
  if (readFigures) addFigureGauges(registers, readFigures);
  return registry;
}

function countRequests(registers: Registry[]): void {
  const answered = new Counter({
    name: 'sose_api_requests_total',
    help: 'Calls that the store API has answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'sose_api_request_duration_seconds',
    help: 'Time until the answer of a call begins',
    labelNames: ['method', 'route'],
    buckets: secondsOfRequests,
    registers,
  });
  requestAnswered.listen(({ method, route, status, seconds }) => {
    const labels = { method: methodOf(method), route };
    answered.inc({ ...labels, status: classOf(status) });
    duration.observe(labels, seconds);
  });
}

function countWork(registers: Registry[]): void {
  const jobs = new Histogram({
    name: 'sose_job_duration_seconds',
    help: 'Time of a job',
    labelNames: ['job', 'result'],
    buckets: secondsOfJobs,
    registers,
  });
  jobEnded.listen(({ job, hasFailed, seconds }) =>
    jobs.observe({ job, result: resultLabel(hasFailed) }, seconds),
  );
  const partners = new Histogram({
    name: 'sose_partner_request_duration_seconds',
    help: 'Time of a call to a payment gateway, a courier, an email, SMS or captcha service',
    labelNames: ['partner', 'result'],
    buckets: secondsOfRequests,
    registers,
  });
  partnerCalled.listen(({ partner, hasFailed, seconds }) =>
    partners.observe({ partner, result: resultLabel(hasFailed) }, seconds),
  );
  const cache = new Counter({
    name: 'sose_catalogue_cache_requests_total',
    help: 'Looks into the catalogue cache of the store API',
    labelNames: ['result'],
    registers,
  });
  cacheRead.listen(({ isHit }) => cache.inc({ result: isHit ? 'hit' : 'miss' }));
}
