import { setTimeout as sleep } from 'node:timers/promises';
import { listChildren, signal } from '../../../testing/processes.ts';
import { checkBack, untilServing } from '../recovery.ts';
import { percentile } from '../../speed/statistics.ts';
import { seconds } from '../report.ts';
import type { Bench, Scenario } from '../scenario.ts';
import { underLoad } from '../under-load.ts';

const targets = ['api', 'storefront', 'renderer', 'database', 'backend'] as const;
type Target = (typeof targets)[number];

/** The process to kill; for PostgreSQL one of those that serve a connection. */
async function pidOf({ store, random }: Bench, target: Target): Promise<number | undefined> {
  const { database, ...others } = await store.processes();
  if (target !== 'backend') return { database, ...others }[target];
  if (database === undefined) return undefined;
  const backends = (await listChildren(database)).filter(({ command }) =>
    /^postgres: sose sose /.test(command),
  );
  return backends.length > 0 ? random.pick(backends).pid : undefined;
}

/** T29, T60: `kill -9` of each process at random moments, while customers order. */
export const kills: Scenario = {
  name: 'kills',
  endsPrograms: true,
  run: async (bench) => {
    const { random, report, inForm, say } = bench;
    const back: Record<Target, number[]> = {
      api: [],
      storefront: [],
      renderer: [],
      database: [],
      backend: [],
    };
    const customers = inForm({ api: 3, storefront: 1 }, { api: 8, storefront: 4 });
    await underLoad(bench, customers, async () => {
      for (let round = 0; round < inForm(targets.length, 20); round += 1) {
        const target = targets[round % targets.length] ?? 'api';
        await sleep(random.between(200, inForm(600, 3_000)));
        const pid = await pidOf(bench, target);
        report.check(`there is a process to kill: ${target}`, pid !== undefined);
        if (pid === undefined || !signal(pid, 'SIGKILL')) continue;
        const took = await untilServing(bench);
        checkBack(bench, `a killed ${target}`, took);
        back[target].push(took);
        report.rounds += 1;
        say(`  ${target} killed, everything back after ${seconds(took)}`);
      }
    });
    for (const target of targets) {
      report.figure(`${target} back`, seconds(percentile(back[target], 50)));
    }
  },
};
