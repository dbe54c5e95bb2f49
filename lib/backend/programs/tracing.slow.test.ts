import { setTimeout as wait } from 'node:timers/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { companyId } from '../../contract/envelope.ts';
import { apiProgram } from '../testing/api-program.ts';
import { httpStandIn } from '../testing/http-stand-in.ts';
import { programSettings } from '../testing/program-settings.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

type Collector = Awaited<ReturnType<typeof httpStandIn>>;

let store: TestStore;
let collector: Collector;
let api: Awaited<ReturnType<typeof apiProgram>>;

beforeAll(async () => {
  store = await openTestStore();
  collector = await httpStandIn(() => ({ body: {} }));
  const register = pathToFileURL(resolve('lib/launch/tracing/register.ts')).href;
  api = await apiProgram(
    {
      ...programSettings(store),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: 'sose-api',
      NODE_OPTIONS: `--import ${register}`,
    },
    'api',
  );
  await api.start();
}, 130_000);
afterAll(async () => {
  await api.kill();
  await collector.close();
  await store.close();
});

it('sends a call and its queries to the collector, in the trace of the caller', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  await fetch(`${api.address}/web/single/product/1/`, {
    headers: { 'company-id': String(companyId), traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
  });
  const sent = () => collector.heard.map(({ body }) => body).join('\n');
  const end = Date.now() + 20_000;
  while (!sent().includes(traceId) && Date.now() < end) await wait(100);
  expect(sent()).toContain('"/web/single/product/:id"');
  const trace = sent().split(traceId).length - 1;
  // The call and at least one query.
  expect(trace).toBeGreaterThanOrEqual(2);
  expect(sent()).toContain('"postgresql"');
  expect(sent()).toContain('sose-api');
}, 60_000);
