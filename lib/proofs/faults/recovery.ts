import { setTimeout as sleep } from 'node:timers/promises';
import { callApi } from './api-calls.ts';
import { call, jsonOf } from './call.ts';
import { seconds } from './report.ts';
import type { Bench } from './scenario.ts';
import { delivery, price } from './shop.ts';
import { slowdown } from './slowdown.ts';

/** Maximum time until the store serves everything again after a fault, on an idle machine. */
const BACK_WITHIN_MS = 5_000;
const GIVE_UP_MS = 60_000;
const LOOK_EVERY_MS = 50;
const CALL_LIMIT_MS = 3_000;

/**
 * Waits until the store sells again: health is good, the home page loads, an order is accepted and
 * its mail is sent. Returns the time that took; the give-up time if it failed.
 */
export async function untilServing({ store, shop, random }: Bench): Promise<number> {
  const begun = performance.now();
  const [buyer] = await whenever(() => shop.makeBuyers(1));
  const [product = 0] = await whenever(() => shop.makeProducts(1, 10));
  const key = random.word(24);
  const steps: (() => Promise<boolean>)[] = [
    async () => (await get(store.apiUrl, '/health')) === 200,
    async () => (await get(store.siteUrl, '/')) === 200,
    async () => (await get(store.siteUrl, `/api/store/web/single/product/${product}/`)) === 200,
    async () => {
      const options = { token: buyer?.token ?? '', limitMs: CALL_LIMIT_MS };
      const cart = jsonOf(await callApi(store.apiUrl, 'GET', '/cart/', options));
      const { cart_counter = 0 } = (cart['cart_totals'] ?? {}) as { cart_counter?: number };
      if (cart_counter > 0) return true;
      const body = { pid: product, quantity: 1 };
      const added = await callApi(store.apiUrl, 'POST', '/cart/', { ...options, body });
      return added?.status === 201;
    },
    async () => {
      const body = {
        address1: buyer?.addressId,
        pay_type: 'Cash on Delivery',
        amount: price + delivery,
      };
      const options = { token: buyer?.token ?? '', key, body, limitMs: CALL_LIMIT_MS };
      return (await callApi(store.apiUrl, 'POST', '/orders/', options))?.status === 201;
    },
    // The job that mails the customer has run.
    async () => (await messagesTo(store.apiUrl, buyer?.email ?? '')) > 0,
  ];
  for (const step of steps) {
    while (!(await step())) {
      if (performance.now() - begun > GIVE_UP_MS) return GIVE_UP_MS;
      await sleep(LOOK_EVERY_MS);
    }
  }
  return performance.now() - begun;
}

/** Checks the recovery time and records it. */
export function checkBack({ report, isShort }: Bench, what: string, tookMs: number): void {
  const limit = BACK_WITHIN_MS * slowdown(isShort);
  report.check(`${what}: all is back within ${seconds(limit)}`, tookMs <= limit, seconds(tookMs));
}

async function messagesTo(apiUrl: string, email: string): Promise<number> {
  const path = `/outbox/?to=${encodeURIComponent(email)}`;
  const outbox = jsonOf(await callApi(apiUrl, 'GET', path, { limitMs: CALL_LIMIT_MS }));
  return Array.isArray(outbox['data']) ? outbox['data'].length : 0;
}

async function get(base: string, path: string): Promise<number | undefined> {
  const reply =
    path === '/' || path === '/health'
      ? await call(base, 'GET', path, { limitMs: CALL_LIMIT_MS })
      : await callApi(base, 'GET', path, { limitMs: CALL_LIMIT_MS });
  return reply?.status;
}

/** Retries, because the database may still be recovering. */
async function whenever<T>(work: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + GIVE_UP_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await sleep(LOOK_EVERY_MS);
    }
  }
}
