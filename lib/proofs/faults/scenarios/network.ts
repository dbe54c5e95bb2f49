import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BrowserSession } from '../browser-session.ts';
import { call, type Reply, jsonOf } from '../call.ts';
import { faultProxy, type FaultMode, type FaultProxy } from '../fault-proxy.ts';
import { newLedger } from '../ledger.ts';
import { inParallel } from '../../../launch/in-parallel.ts';
import { seconds } from '../report.ts';
import type { Bench, Scenario } from '../scenario.ts';
import { buyerPassword, delivery, price, type Buyer } from '../shop.ts';
import { slowdown } from '../slowdown.ts';
import { startStore, type Store } from '../store.ts';
import { isHonest } from '../watch.ts';

/** Time limit for a page or its error page. */
const PAGE_WITHIN_MS = 5_000;
/** For so long after its end requests wait for the return of the API. */
const RETURN_WITHIN_MS = 10_000;
/** Time limit for a call of the browser. */
const CALL_WITHIN_MS = 32_000;
const HEALTHY_WITHIN_MS = 10_000;
const CALL_LIMIT_MS = 120_000;
/** Minimum length of an error page, in characters. */
const LEAST_PAGE = 500;
const LOOK_EVERY_MS = 100;

const modesOf = (isShort: boolean): FaultMode[] => [
  { kind: 'down' },
  { kind: 'resets', share: 0.1 },
  { kind: 'truncated' },
  { kind: 'html 502' },
  ...(isShort
    ? []
    : ([{ kind: 'slow', afterMs: 3_000 }, { kind: 'blackhole' }] satisfies FaultMode[])),
];

const kept = ['/', '/about-us', '/faq'];

/** Checks that a page that needs the API answers in time and is not blank. */
async function checkPage(
  { report, isShort }: Bench,
  site: Store,
  path: string,
  what: string,
): Promise<void> {
  const reply = await call(site.siteUrl, 'GET', path, { limitMs: CALL_LIMIT_MS });
  const waitMs = what === 'API down' ? RETURN_WITHIN_MS : 0;
  const limit = waitMs + PAGE_WITHIN_MS * slowdown(isShort);
  report.check(
    `${what}: ${path.replace(/\d+/, '…')} comes within ${seconds(limit)}`,
    reply !== undefined && reply.ms <= limit,
    reply && `${reply.status} after ${seconds(reply.ms)}`,
  );
  report.check(
    `${what}: ${path.replace(/\d+/, '…')} is no blank page`,
    reply !== undefined && (reply.text.length > LEAST_PAGE || reply.status < 400),
    reply?.text.slice(0, 100),
  );
}

async function untilHealthy({ shop, report, isShort }: Bench, site: Store, what: string) {
  const [product = 0] = await shop.makeProducts(1, 10);
  const begun = performance.now();
  const limit = HEALTHY_WITHIN_MS * slowdown(isShort);
  let status: number | undefined;
  while (performance.now() - begun < limit) {
    status = (await call(site.siteUrl, 'GET', `/products/${product}/honey`))?.status;
    if (status === 200) break;
    await sleep(LOOK_EVERY_MS);
  }
  const took = performance.now() - begun;
  report.check(`${what}: healthy within ${seconds(limit)}`, status === 200, status);
  return took;
}

/**
 * The answer to an order is lost after the store has created it; a retry with the same idempotency
 * key returns the same order.
 */
async function loseReplies(bench: Bench, site: Store, proxy: FaultProxy): Promise<void> {
  const { store, shop, report, inForm, random } = bench;
  const ledger = newLedger();
  const [product = 0] = await shop.makeProducts(1, 1_000);
  ledger.watchProducts(new Map([[product, 1_000]]));
  const buyers = await shop.makeBuyers(inForm(3, 40));
  const people: { buyer: Buyer; session: BrowserSession; key: string }[] = [];
  await inParallel(buyers, 4, async (buyer) => {
    const session = new BrowserSession(site.siteUrl);
    await session.logIn(buyer.email, buyerPassword);
    const body = { pid: product, quantity: 1 };
    await session.call('POST', '/api/store/cart/', { body });
    people.push({ buyer, session, key: random.word(24) });
  });
  const order = ({ buyer, session, key }: (typeof people)[number]): Promise<Reply | undefined> =>
    session.call('POST', '/api/store/orders/', {
      headers: { 'idempotency-key': key },
      body: {
        address1: buyer.addressId,
        pay_type: 'Cash on Delivery',
        amount: price + delivery,
      },
    });
  await proxy.be({ kind: 'lost reply' });
  await inParallel(people, 4, async (person) => {
    const reply = await order(person);
    report.check(
      'a lost answer is told honestly',
      reply !== undefined && reply.status === 503 && isHonest(reply),
      reply?.text.slice(0, 100),
    );
  });
  await proxy.be({ kind: 'pass' });
  await inParallel(people, 4, async (person) => {
    const reply = await order(person);
    report.check('the same order again gets its answer', reply?.status === 201, reply?.text);
    if (reply?.status !== 201) return;
    const { buyer, key } = person;
    const orderId = String(jsonOf(reply)['order_id']);
    ledger.acknowledge({ buyer, key, orderId, pieces: new Map([[product, 1]]) });
  });
  await ledger.verify(store.apiUrl, shop, report);
  report.figure('lost answers', people.length);
}

/** T13, T30: the store API is unavailable, slow or loses its answers, as seen by a storefront. */
export const network: Scenario = {
  name: 'network',
  run: async (bench) => {
    const { store, shop, folder, report, random, isShort, say } = bench;
    const proxy = await faultProxy(store.apiUrl, () => random.next());
    const siteFolder = join(folder.path, 'second-site');
    await mkdir(siteFolder, { recursive: true });
    let site: Store | undefined;
    try {
      site = await startStore({
        folder: siteFolder,
        settings: { ...store.secrets, STORE_API_URL: proxy.url },
      });
      for (const path of kept) await call(site.siteUrl, 'GET', path);
      const back: number[] = [];
      for (const mode of modesOf(isShort)) {
        const what = `API ${mode.kind}`;
        const [product = 0] = await shop.makeProducts(1, 10);
        await proxy.be(mode);
        for (const path of kept) {
          const reply = await call(site.siteUrl, 'GET', path, { limitMs: CALL_LIMIT_MS });
          report.check(
            `${what}: the kept page ${path} is served`,
            reply?.status === 200,
            reply?.status,
          );
        }
        await checkPage(bench, site, `/products/${product}/honey`, what);
        const list = await call(site.siteUrl, 'GET', '/api/store/web/products/list/', {
          limitMs: CALL_LIMIT_MS,
        });
        report.check(
          `${what}: a call is answered within ${seconds(CALL_WITHIN_MS)}`,
          list === undefined
            ? mode.kind === 'truncated'
            : list.ms <= CALL_WITHIN_MS * slowdown(isShort),
          list?.status,
        );
        await proxy.be({ kind: 'pass' });
        back.push(await untilHealthy(bench, site, what));
        const again = await call(site.siteUrl, 'GET', `/products/${product}/honey`);
        report.check(`${what}: no failure is kept`, again?.status === 200, again?.status);
        report.rounds += 1;
        say(`  ${what}, healthy after ${seconds(back.at(-1) ?? 0)}`);
      }
      await loseReplies(bench, site, proxy);
      const { storefront } = await site.processes();
      report.check('the storefront was not ended', storefront !== undefined && !site.hasEnded());
      report.figure('back', seconds(Math.max(...back)));
    } finally {
      await site?.stop();
      await proxy.close();
    }
  },
};
