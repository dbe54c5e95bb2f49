import { callApi } from '../api-calls.ts';
import { jsonOf } from '../call.ts';
import { inParallel } from '../../../launch/in-parallel.ts';
import { newLedger } from '../ledger.ts';
import type { Scenario } from '../scenario.ts';
import { delivery, emptyCarts, price } from '../shop.ts';
import { startWatch } from '../watch.ts';

const STOCK = 5;
const RUNNERS = 50;
/** Each runner submits its order this number of times per round. */
const SUBMITS = 2;

/** T12, T13: many customers compete for the last five pieces, each with the same order twice. */
export const races: Scenario = {
  name: 'races',
  run: async ({ store, shop, random, report, inForm }) => {
    const rounds = inForm(500, 100_000) / (RUNNERS * SUBMITS);
    const watch = startWatch();
    const ledger = newLedger();
    const runners = await shop.makeBuyers(RUNNERS);
    let tries = 0;
    let won = 0;
    let refused = 0;
    for (let round = 0; round < rounds; round += 1) {
      const [product = 0] = await shop.makeProducts(1, STOCK);
      ledger.watchProducts(new Map([[product, STOCK]]));
      await emptyCarts(shop.pool, runners);
      await inParallel(runners, RUNNERS, async ({ token }) => {
        const body = { pid: product, quantity: 1 };
        watch.saw('POST /cart/', await callApi(store.apiUrl, 'POST', '/cart/', { token, body }));
      });
      // All start at the same time, each with one key for both attempts: a double click.
      const submits = runners.flatMap((buyer) => {
        const key = random.word(24);
        return Array.from({ length: SUBMITS }, () => ({ buyer, key }));
      });
      await Promise.all(
        submits.map(async ({ buyer, key }) => {
          const body = {
            address1: buyer.addressId,
            pay_type: 'Cash on Delivery',
            amount: price + delivery,
          };
          const { token } = buyer;
          const reply = await callApi(store.apiUrl, 'POST', '/orders/', { token, body, key });
          watch.saw('POST /orders/', reply);
          tries += 1;
          if (reply?.status === 201) {
            won += 1;
            const orderId = String(jsonOf(reply)['order_id']);
            ledger.acknowledge({ buyer, key, orderId, pieces: new Map([[product, 1]]) });
          } else if (reply?.status === 409) refused += 1;
        }),
      );
      report.rounds += 1;
    }
    report.check(
      'five win each round, twice told, and the rest are refused',
      won === rounds * STOCK * SUBMITS && won + refused === tries,
      { tries, won, refused },
    );
    report.check('no 5xx', watch.dishonest().length === 0, watch.dishonest()[0]);
    report.check('every request is answered', watch.unanswered() === 0, watch.unanswered());
    await ledger.verify(store.apiUrl, shop, report);
    report.figure('tries', tries);
    report.figure('pieces sold', rounds * STOCK);
  },
};
