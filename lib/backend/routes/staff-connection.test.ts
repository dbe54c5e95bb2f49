import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import {
  listApiKeys,
  listDeliveries,
  listWebhooks,
  makeApiKey,
} from '../../contract/staff-connection.ts';
import { apiKeys, webhookDeliveries } from '../db/schema/connection.ts';
import { customers } from '../db/schema/customer.ts';
import { NotTaken } from '../jobs/run-job.ts';
import { maxTries, sendWebhook } from '../jobs/send-webhook.ts';
import { tellOfStock } from '../services/webhook/tell-webhooks.ts';
import { makeCombo } from '../testing/make-family.ts';
import { makeProduct } from '../testing/make-product.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { signInAs, type SignedIn } from '../testing/sign-in.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { takeJobs } from '../testing/waiting-jobs.ts';

let store: TestStore;
let owner: SignedIn;
let server: Server;
let url: string;
let heard: { headers: Record<string, unknown>; body: string }[] = [];
let status = 200;
beforeAll(async () => {
  store = await openTestStore();
  owner = await signInAs(store, 'owner@example.in');
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      heard.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await store.close();
});

const call = (method: string, path: string, body?: unknown) =>
  store.call(method, path, { token: owner.token, ...(body !== undefined && { body }) });

async function keyFor(scopes: string[], more = {}) {
  const { body } = await call('POST', '/staff/api-keys/', { name: 'Till', scopes, ...more });
  return makeApiKey.answer.validate(body, { strict: true });
}
const withKey = (key: string, path: string, method = 'GET') =>
  store.call(method, path, { headers: { authorization: `Bearer ${key}` } });

describe('a key of another program', () => {
  it('opens the areas that it was made for, and no other area', async () => {
    const { key } = await keyFor(['orders']);
    expect((await withKey(key, '/staff/orders/')).status).toBe(200);
    expect((await withKey(key, '/staff/products/')).status).toBe(403);
    expect((await withKey(key, '/staff/team/')).status).toBe(403);
    expect((await withKey(key, '/user/profile/')).status).toBe(401);
    const bent = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    expect((await withKey(bent, '/staff/orders/')).status).toBe(401);
  });

  it('is not the person who made it: no notices and no saved views', async () => {
    const { key } = await keyFor(['orders', 'catalogue', 'leads']);
    for (const path of [
      '/staff/notices/',
      '/staff/notices/settings/',
      '/staff/views/?list=orders',
    ]) {
      expect((await withKey(key, path)).status).toBe(403);
    }
    expect((await withKey(key, '/staff/notices/browsers/', 'DELETE')).status).toBe(403);
    expect((await withKey(key, '/staff/couriers/')).status).toBe(200);
  });

  it('is kept as a hash, and not made for what the vaidya was told', async () => {
    const { key } = await keyFor(['leads']);
    const rows = await store.context.db.select().from(apiKeys);
    expect(JSON.stringify(rows)).not.toContain(key);
    const wrong = await call('POST', '/staff/api-keys/', { name: 'X', scopes: ['vaidya'] });
    expect(wrong.status).toBe(400);
    expect((await call('POST', '/staff/api-keys/', { name: 'X', scopes: [] })).status).toBe(400);
  });

  it('counts no more once it is taken back, has run out, or its owner is none', async () => {
    const { key, data } = await keyFor(['orders']);
    await call('DELETE', `/staff/api-keys/${data[0]?.id}/`);
    expect((await withKey(key, '/staff/orders/')).status).toBe(401);
    const short = await keyFor(['orders'], { expires_at: '2026-11-18T13:00:00+05:30' });
    expect((await withKey(short.key, '/staff/orders/')).status).toBe(200);
    store.setNow(new Date('2026-11-18T13:00:01+05:30'));
    expect((await withKey(short.key, '/staff/orders/')).status).toBe(401);
    store.setNow(new Date('2026-11-18T12:00:00+05:30'));
    const { key: third } = await keyFor(['orders']);
    const demote = (isSuperuser: boolean) =>
      store.context.db
        .update(customers)
        .set({ isSuperuser })
        .where(eq(customers.id, owner.customerId));
    await demote(false);
    expect((await withKey(third, '/staff/orders/')).status).toBe(401);
    await demote(true);
  });
});

describe('the limit of a key', () => {
  it('refuses what comes too often, says when to come again, and leaves other keys alone', async () => {
    const { key, data } = await keyFor(['orders'], { per_minute: 30 });
    expect(data[0]).toMatchObject({ per_minute: 30 });
    const { key: other } = await keyFor(['orders'], { per_minute: 30 });
    const answers = await Promise.all(
      Array.from({ length: 34 }, () => withKey(key, '/staff/couriers/')),
    );
    const refused = answers.filter(({ status: code }) => code === 429);
    expect(answers.filter(({ status: code }) => code === 200)).toHaveLength(30);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.body).toEqual({
      status: false,
      code: 'too_many_requests',
      message: 'This key can call 30 times a minute. Try again later.',
    });
    const wait = Number(refused[0]?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await withKey(other, '/staff/orders/')).status).toBe(200);
    expect((await call('GET', '/staff/orders/')).status).toBe(200);
  });

  it('counts what the key may not do, and files, too', async () => {
    const { key } = await keyFor(['orders'], { per_minute: 30 });
    for (let calls = 0; calls < 30; calls += 1) await withKey(key, '/staff/products/');
    expect((await withKey(key, '/staff/pick-list/?orders=SO-000001')).status).toBe(429);
  });

  it('is 120 a minute where none is chosen, and shown with when the key was used last', async () => {
    const { key, data } = await keyFor(['orders']);
    expect(data[0]).toMatchObject({ per_minute: 120, last_used_at: null });
    store.setNow(new Date('2026-11-18T12:30:00+05:30'));
    await withKey(key, '/staff/orders/');
    const { body } = await call('GET', '/staff/api-keys/');
    const [shown] = (await listApiKeys.answer.validate(body, { strict: true })).data;
    expect(shown?.last_used_at).toBe('2026-11-18T07:00:00.000Z');
    store.setNow(new Date('2026-11-18T12:00:00+05:30'));
    const wrong = await call('POST', '/staff/api-keys/', {
      name: 'X',
      scopes: ['orders'],
      per_minute: 1_000_000,
    });
    expect(wrong.status).toBe(400);
  });
});

async function hookFor(events: string[]) {
  const { body } = await call('POST', '/staff/webhooks/', { url, events });
  const { data, secret } = body as { data: { id: number }[]; secret: string };
  return { id: data[0]?.id ?? 0, secret };
}
const deliveriesOf = (id: number) =>
  store.context.db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, id))
    .orderBy(webhookDeliveries.id);

describe('a program that listens', () => {
  it('is told of each step of an order and of its stock, signed', async () => {
    const { id, secret } = await hookFor(['order.placed', 'order.confirmed', 'stock.changed']);
    const fixture = orderFixture(store);
    const product = await makeProduct(store);
    const buyer = await fixture.buyer(product.id, { quantity: 2 });
    const orderId = String((await fixture.place(buyer, buyer.payload)).body['order_id']);
    await (await staffFixture(store)).step(orderId, 'Confirmed');
    const deliveries = await deliveriesOf(id);
    expect(deliveries.map(({ event }) => event)).toEqual([
      'order.placed',
      'stock.changed',
      'order.confirmed',
    ]);
    expect(deliveries[0]?.payload).toMatchObject({
      order_id: orderId,
      status: 'Pending',
      lines: [{ product_id: product.id, quantity: 2 }],
    });
    heard = [];
    for (const { id: deliveryId } of deliveries) await sendWebhook(store.context, { deliveryId });
    expect(heard).toHaveLength(3);
    const [first] = heard;
    const signature = String(first?.headers['x-sose-signature']);
    const [, seconds, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
    expect(v1).toBe(createHmac('sha256', secret).update(`${seconds}.${first?.body}`).digest('hex'));
    expect((await deliveriesOf(id)).every((one) => one.status === 'delivered')).toBe(true);
    // A delivered webhook is not sent twice.
    await sendWebhook(store.context, { deliveryId: deliveries[0]?.id ?? 0 });
    expect(heard).toHaveLength(3);
    await call('DELETE', `/staff/webhooks/${id}/`);
  });

  it('is told of the stock of a combo once it follows its parts', async () => {
    const { id } = await hookFor(['stock.changed']);
    const part = await makeProduct(store, { stock: 9 });
    const combo = await makeCombo(store, [[part, 2]]);
    await takeJobs(store, 'tell_stock');
    await call('PATCH', `/staff/products/${part.id}/`, { available_stock_quantity: 5 });
    const jobs = await takeJobs(store, 'tell_stock');
    expect(jobs).toEqual([{ productIds: [combo.id] }]);
    for (const { productIds } of jobs) await tellOfStock(store.context, productIds);
    expect((await deliveriesOf(id)).map(({ payload }) => payload)).toEqual([
      { products: [{ product_id: part.id, sku: part.sku, stock: 5 }] },
      { products: [{ product_id: combo.id, sku: combo.sku, stock: 2 }] },
    ]);
    await call('DELETE', `/staff/webhooks/${id}/`);
  });

  it('is asked again while it refuses, a number of times, and by hand after that', async () => {
    const { id } = await hookFor(['stock.changed']);
    const { id: productId } = await makeProduct(store);
    await call('PATCH', `/staff/products/${productId}/`, { available_stock_quantity: 3 });
    const [message] = await deliveriesOf(id);
    const deliveryId = message?.id ?? 0;
    status = 503;
    for (let tries = 1; tries < maxTries; tries += 1) {
      await expect(sendWebhook(store.context, { deliveryId })).rejects.toThrow(NotTaken);
    }
    await sendWebhook(store.context, { deliveryId });
    expect((await deliveriesOf(id))[0]).toMatchObject({ status: 'failed', tries: maxTries });
    const list = await call('GET', '/staff/webhooks/');
    const { data } = await listWebhooks.answer.validate(list.body, { strict: true });
    expect(data.find((one) => one.id === id)?.failed).toBe(1);
    status = 200;
    await call('POST', `/staff/webhooks/${id}/deliveries/${deliveryId}/again/`);
    await sendWebhook(store.context, { deliveryId });
    const rows = await call('GET', `/staff/webhooks/${id}/deliveries/?status=delivered`);
    expect(
      (await listDeliveries.answer.validate(rows.body, { strict: true })).data[0],
    ).toMatchObject({ id: deliveryId, status: 'delivered', answer: '200 OK' });
  });

  it('is told nothing while it is paused, nor of what it does not listen to', async () => {
    const { id } = await hookFor(['order.refunded']);
    const paused = await hookFor(['stock.changed']);
    await call('PATCH', `/staff/webhooks/${paused.id}/`, {
      url,
      events: ['stock.changed'],
      is_active: false,
    });
    const { id: productId } = await makeProduct(store);
    await call('PATCH', `/staff/products/${productId}/`, { available_stock_quantity: 3 });
    expect(await deliveriesOf(id)).toEqual([]);
    expect(await deliveriesOf(paused.id)).toEqual([]);
  });
});
