import { callApi } from '../api-calls.ts';
import { jsonOf, type Reply } from '../call.ts';
import type { FaultMode, FaultProxy } from '../fault-proxy.ts';
import { formWithFile } from '../form.ts';
import { askForLink, fillCart } from '../online-order.ts';
import { pngOf } from '../png.ts';
import { seconds } from '../report.ts';
import type { Bench, Scenario } from '../scenario.ts';
import type { Buyer } from '../shop.ts';
import { slowdown } from '../slowdown.ts';
import { startWatch } from '../watch.ts';

/** Time limit for telling a customer that a provider does not answer. */
const ANSWER_WITHIN_MS = 15_000;
const CALL_LIMIT_MS = 120_000;

interface Trial {
  provider: string;
  network: FaultProxy;
  /** Prepares a call that needs the provider; repeating it is the same call (idempotent). */
  prepare: (buyer: Buyer) => Promise<() => Promise<Reply | undefined>>;
}

const modesOf = (isShort: boolean): FaultMode[] => [
  { kind: 'down' },
  { kind: 'blackhole' },
  { kind: 'lost reply' },
  ...(isShort
    ? []
    : ([
        { kind: 'slow', afterMs: 3_000 },
        { kind: 'resets', share: 1 },
        { kind: 'truncated' },
        { kind: 'html 502' },
      ] satisfies FaultMode[])),
];

function trialsOf({ store, standIns, random }: Bench, product: number): Trial[] {
  const { gateway, captcha, bucket } = standIns.networks;
  return [
    {
      provider: 'the payment gateway',
      network: gateway,
      prepare: async (buyer) => {
        await fillCart(store, buyer, product);
        const key = random.word(24);
        return () => askForLink(store, buyer, key);
      },
    },
    {
      provider: 'the captcha service',
      network: captcha,
      prepare: async ({ email }) => {
        return () =>
          callApi(store.apiUrl, 'POST', '/user/reset-password/', {
            limitMs: CALL_LIMIT_MS,
            body: { email, recaptcha: `reset_password ${random.word(24)}` },
          });
      },
    },
    {
      provider: 'the bucket',
      network: bucket,
      prepare: async ({ token }) => {
        const picture = await formWithFile('picture', 'me.png', pngOf(64, 64), 'image/png');
        return () =>
          callApi(store.apiUrl, 'POST', '/user/profile/picture/', {
            token,
            limitMs: CALL_LIMIT_MS,
            ...picture,
          });
      },
    },
  ];
}

/** T40, T20: every provider is unavailable, slow, or loses its answers. */
export const providers: Scenario = {
  name: 'providers',
  run: async (bench) => {
    const { shop, report, isShort } = bench;
    const [product = 0] = await shop.makeProducts(1, 100_000);
    const watch = startWatch();
    const attempt = async ({ provider, network, prepare }: Trial) => {
      const times: number[] = [];
      for (const mode of modesOf(isShort)) {
        const [buyer] = await shop.makeBuyers(1);
        if (!buyer) continue;
        const make = await prepare(buyer);
        await network.be(mode);
        const reply = await make();
        await network.be({ kind: 'pass' });
        watch.saw(`${provider}, ${mode.kind}`, reply);
        const limit = ANSWER_WITHIN_MS * slowdown(isShort);
        report.check(
          `${provider}, ${mode.kind}: answered within ${seconds(limit)}`,
          reply !== undefined && reply.ms <= limit,
          reply && seconds(reply.ms),
        );
        if (reply) times.push(reply.ms);
        const isDone = reply !== undefined && reply.status < 300;
        report.check(
          `${provider}, ${mode.kind}: a refusal says why in words`,
          isDone || String(jsonOf(reply)['message'] ?? '').length > 0,
          reply?.text.slice(0, 200),
        );
        const again = await make();
        report.check(
          `${provider}, ${mode.kind}: the same call works afterwards`,
          again !== undefined && again.status < 300,
          again?.text.slice(0, 200),
        );
        const made = (await shop.ordersOf([buyer.customerId])).get(buyer.customerId) ?? [];
        report.check('no order is made twice', made.length <= 1, made);
        report.rounds += 1;
      }
      report.figure(provider, `slowest ${seconds(Math.max(0, ...times))}`);
    };
    await Promise.all(trialsOf(bench, product).map(attempt));
    report.check('no 5xx but honest 503s', watch.dishonest().length === 0, watch.dishonest()[0]);
  },
};
