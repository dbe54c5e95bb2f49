import { setTimeout as sleep } from 'node:timers/promises';
import { callApi } from '../api-calls.ts';
import { call } from '../call.ts';
import { checkBack, untilServing } from '../recovery.ts';
import { seconds } from '../report.ts';
import type { Scenario } from '../scenario.ts';
import { underLoad } from '../under-load.ts';

const LOOK_EVERY_MS = 200;
/** Time until writes fail; tables and logs have some free space inside. */
const FULL_WITHIN_MS = 60_000;

/** T57: the disk is full, and later has space again. */
export const disk: Scenario = {
  name: 'disk',
  // PostgreSQL exits if it cannot write its log, and is restarted.
  endsPrograms: true,
  run: async (bench) => {
    const { store, folder, report, inForm } = bench;
    if (!folder.fill) return report.skip('a file system of its own needs root');
    const { fill } = folder;
    await call(store.siteUrl, 'GET', '/');
    await underLoad(
      bench,
      inForm({ api: 4, storefront: 1 }, { api: 8, storefront: 4 }),
      async (watch) => {
        const before = watch.away();
        await fill();
        const begun = Date.now();
        while (watch.away() === before && Date.now() - begun < FULL_WITHIN_MS) {
          // Also fills space that the database frees during the fault.
          await fill().catch(() => undefined);
          await sleep(LOOK_EVERY_MS);
        }
        report.check('orders are refused honestly where there is no room', watch.away() > before);
        const page = await call(store.siteUrl, 'GET', '/');
        report.check('a page that is kept still comes', page?.status === 200, page?.status);
        const health = await callApi(store.apiUrl, 'GET', '/health');
        report.check('the API still answers', health !== undefined, health?.status);
        await sleep(inForm(500, 10_000));
        await folder.empty();
        const took = await untilServing(bench);
        checkBack(bench, 'a disk with room again', took);
        report.figure('back', seconds(took));
        report.rounds += 1;
      },
    );
  },
};
