import { setTimeout as sleep } from 'node:timers/promises';
import { jsonOf } from '../faults/call.ts';
import type { Ledger } from '../faults/ledger.ts';
import type { Random } from '../faults/random.ts';
import { delivery, type Buyer, type Shop } from '../faults/shop.ts';
import type { Answers } from './answers.ts';
import { openCustomer, type Ask } from './customer.ts';

export interface OrderLoad {
  acknowledged: () => number;
  /** Orders that were refused because others had bought the last pieces. */
  soldOut: () => number;
  /** Waits until so many orders are acknowledged, then lets all customers finish. */
  finish: (orders: number) => Promise<void>;
}

export interface OrderLoadOptions {
  siteUrl: string;
  shop: Shop;
  ledger: Ledger;
  answers: Answers;
  random: Random;
  customers: number;
  /** Products that do not run out, and some of which there are few pieces. */
  products: { plenty: readonly number[]; scarce: readonly number[] };
  thinkMs: number;
}

/** One cart in so many has a product that runs out. */
const scarceEvery = 8;
const pollMs = 100;

/**
 * Customers that browse, fill the cart and order at the storefronts, until `finish`. Each request
 * is repeated once at most; an order with its idempotency key.
 */
export async function startOrderLoad(options: OrderLoadOptions): Promise<OrderLoad> {
  const { siteUrl, shop, ledger, answers, random, customers, products, thinkMs } = options;
  const buyers = await shop.makeBuyers(customers);
  let isOver = false;
  let acknowledged = 0;
  let soldOut = 0;

  async function readCart(ask: Ask) {
    const { data = [], cart_totals } = jsonOf(await ask('GET', '/api/store/cart/')) as {
      data?: { id: number; product_id: number; quantity: number }[];
      cart_totals?: { final_total: number };
    };
    return { items: data, total: cart_totals?.final_total ?? 0 };
  }

  async function emptyCart(ask: Ask) {
    const { items } = await readCart(ask);
    for (const { id } of items) await ask('DELETE', `/api/store/cart/${id}`);
  }

  async function buyOnce(buyer: Buyer, ask: Ask, mine: Random): Promise<void> {
    const isScarce = products.scarce.length > 0 && mine.between(1, scarceEvery) === 1;
    const product = mine.pick(isScarce ? products.scarce : products.plenty);
    await ask('GET', `/products/${product}/honey`);
    const added = await ask('POST', '/api/store/cart/', {
      body: { pid: product, quantity: mine.between(1, 2) },
    });
    if (added?.status !== 201) {
      if (added && added.status < 500) soldOut += 1;
      return emptyCart(ask);
    }
    const { items, total } = await readCart(ask);
    if (items.length === 0) return;
    const key = mine.word(24);
    const reply = await ask('POST', '/api/store/orders/', {
      key,
      body: { address1: buyer.addressId, pay_type: 'Cash on Delivery', amount: total + delivery },
    });
    if (reply?.status === 201) {
      const pieces = new Map(items.map((item) => [item.product_id, item.quantity]));
      ledger.acknowledge({ buyer, key, orderId: String(jsonOf(reply)['order_id']), pieces });
      acknowledged += 1;
      return;
    }
    if (!reply || reply.status >= 500) ledger.leaveOpen(buyer);
    else soldOut += 1;
    await emptyCart(ask);
  }

  const people = await Promise.all(
    buyers.map(async (buyer, index) => ({
      buyer,
      ask: await openCustomer(siteUrl, buyer, answers),
      mine: random.fork(`customer ${index}`),
    })),
  );
  const running = people.map(async ({ buyer, ask, mine }) => {
    while (!isOver) {
      await buyOnce(buyer, ask, mine);
      await sleep(thinkMs);
    }
  });
  return {
    acknowledged: () => acknowledged,
    soldOut: () => soldOut,
    finish: async (orders) => {
      while (acknowledged < orders) await sleep(pollMs);
      isOver = true;
      await Promise.all(running);
    },
  };
}
