import { setTimeout as sleep } from 'node:timers/promises';
import { callApi } from './api-calls.ts';
import { BrowserSession } from './browser-session.ts';
import { jsonOf, type Reply } from './call.ts';
import type { Ledger } from './ledger.ts';
import type { Random } from './random.ts';
import { buyerPassword, delivery, type Buyer, type Shop } from './shop.ts';
import type { Store } from './store.ts';
import type { Watch } from './watch.ts';

export interface Load {
  /** Orders acknowledged so far. */
  orders: () => number;
  /** Lets all customers finish; those without an answer retry for a while. */
  stop: () => Promise<void>;
}

export interface LoadOptions {
  store: Pick<Store, 'apiUrl' | 'siteUrl'>;
  shop: Shop;
  ledger: Ledger;
  watch: Watch;
  random: Random;
  /** Customers that use the API, and customers that log in at the storefront. */
  customers: { api: number; storefront: number };
  products: readonly number[];
  /** Pause between two orders. */
  thinkMs?: number;
}

type Send = (
  method: string,
  path: string,
  options?: { body?: unknown; key?: string },
) => Promise<Reply | undefined>;

interface Item {
  product_id: number;
  quantity: number;
}

const CALL_LIMIT_MS = 10_000;
const USUAL_THINK_MS = 40;
const AGAIN_AFTER_MS = 150;
/** How long a customer retries an unanswered order after the end of the load. */
const PATIENCE_MS = 40_000;

/**
 * Simulates customers: browse, fill the cart, order with an idempotency key, and retry if no answer
 * came.
 */
export async function startLoad(options: LoadOptions): Promise<Load> {
  const { store, shop, ledger, watch, random, customers, products } = options;
  const { thinkMs = USUAL_THINK_MS } = options;
  const buyers = await shop.makeBuyers(customers.api + customers.storefront);
  let isOver = false;
  let giveUpAt = Infinity;
  let orders = 0;

  const sendAs = async (buyer: Buyer, index: number): Promise<Send> => {
    if (index < customers.api) {
      return async (method, path, more) => {
        const reply = await callApi(store.apiUrl, method, path, {
          token: buyer.token,
          limitMs: CALL_LIMIT_MS,
          ...more,
        });
        watch.saw(`${method} ${path}`, reply);
        return reply;
      };
    }
    const session = new BrowserSession(store.siteUrl);
    await session.logIn(buyer.email, buyerPassword);
    return async (method, path, { key, body } = {}) => {
      const reply = await session.call(method, `/api/store${path}`, {
        limitMs: CALL_LIMIT_MS,
        ...(body !== undefined && { body }),
        ...(key && { headers: { 'idempotency-key': key } }),
      });
      watch.saw(`${method} /api/store${path}`, reply);
      return reply;
    };
  };

  /** Retries until the store accepts or refuses the order. */
  async function order(buyer: Buyer, send: Send, items: Item[], amount: number, key: string) {
    const body = { address1: buyer.addressId, pay_type: 'Cash on Delivery', amount };
    while (Date.now() < giveUpAt) {
      const reply = await send('POST', '/orders/', { body, key });
      if (reply?.status === 201) {
        const pieces = new Map(items.map((item) => [item.product_id, item.quantity]));
        ledger.acknowledge({ buyer, key, orderId: String(jsonOf(reply)['order_id']), pieces });
        orders += 1;
        return;
      }
      if (reply && reply.status < 500) return;
      await sleep(AGAIN_AFTER_MS);
    }
    ledger.leaveOpen(buyer);
  }

  async function shopOnce(buyer: Buyer, send: Send, mine: Random): Promise<void> {
    const product = mine.pick(products);
    await send('GET', `/web/single/product/${product}/`);
    const added = await send('POST', '/cart/', {
      body: { pid: product, quantity: mine.between(1, 2) },
    });
    const cart = added?.status === 201 ? await send('GET', '/cart/') : undefined;
    const { data, cart_totals } = jsonOf(cart) as {
      data?: Item[];
      cart_totals?: { final_total: number };
    };
    if (!data?.length || !cart_totals) return void (await sleep(AGAIN_AFTER_MS));
    await order(buyer, send, data, cart_totals.final_total + delivery, mine.word(24));
  }

  const people = await Promise.all(
    buyers.map(async (buyer, index) => ({
      buyer,
      send: await sendAs(buyer, index),
      mine: random.fork(`customer ${index}`),
    })),
  );
  const running = people.map(async ({ buyer, send, mine }) => {
    while (!isOver) {
      await shopOnce(buyer, send, mine);
      await sleep(thinkMs);
    }
  });
  return {
    orders: () => orders,
    stop: async () => {
      isOver = true;
      giveUpAt = Date.now() + PATIENCE_MS;
      await Promise.all(running);
    },
  };
}
