import { buildStorefront } from '../../launch/build.ts';
import { closeCalls } from './call.ts';
import { makeDataFolder, type DataFolder } from './data-folder.ts';
import { readOptions, type Options } from './options.ts';
import { seededRandom } from './random.ts';
import { isGood, newReport, megabytes } from './report.ts';
import type { Scenario, Bench } from './scenario.ts';
import { scenarios } from './scenarios/all.ts';
import { openShop, type Shop } from './shop.ts';
import { startStandIns, type StandIns } from './stand-ins.ts';
import { startStore, type Store } from './store.ts';
import { drawTable, type Row } from './table.ts';
import { settles } from './memory-watch.ts';
import { checkBack, untilServing } from './recovery.ts';

/** Maximum memory of API and storefront, in bytes. */
const MOST_API_BYTES = 600 * 1024 ** 2;

const MOST_STOREFRONT_BYTES = 400 * 1024 ** 2;

/** Runs one scenario, then the checks that apply after every scenario. */
async function runScenario(scenario: Scenario, bench: Bench): Promise<void> {
  const { store, report } = bench;
  const before = await store.processes();
  try {
    await scenario.run(bench);
  } catch (error) {
    report.check('the scenario runs to its end', false, String(error));
  }
  if (report.skipped) return;
  checkBack(bench, 'after the scenario', await untilServing(bench).catch(() => Infinity));
  const after = await store.processes();
  report.check('the launcher has not given up', !store.hasEnded());
  if (!scenario.endsPrograms) {
    report.check(
      'no program was ended',
      before.api === after.api && before.storefront === after.storefront,
      { before, after },
    );
  }
  const isWithin = async () => {
    const { api, storefront } = await store.memory();
    return api <= MOST_API_BYTES && storefront <= MOST_STOREFRONT_BYTES;
  };
  const isSettled = await settles(isWithin);
  const { api, storefront } = await store.memory();
  const memory = `${megabytes(api)} API, ${megabytes(storefront)} storefront`;
  report.check('memory is within its limits', isSettled, memory);
  report.figure('memory', memory);
}

/* `npm run faults`: starts a built store and runs the fault scenarios against it. */

const say = (line: string) => console.log(line);
const undo: (() => Promise<void>)[] = [];
let isEnding: Promise<void> | undefined;

/** Stops everything that was started, in reverse order, even if a step fails. */
function end(): Promise<void> {
  isEnding ??= (async () => {
    for (const step of undo.reverse()) {
      await step().catch((error: unknown) => console.error(error));
    }
    closeCalls();
  })();
  return isEnding;
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(name, () => void end().then(() => process.exit(1)));
}

interface Parts {
  folder: DataFolder;
  standIns: StandIns;
  store: Store;
  shop: Shop;
}

async function bringUp(options: Options): Promise<Parts> {
  await buildStorefront(process.env, say).done;
  const folder = await makeDataFolder();
  undo.push(() => folder.remove());
  const draw = seededRandom(options.seed).fork('networks');
  const standIns = await startStandIns(() => draw.next());
  undo.push(() => standIns.close());
  // Scenarios give each client a separate address by X-Forwarded-For.
  const settings = { ...standIns.settings, TRUSTED_PROXIES: 'loopback' };
  const store = await startStore({ folder: folder.path, settings });
  undo.push(() => store.stop());
  const shop = await openShop(store.dataDir);
  undo.push(() => shop.close());
  return { folder, standIns, store, shop };
}

async function runAll(options: Options): Promise<Row[]> {
  const parts = await bringUp(options);
  const wanted = scenarios.filter(
    ({ name }) => options.only.length === 0 || options.only.includes(name),
  );
  const rows: Row[] = [];
  const runOne = async (scenario: Scenario): Promise<boolean> => {
    say(`${scenario.name} …`);
    const begun = performance.now();
    const report = newReport(say);
    await runScenario(scenario, {
      ...parts,
      random: seededRandom(options.seed).fork(`${scenario.name}${rows.length}`),
      report,
      isShort: options.isShort,
      minutes: options.minutes,
      inForm: (short, full) => (options.isShort ? short : full),
      say,
    });
    rows.push({ name: scenario.name, report, tookMs: performance.now() - begun });
    if (!isGood(report)) say(`  what the store said last:\n${parts.store.said()}`);
    return isGood(report);
  };
  for (const scenario of wanted) {
    if (isEnding) break;
    const isPassed = await runOne(scenario);
    if (parts.store.hasEnded()) break;
    if (!isPassed && options.mayRetry) await runOne(scenario);
  }
  return rows;
}

let isAllGood = false;
try {
  const names = scenarios.map(({ name }) => name);
  const options = readOptions(process.argv.slice(2), names);
  const begun = performance.now();
  const rows = await runAll(options);
  const took = ((performance.now() - begun) / 1000).toFixed(0);
  say(`\n${drawTable(rows)}\n\nSeed ${options.seed}, ${took} s with build and start.`);
  const last = new Map(rows.map((row) => [row.name, row.report]));
  isAllGood = last.size > 0 && [...last.values()].every(isGood);
} catch (error) {
  console.error(error instanceof Error ? `${error.message}\n${String(error.cause ?? '')}` : error);
}
await end();
process.exit(isAllGood ? 0 : 1);
