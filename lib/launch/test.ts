import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDebianPrograms } from '../testing/debian-programs.ts';
import { type Build, buildStorefront } from './build.ts';
import { checkSource } from './check-source.ts';
import { runJourneys } from './journeys.ts';
import { runCommand, runTool, stopCommands } from './run-command.ts';
import { setRunFolder } from './run-folder.ts';
import {
  addReport,
  emptyReport,
  readJestReport,
  readPlaywrightReport,
  type TestReport,
  writeSummary,
} from './test-report.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProgram } from '../server/program.ts';

interface SearchForTests {
  /** Address of an OpenSearch; undefined if none can be started here. */
  url: string | undefined;
  /** Why there is none. */
  reason: string;
  stop: () => Promise<void>;
}

const pauseMs = 200;

/** Starts an OpenSearch for the tests, where Java and Maven are present. */
async function startSearchForTests(): Promise<SearchForTests> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sose-search-'));
  const program = startProgram({
    name: 'OpenSearch',
    args: ['lib/backend/search/opensearch/runner/cli.ts', '--port', '0'],
    env: { ...process.env, DATA_DIR: dataDir },
    output: 'memory',
    stopLimitMs: 30_000,
  });
  const readUrl = () => /^SEARCH_URL=(\S+)$/m.exec(program.readOutput())?.[1];
  while (!readUrl() && !program.hasExited()) await sleep(pauseMs);
  return {
    url: program.hasExited() ? undefined : readUrl(),
    reason: program.readOutput().split('\n').slice(1).join('\n'),
    stop: async () => {
      await program.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/*
 * `npm test` runs the checks that each merge needs, one after the other, up to the first failure.
 * `npm run test:all` adds what takes longer. A browser test has one retry, so that a single slow
 * moment of a busy machine does not hide the other results; retried tests are listed. `npm run e2e`
 * has no retry.
 */

const say = (line: string) => console.log(line);
const runsAll = process.argv.includes('--all');
setRunFolder();
const jestReport = join(tmpdir(), 'jest.json');
const playwrightReport = join(tmpdir(), 'playwright.json');
const total = emptyReport();
const skip = (title: string, reason: string) => total.skipped.push({ title, reason });

let storefront: Build | undefined;
let isInterrupted = false;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => {
    isInterrupted = true;
    void storefront?.stop();
    // The store ends by itself when this program has ended.
    if (!stopCommands()) process.exit(1);
  });
}

interface Step {
  title: string;
  run: () => Promise<boolean>;
  report?: () => Promise<TestReport>;
}

async function runJest(): Promise<boolean> {
  // Three, because one often waits for the database or a timeout.
  const args = ['--ci', '--maxWorkers=3', '--json', `--outputFile=${jestReport}`];
  if (!runsAll) return (await runTool('jest/bin/jest.js', args)).code === 0;
  const search = await startSearchForTests();
  if (!search.url) skip('Search on OpenSearch', search.reason);
  const env = { ...process.env, TEST_SEARCH_URL: search.url ?? '', TEST_SLOW: 'yes' };
  const { code } = await runTool('jest/bin/jest.js', args, { env });
  await search.stop();
  return code === 0;
}

const runProof = async (file: string, ...args: string[]) =>
  (await runCommand(process.execPath, [file, '--short', ...args])).code === 0;

/* It has one retry, as the faults have. */
async function runCluster(): Promise<boolean> {
  const cluster = findDebianPrograms();
  if ('missing' in cluster) {
    skip('The store as many programs', `missing packages: ${cluster.missing.join(', ')}`);
    return true;
  }
  if (await runProof('lib/proofs/cluster/run.ts')) return true;
  say('\nThe store as many programs failed. Trying again.');
  const isGood = await runProof('lib/proofs/cluster/run.ts');
  if (isGood) total.retried.push('The store as many programs');
  return isGood;
}

const steps: Step[] = [
  {
    title: 'Format, lint, types of all and of the storefront without lib/backend',
    run: () => checkSource(['types:storefront'], say),
  },
  {
    title: runsAll
      ? 'Unit tests, and tests of the store API against PostgreSQL and OpenSearch'
      : 'Unit tests, and tests of the store API against PostgreSQL',
    run: runJest,
    report: () => readJestReport(jestReport),
  },
  {
    title: 'Build, with no store API running',
    run: async () => {
      storefront = buildStorefront(process.env, say);
      if (!(await storefront.done)) say('The build there is up to date.');
      return true;
    },
  },
  {
    title: 'Journeys on the built store',
    run: async () => {
      if (runsAll) process.env['E2E_SLOW'] = 'yes';
      return (await runJourneys({ report: playwrightReport, args: ['--retries=1'], say })) === 0;
    },
    report: () => readPlaywrightReport(playwrightReport),
  },
];
const slowSteps: Step[] = [
  {
    title: 'Faults and abuse in small, on a store of their own',
    run: () => runProof('lib/proofs/faults/run.ts', '--retry'),
  },
  {
    title: 'An update, killed at each step while customers order',
    run: () => runProof('lib/proofs/update/run.ts'),
  },
  { title: 'The store as many programs behind a balancer, in small', run: runCluster },
];

async function passes(step: Step): Promise<boolean> {
  try {
    return (await step.run()) && !isInterrupted;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return false;
  }
}

const chosen = runsAll ? [...steps, ...slowSteps] : steps;
const begun = performance.now();
let isGood = true;
for (const [index, step] of chosen.entries()) {
  say(`\n=== ${index + 1}/${chosen.length} ${step.title}`);
  const start = performance.now();
  isGood = await passes(step);
  const report = (await step.report?.()) ?? emptyReport();
  // Jest was seen to end well in spite of failed tests, and a step may fail without a failed test.
  if (report.failed > 0) isGood = false;
  if (!isGood) report.failed = Math.max(report.failed, 1);
  addReport(total, report);
  say(`${isGood ? 'Good' : 'Failed'} after ${((performance.now() - start) / 1000).toFixed(0)} s.`);
  if (!isGood) break;
}
if (isInterrupted) say('\nThe run was interrupted.');
say(
  `\nTook ${((performance.now() - begun) / 60_000).toFixed(1)} minutes without the installation.`,
);
say(writeSummary(total));
process.exit(isGood ? 0 : 1);
