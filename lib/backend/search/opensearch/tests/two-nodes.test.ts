import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openTestStore, type TestStore } from '../../../testing/test-store.ts';
import { offersChanged } from '../../engine.ts';
import { startCluster, type Cluster } from '../runner/start-cluster.ts';
import { catchUp, searchFault } from './test-index.ts';

/* Slow, so it runs on demand: TEST_SEARCH_NODES=2. */

let folder: string;
let cluster: Cluster;
let store: TestStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sose-nodes-'));
  cluster = await startCluster({ folder, nodes: 2 });
  const index = `test-${randomBytes(6).toString('hex')}`;
  store = await openTestStore({ SEARCH_URL: cluster.url, SEARCH_INDEX: index });
  await catchUp(store.context);
  const health = `${cluster.nodes[0]?.url}/_cluster/health?wait_for_status=green&timeout=30s`;
  expect((await fetch(health)).status).toBe(200);
}, 240_000);
afterAll(async () => {
  await store.close();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

const cheapest = async () => {
  const { body } = await store.call('GET', '/web/products/list/?ordering=base_price');
  return (body['data'] as { data: { id: number }[] }).data[0]?.id;
};

it('searches and changes go on when one of two nodes is killed', async () => {
  cluster.nodes[1]?.program.kill();
  for (let time = 0; time < 10; time += 1) expect(await cheapest()).toBeDefined();
  expect(await searchFault(store.context)).toBeUndefined();
  await store.client.db.execute(sql`update products set price = 60 where id = 12`);
  await offersChanged(store.client.db, [12]);
  await catchUp(store.context);
  expect(await cheapest()).toBe(12);
  expect(await searchFault(store.context)).toBeUndefined();
}, 120_000);
