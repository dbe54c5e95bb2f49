import { setTimeout as sleep } from 'node:timers/promises';
import { callApi } from '../../faults/api-calls.ts';
import { call } from '../../faults/call.ts';
import { seconds } from '../../faults/report.ts';
import { slowdown } from '../../faults/slowdown.ts';
import type { Bench, Proof } from '../proof.ts';

/** On an idle machine. */
const withinMs = 2_000;
const giveUpMs = 20_000;
const pollMs = 25;
/** Pages as old as this are kept by the storefronts (docs/decisions/0021). */
const settleMs = 1_000;
const newPrices = [271, 263, 257, 251, 249];

/** Milliseconds until a storefront shows the price on the product's page. */
async function msUntilShown(port: number, path: string, price: number): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < giveUpMs) {
    const page = await call(`http://127.0.0.1:${port}`, 'GET', path);
    if (page?.text.includes(`₹${price}`)) break;
    await sleep(pollMs);
  }
  return performance.now() - begun;
}

/** Staff change a price at one API; every storefront must show it within two seconds. */
export const priceChange: Proof<Bench> = {
  name: 'price change',
  run: async ({ cluster, report, isShort }) => {
    const { shop, apiUrl, ofKind } = cluster;
    const [staff] = await shop.makeBuyers(1, { isStaff: true });
    const [product = 0] = await shop.makeProducts(1, 100);
    const path = `/products/${product}/honey`;
    const ports = ofKind('storefront').map(({ port }) => port);
    // Kept from now on, in Redis and in the memory of each.
    const before = await Promise.all(ports.map((port) => msUntilShown(port, path, 300)));
    report.check('every storefront shows the first price', Math.max(...before) < giveUpMs);
    await sleep(settleMs);
    const slowest: number[] = [];
    const limit = withinMs * slowdown(isShort);
    for (const price of newPrices.slice(0, isShort ? 2 : newPrices.length)) {
      const token = staff?.token ?? '';
      const body = { product_price: price };
      const changed = await callApi(apiUrl, 'PATCH', `/staff/products/${product}/`, {
        token,
        body,
      });
      report.check('staff can change the price', changed?.status === 200, changed?.text);
      const times = await Promise.all(ports.map((port) => msUntilShown(port, path, price)));
      const last = Math.max(...times);
      slowest.push(last);
      report.check(`on all storefronts within ${seconds(limit)}`, last <= limit, seconds(last));
      report.rounds += 1;
      await sleep(settleMs);
    }
    report.figure('slowest storefront', seconds(Math.max(...slowest)));
  },
};
