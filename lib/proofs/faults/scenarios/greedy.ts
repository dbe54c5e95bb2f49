import { families, familyMembers } from '../../../backend/db/schema/family.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import { percentile } from '../../speed/statistics.ts';
import { BrowserSession } from '../browser-session.ts';
import { call, jsonOf, type Reply } from '../call.ts';
import { besideReader } from '../honest-reader.ts';
import type { Bench, Scenario } from '../scenario.ts';
import { buyerPassword } from '../shop.ts';
import { slowdown } from '../slowdown.ts';
import { startWatch } from '../watch.ts';

const CALL_LIMIT_MS = 60_000;
/** Calls of one customer at the same time. */
const AT_ONCE = 16;
const PRODUCTS = 1_500;
const SIZES = 100;
const PAGES_AT_ONCE = 128;
const RENDERED_MOST_MS = 1_500;
const GREEDY = { 'x-forwarded-for': '203.0.113.66' };
const READER = { 'x-forwarded-for': '198.51.100.8' };

interface Item {
  id: number;
  product_id: number;
}

async function logIn({ store, shop }: Bench): Promise<BrowserSession> {
  const [buyer] = await shop.makeBuyers(1);
  if (!buyer) throw new Error('The shop made nobody');
  const session = new BrowserSession(store.siteUrl);
  await session.logIn(buyer.email, buyerPassword);
  return session;
}

/** Sends calls of one customer until it is over; returns those that were answered. */
async function loop(
  bench: Bench,
  what: string,
  send: (turn: number) => Promise<Reply | undefined>,
): Promise<void> {
  const watch = startWatch();
  let turn = 0;
  await besideReader(bench, what, async (isOver) => {
    const lines = Array.from({ length: AT_ONCE }, async () => {
      while (!isOver()) watch.saw(what, await send(turn++));
    });
    await Promise.all(lines);
  });
  const { report } = bench;
  report.check(`${what}: no 5xx`, watch.dishonest().length === 0, watch.dishonest()[0]);
  report.figure(what, `${watch.answers()} answers, ${watch.away()} refused`);
}

/** T94: a customer who puts all there is into the cart and onto the wishlist. */
async function fillWithoutEnd(bench: Bench): Promise<void> {
  const session = await logIn(bench);
  const ids = await bench.shop.makeProducts(PRODUCTS, 10);
  const send = (method: string, path: string, body?: unknown) =>
    session.call(method, `/api/store${path}`, {
      headers: GREEDY,
      limitMs: CALL_LIMIT_MS,
      ...(body !== undefined && { body }),
    });
  const calls: ((pid: number | undefined) => Promise<Reply | undefined>)[] = [
    (pid) => send('POST', '/cart/', { pid, quantity: 1 }),
    (pid) => send('POST', '/wishlist/', { pid }),
    () => send('GET', '/cart/'),
    () => send('GET', '/listwish/'),
  ];
  await loop(bench, 'a cart without end', async (turn) => {
    const pid = ids[Math.floor(turn / calls.length) % ids.length];
    return calls[turn % calls.length]?.(pid);
  });
  const { data: items } = jsonOf(await send('GET', '/cart/')) as { data?: Item[] };
  const { data: wished } = jsonOf(await send('GET', '/listwish/')) as { data?: Item[] };
  const { maxCartLines, maxWishlistItems } = storeRules;
  // Additions at the same moment may pass the limit by a few.
  bench.report.check(
    'cart and wishlist have an end',
    (items?.length ?? 0) <= maxCartLines + AT_ONCE &&
      (wished?.length ?? 0) <= maxWishlistItems + AT_ONCE,
    `${items?.length} and ${wished?.length}`,
  );
}

/** A customer who changes the sizes of a cart of one large family without end. */
async function changeSizes(bench: Bench): Promise<void> {
  const { shop, random } = bench;
  const session = await logIn(bench);
  const ids = await shop.makeProducts(SIZES, 1_000);
  const [family] = await shop.db
    .insert(families)
    .values({ name: 'Honey of all sizes', axes: ['Size'] })
    .returning({ id: families.id });
  const familyId = family?.id ?? 0;
  await shop.db.insert(familyMembers).values(
    ids.map((productId, position) => ({
      ...{ productId, familyId, position },
      options: [`${position} g`],
    })),
  );
  const send = (method: string, path: string, body: unknown) =>
    session.call(method, `/api/store${path}`, { headers: GREEDY, limitMs: CALL_LIMIT_MS, body });
  let items: Item[] = [];
  for (const pid of ids.slice(0, SIZES / 2)) {
    items = (jsonOf(await send('POST', '/cart/', { pid, quantity: 1 }))['data'] ?? []) as Item[];
  }
  await loop(bench, 'sizes changed in a loop', () => {
    const { id } = random.pick(items);
    return send('PATCH', `/cart/${id}/`, { pid: random.pick(ids), quantity: 1 });
  });
}

/**
 * T71: a client who asks for the lists that another wants, at the end of a long queue of its own.
 */
async function askBefore(bench: Bench): Promise<void> {
  const { store, random, report, isShort } = bench;
  const times: number[] = [];
  const refused: number[] = [];
  const read = (path: string, headers: Record<string, string>) =>
    call(store.siteUrl, 'GET', path, { headers, limitMs: CALL_LIMIT_MS });
  const newList = () => `/shop?prod_search=${random.word(8)}`;
  await besideReader(bench, 'pages asked for before others', async (isOver) => {
    const lines = Array.from({ length: PAGES_AT_ONCE }, async () => {
      while (!isOver()) await read(newList(), GREEDY);
    });
    const reader = (async () => {
      while (!isOver()) {
        const wanted = newList();
        const before = read(wanted, GREEDY);
        const reply = await read(wanted, READER);
        if (reply?.status === 200) times.push(reply.ms);
        else refused.push(reply?.status ?? 0);
        await before;
      }
    })();
    await Promise.all([...lines, reader]);
  });
  const p95 = percentile(times, 95);
  const limit = RENDERED_MOST_MS * slowdown(isShort);
  report.check(
    `the list within ${limit.toFixed(0)} ms at p95`,
    p95 <= limit,
    `${p95.toFixed(0)} ms`,
  );
  report.check('and never refused', times.length > 0 && refused.length === 0, refused.slice(0, 3));
  report.figure('the list p95', `${p95.toFixed(0)} ms of ${times.length}`);
}

/** One client who is greedy within the rules, beside a reader. */
export const greedy: Scenario = {
  name: 'greedy',
  run: async (bench) => {
    await fillWithoutEnd(bench);
    await changeSizes(bench);
    await askBefore(bench);
  },
};
