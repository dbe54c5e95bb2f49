import { newLedger } from './ledger.ts';
import { startLoad } from './load.ts';
import type { Bench } from './scenario.ts';
import { startWatch, type Watch } from './watch.ts';

const STOCK = 1_000_000;
const PRODUCTS = 6;

/**
 * Runs `work` while normal customers order, then verifies everything that the store has
 * acknowledged.
 */
export async function underLoad(
  bench: Bench,
  customers: { api: number; storefront: number },
  work: (watch: Watch) => Promise<void>,
): Promise<void> {
  const { store, shop, random, report } = bench;
  const ledger = newLedger();
  const watch = startWatch();
  const products = await shop.makeProducts(PRODUCTS, STOCK);
  ledger.watchProducts(await shop.stockOf(products));
  const load = await startLoad({ store, shop, ledger, watch, random, products, customers });
  try {
    await work(watch);
  } finally {
    await load.stop();
  }
  report.check('customers could order', load.orders() > 0);
  report.check('no 5xx but honest 503s', watch.dishonest().length === 0, watch.dishonest()[0]);
  await ledger.verify(store.apiUrl, shop, report);
  report.figure('orders', ledger.orders());
  report.figure('503s', watch.away());
}
