import { setTimeout as sleep } from 'node:timers/promises';
import { newLedger } from '../ledger.ts';
import { startLoad } from '../load.ts';
import { childrenOf, signal } from '../processes.ts';
import { BACK_WITHIN_MS, BACK_WITHIN_SHORT_MS, untilServing } from '../recovery.ts';
import { percentile, seconds } from '../report.ts';
import type { Bench, Scenario } from '../scenario.ts';
import { startWatch } from '../watch.ts';

const targets = ['api', 'storefront', 'database', 'backend'] as const;
type Target = (typeof targets)[number];

/** The process to be killed: of PostgreSQL's own, one that serves a connection. */
async function pidOf({ store, random }: Bench, target: Target): Promise<number | undefined> {
  const { api, storefront, database } = await store.processes();
  if (target !== 'backend') return { api, storefront, database }[target];
  if (database === undefined) return undefined;
  const backends = (await childrenOf(database)).filter(({ command }) =>
    /^postgres: sose sose /.test(command),
  );
  return backends.length > 0 ? random.pick(backends).pid : undefined;
}

/** T29, T60: `kill -9` of each process at random moments, while customers order. */
export const kills: Scenario = {
  name: 'kills',
  endsPrograms: true,
  run: async (bench) => {
    const { store, shop, random, report, inForm, say } = bench;
    const ledger = newLedger();
    const watch = startWatch();
    const products = await shop.makeProducts(6, 1_000_000);
    ledger.watchProducts(await shop.stockOf(products));
    const load = await startLoad({
      store,
      shop,
      ledger,
      watch,
      random,
      products,
      customers: inForm({ api: 4, storefront: 2 }, { api: 8, storefront: 4 }),
    });
    const back: Record<Target, number[]> = { api: [], storefront: [], database: [], backend: [] };
    for (let round = 0; round < inForm(targets.length, 20); round += 1) {
      const target = targets[round % targets.length] ?? 'api';
      await sleep(random.between(200, inForm(800, 3_000)));
      const pid = await pidOf(bench, target);
      report.check(`there is a process to kill: ${target}`, pid !== undefined);
      if (pid === undefined || !signal(pid, 'SIGKILL')) continue;
      const took = await untilServing(bench);
      back[target].push(took);
      report.rounds += 1;
      say(`  ${target} killed, everything back after ${seconds(took)}`);
    }
    await load.stop();
    const limit = inForm(BACK_WITHIN_SHORT_MS, BACK_WITHIN_MS);
    for (const target of targets) {
      const slowest = Math.max(0, ...back[target]);
      report.check(`all is back within ${seconds(limit)} of a killed ${target}`, slowest <= limit, {
        ms: Math.round(slowest),
      });
      report.figure(`${target} back`, seconds(percentile(back[target], 0.5)));
    }
    report.check('customers could order meanwhile', load.orders() > 0);
    report.check('no 5xx but honest 503s', watch.dishonest().length === 0, watch.dishonest()[0]);
    await ledger.verify(store.apiUrl, shop, report);
    report.figure('orders', ledger.orders());
    report.figure('503s', watch.away());
  },
};
