import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDebianPrograms } from '../cluster/debian-programs.ts';
import { buildStorefront } from './build.ts';
import { checkSource } from './check-source.ts';
import { runJourneys } from './journeys.ts';
import { runCommand, runTool } from './run-command.ts';
import { setMemoryTmpdir } from './memory-tmpdir.ts';
import { startSearchForTests } from './search-for-tests.ts';
import { readJestReport, readPlaywrightReport, type TestCounts } from './test-counts.ts';

/*
 * Runs all checks one after the other, up to the first failure. A browser test has one retry, so
 * that a single slow moment of a busy machine does not hide the other results; retried tests are
 * listed. `npm run e2e` has no retry.
 */

const say = (line: string) => console.log(line);
await setMemoryTmpdir();
const reports = await mkdtemp(join(tmpdir(), 'sose-reports-'));
const jestReport = join(reports, 'jest.json');
const playwrightReport = join(reports, 'playwright.json');

interface Step {
  title: string;
  run: () => Promise<boolean>;
  count?: () => Promise<TestCounts>;
}

/* Started at once, because Maven may have to fetch it. */
const starting = startSearchForTests();
const cluster = findDebianPrograms();

let clusterRetries = 0;

/* It has one retry, as the faults have. */
async function runCluster(): Promise<boolean> {
  if ('missing' in cluster) return true;
  const run = () => runCommand(process.execPath, ['lib/cluster/run.ts', '--short']);
  if ((await run()).code === 0) return true;
  say('\nThe store as many programs failed: it is tried once more.');
  const isGood = (await run()).code === 0;
  if (isGood) clusterRetries += 1;
  return isGood;
}

async function runJest(): Promise<boolean> {
  const { url = '', stop } = await starting;
  const args = ['--ci', '--maxWorkers=2', '--json', `--outputFile=${jestReport}`];
  const env = { ...process.env, TEST_SEARCH_URL: url };
  const { code } = await runTool('jest/bin/jest.js', args, { env });
  await stop();
  return code === 0;
}

const steps: Step[] = [
  {
    title: 'Format, lint, types of all and of the storefront without lib/backend',
    run: () => checkSource(['types:storefront'], say),
  },
  {
    title: 'Unit tests, and tests of the store API against PostgreSQL and OpenSearch',
    run: runJest,
    count: () => readJestReport(jestReport),
  },
  {
    title: 'Build, with no store API running',
    run: async () => {
      if (!(await buildStorefront(process.env, say).done)) say('The build there is up to date.');
      return true;
    },
  },
  {
    title: 'Journeys in the browser, on the built store',
    run: async () =>
      (await runJourneys({ report: playwrightReport, args: ['--retries=1'], say })) === 0,
    count: () => readPlaywrightReport(playwrightReport),
  },
  {
    title: 'Faults and abuse in small, on a store of their own',
    run: async () =>
      (await runCommand(process.execPath, ['lib/faults/run.ts', '--short', '--retry'])).code === 0,
  },
  {
    title: 'The store as many programs behind a balancer, in small',
    run: runCluster,
    count: async () => ({ passed: 0, failed: 0, retried: clusterRetries }),
  },
];

async function passes(step: Step): Promise<boolean> {
  try {
    return await step.run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return false;
  }
}

const none: TestCounts = { passed: 0, failed: 0, retried: 0 };
const total = { ...none };
let isGood = true;
for (const [index, step] of steps.entries()) {
  say(`\n=== ${index + 1}/${steps.length} ${step.title}`);
  const start = performance.now();
  isGood = await passes(step);
  const counts = (await step.count?.()) ?? none;
  total.passed += counts.passed;
  total.retried += counts.retried;
  // A step that fails without a failed test still counts as a failure.
  total.failed += isGood ? counts.failed : Math.max(counts.failed, 1);
  say(`${isGood ? 'Good' : 'Failed'} after ${((performance.now() - start) / 1000).toFixed(0)} s.`);
  if (!isGood) break;
}
const search = await starting;
await search.stop();
await rm(reports, { recursive: true, force: true });
if (total.retried > 0)
  say(`\n${total.retried} passed only at the second try: see "flaky" above, and mend them.`);
if (!search.url) say(`\nSkipped: the tests of the search on OpenSearch. ${search.reason}`);
if ('missing' in cluster) {
  say(`\nSkipped: the store as many programs. Debian's ${cluster.missing.join(', ')} are missing.`);
}
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(isGood ? 0 : 1);
