import { callApi } from '../api-calls.ts';
import { jsonOf } from '../call.ts';
import { newLedger } from '../ledger.ts';
import type { Bench, Scenario } from '../scenario.ts';
import { comboPrice, delivery, emptyCarts, price, type Buyer } from '../shop.ts';
import { startWatch, type Watch } from '../watch.ts';

const STOCK = 12;
const RUNNERS = 50;

/** What one customer wants: product ids and quantities; its price in rupees. */
interface Wanted {
  pieces: [productId: number, quantity: number][];
  amount: number;
}

/** Two products, and two combos of both in opposite order and proportion. */
interface Goods {
  parts: [number, number];
  combos: [number, number];
}

/**
 * T12: customers compete for combos, for their parts, and for both in one cart; a part of the
 * winners cancels while the others order again.
 */
export const combos: Scenario = {
  name: 'combos',
  run: async (bench) => {
    const { store, shop, random, report, inForm } = bench;
    const tries = inForm(500, 100_000);
    const watch = startWatch();
    const ledger = newLedger();
    const runners = await shop.makeBuyers(RUNNERS);
    const counts = { tries: 0, placed: 0, refused: 0, cancelled: 0 };
    const wrongStocks: string[] = [];
    while (counts.tries < tries) {
      const goods = await makeGoods(bench);
      ledger.watchProducts(new Map(goods.parts.map((id) => [id, STOCK])));
      const wishes = runners.map((_, index) => wantedBy(index, goods));
      await emptyCarts(shop.pool, runners);
      await fillCarts(bench, watch, runners, wishes);
      const order = async (index: number): Promise<string | undefined> => {
        const [buyer, wanted] = [runners[index], wishes[index]];
        if (!buyer || !wanted) return undefined;
        const key = random.word(24);
        const reply = await callApi(store.apiUrl, 'POST', '/orders/', {
          token: buyer.token,
          key,
          body: {
            address1: buyer.addressId,
            pay_type: 'Cash on Delivery',
            amount: wanted.amount + delivery,
          },
        });
        watch.saw('POST /orders/', reply);
        counts.tries += 1;
        if (reply?.status === 409) counts.refused += 1;
        if (reply?.status !== 201) return undefined;
        counts.placed += 1;
        const orderId = String(jsonOf(reply)['order_id']);
        ledger.acknowledge({ buyer, key, orderId, pieces: new Map(wanted.pieces) });
        return orderId;
      };
      const cancel = async (index: number, orderId: string) => {
        const reply = await callApi(store.apiUrl, 'POST', `/orders/${orderId}/cancel/`, {
          ...(runners[index] && { token: runners[index].token }),
          body: { reason: 'Ordered by mistake' },
        });
        watch.saw('POST /orders/{orderId}/cancel/', reply);
        if (reply?.status === 200) counts.cancelled += 1;
      };
      const placed = await Promise.all(runners.map((_, index) => order(index)));
      await Promise.all(
        placed.map((orderId, index) => {
          if (orderId === undefined) return order(index);
          return index % 2 === 0 ? cancel(index, orderId) : undefined;
        }),
      );
      wrongStocks.push(...(await wrongCombos(bench, goods)));
      report.rounds += 1;
    }
    const { placed, refused } = counts;
    report.check('each try is an order or is refused', placed + refused === counts.tries, counts);
    report.check(
      'the stock of each combo is what its parts allow',
      wrongStocks.length === 0,
      wrongStocks.slice(0, 5).join('; '),
    );
    report.check('no 5xx', watch.dishonest().length === 0, watch.dishonest()[0]);
    report.check('every request is answered', watch.unanswered() === 0, watch.unanswered());
    await ledger.verify(store.apiUrl, shop, report);
    report.figure('tries', counts.tries);
    report.figure('orders', placed);
    report.figure('cancelled', counts.cancelled);
  },
};

async function makeGoods({ shop }: Bench): Promise<Goods> {
  const [one = 0, two = 0] = await shop.makeProducts(2, STOCK);
  const first = await shop.makeCombo([
    [one, 2],
    [two, 1],
  ]);
  const second = await shop.makeCombo([
    [two, 2],
    [one, 1],
  ]);
  return { parts: [one, two], combos: [first, second] };
}

function wantedBy(index: number, { parts: [one, two], combos: [first, second] }: Goods): Wanted {
  const wishes: Wanted[] = [
    { pieces: [[first, 1]], amount: comboPrice },
    { pieces: [[second, 1]], amount: comboPrice },
    { pieces: [[one, 1]], amount: price },
    { pieces: [[two, 2]], amount: 2 * price },
    {
      pieces: [
        [first, 1],
        [one, 1],
        [second, 1],
      ],
      amount: 2 * comboPrice + price,
    },
  ];
  return wishes[index % wishes.length] ?? { pieces: [], amount: 0 };
}

async function fillCarts(
  { store }: Bench,
  watch: Watch,
  buyers: readonly Buyer[],
  wishes: readonly Wanted[],
): Promise<void> {
  await Promise.all(
    buyers.map(async ({ token }, index) => {
      for (const [pid, quantity] of wishes[index]?.pieces ?? []) {
        const body = { pid, quantity };
        watch.saw('POST /cart/', await callApi(store.apiUrl, 'POST', '/cart/', { token, body }));
      }
    }),
  );
}

async function wrongCombos({ shop }: Bench, { parts, combos: sets }: Goods): Promise<string[]> {
  const stocks = await shop.stockOf([...parts, ...sets]);
  const stock = (id: number) => stocks.get(id) ?? 0;
  const [one, two] = parts.map(stock) as [number, number];
  const expected = [
    Math.min(Math.floor(one / 2), two),
    Math.min(Math.floor(two / 2), one),
  ] as const;
  return sets.flatMap((id, i) =>
    stock(id) === expected[i] ? [] : [`combo ${id}: ${stock(id)} with ${one} and ${two}`],
  );
}
