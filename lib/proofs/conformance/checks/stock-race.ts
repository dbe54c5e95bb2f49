import { randomUUID } from 'node:crypto';
import { addToCart } from '../../../contract/cart.ts';
import { placeOrder } from '../../../contract/order.ts';
import type { Who } from '../client.ts';
import { callTitle } from '../contract-calls.ts';
import type { Picked } from '../pick-products.ts';
import { buildRequest, type People, type Suite } from '../suite.ts';
import type { Homes } from './addresses.ts';
import { emptyCart } from './cart.ts';
import { cancelLater, orderBody, readStock } from './orders.ts';

const TIMES = 4;

/** Both accounts order the whole stock many times in parallel: only one order may succeed. */
export async function checkStockRace(
  suite: Suite,
  people: People,
  homes: Homes,
  scarce: Picked | undefined,
): Promise<void> {
  const { send, check, report } = suite;
  const buyers = [
    { who: people.main, home: homes.main },
    { who: people.other, home: homes.other },
  ];
  const ready: { who: Who; body: Record<string, unknown> }[] = [];
  for (const { who, home } of buyers) {
    if (!who || home === undefined || !scarce) continue;
    await emptyCart(suite, who);
    suite.later(() => emptyCart(suite, who));
    await send(
      buildRequest(addToCart, { who, body: { pid: scarce.id, quantity: scarce.stock ?? 1 } }),
    );
    ready.push({ who, body: await orderBody(suite, who, home) });
  }
  if (!scarce || ready.length < 2) {
    return report.notTried(callTitle(placeOrder), 'a race needs two accounts and a counted stock');
  }
  const rounds = Array.from({ length: TIMES }, () => ready).flat();
  const replies = await Promise.all(
    rounds.map(async ({ who, body }) => ({
      who,
      reply: await send(buildRequest(placeOrder, { who, body, key: randomUUID() })),
    })),
  );
  const made = replies.filter(({ reply }) => reply.status === 201);
  for (const { who, reply } of made) cancelLater(suite, who, String(reply.json?.['order_id']));
  const what = `${rounds.length} orders at once for the last ${scarce.stock} of ${scarce.name}: one is made`;
  check(placeOrder, what, made.length === 1, made.length);
  const others = replies.map(({ reply }) => reply.status).filter((status) => status !== 201);
  const isConflict = others.every((status) => status === 409);
  check(placeOrder, 'the others are refused with 409', isConflict, others);
  const left = await readStock(suite, scarce);
  check(placeOrder, 'nothing is left: available_stock_quantity', left === 0, left);
}
