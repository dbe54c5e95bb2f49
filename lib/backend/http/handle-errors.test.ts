import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { createApp } from '../app.ts';
import { openApiDatabase } from '../db/client.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

describe('an error that nobody expected', () => {
  it('is told without anything of how the store works', async () => {
    await store.context.db.execute(sql`alter table countries rename to countries_away`);
    const answer = await store.call('GET', '/countries/?filter_search=abc');
    await store.context.db.execute(sql`alter table countries_away rename to countries`);
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('x-request-id')).toBeTruthy();
    expect(answer.body).toEqual({
      status: false,
      code: 'internal_error',
      message: 'Something went wrong',
    });
  });
});

describe('a database that is away', () => {
  it('makes every call answer 503 and a time to wait', async () => {
    const { env, log, now } = store.context;
    const client = openApiDatabase({ host: '127.0.0.1', port: 1, max: 2 }, log);
    const app = createApp({ env, log, now, ...client, limitPool: client.pool });
    for (const path of ['/health', '/countries/', '/user/profile/']) {
      const response = await app.request(path, {
        headers: { 'company-id': '33', authorization: `token ${'x'.repeat(43)}` },
      });
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      const text = await response.text();
      expect(JSON.parse(text)).toEqual({
        status: false,
        code: 'unavailable',
        message: 'The shop can’t respond right now. Try again later.',
      });
      expect(text).not.toMatch(/ECONN|postgres|127\.0\.0\.1|\.ts|at /);
    }
    const signIn = await app.request('/user/signin/', {
      method: 'POST',
      headers: { 'company-id': '33', 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@example.in', password: 'x' }),
    });
    expect(signIn.status).toBe(503);
    await client.close();
  });

  it('T57: goes on with reading where it takes no writes, and refuses writes with a time to wait', async () => {
    const { env, log, now } = store.context;
    const { host, port, user, password, database } = store.client.pool.options as pg.PoolConfig;
    const readOnly = { options: '-c default_transaction_read_only=on', max: 2 };
    const client = openApiDatabase({ host, port, user, password, database, ...readOnly }, log);
    const app = createApp({ env, log, now, ...client, limitPool: client.pool });
    const headers = { 'company-id': '33', 'content-type': 'application/json' };
    expect((await app.request('/web/products/list/', { headers })).status).toBe(200);
    const { body } = await store.call('GET', '/user/visitor/');
    const added = await app.request('/cart/', {
      method: 'POST',
      headers: { ...headers, 'visitor-id': String(body['visitor_id']) },
      body: JSON.stringify({ pid: 1, quantity: 1 }),
    });
    expect(added.status).toBe(503);
    expect(Number(added.headers.get('retry-after'))).toBeGreaterThan(0);
    await client.close();
  });
});
