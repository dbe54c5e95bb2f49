import { readFile } from 'node:fs/promises';

export interface TestReport {
  passed: number;
  failed: number;
  /** Passed tests that failed at first. */
  retried: string[];
  skipped: { title: string; reason: string }[];
  /** Passed tests of each kind, such as "API". */
  kinds: Map<string, number>;
  files: { name: string; seconds: number }[];
}

export const emptyReport = (): TestReport => ({
  passed: 0,
  failed: 0,
  retried: [],
  skipped: [],
  kinds: new Map(),
  files: [],
});

interface JestFile {
  name: string;
  startTime: number;
  endTime: number;
  assertionResults: { status: string; fullName: string }[];
}

interface JestReport {
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: JestFile[];
}

const isOfApi = (file: string) => /^lib\/(backend|conformance)\//.test(file);

/** Reads Jest's report; a file that could not be run counts as one failure. */
export async function readJestReport(file: string): Promise<TestReport> {
  const report = emptyReport();
  const read = await readJson<JestReport>(file);
  if (!read) return report;
  report.failed = read.numFailedTests + read.numRuntimeErrorTestSuites;
  for (const { name, startTime, endTime, assertionResults } of read.testResults) {
    const path = name.replace(`${process.cwd()}/`, '');
    report.files.push({ name: path, seconds: (endTime - startTime) / 1000 });
    for (const { status, fullName } of assertionResults) {
      if (status === 'passed') countPassed(report, isOfApi(path) ? 'API' : 'unit');
      if (status === 'pending') {
        report.skipped.push({ title: `${path}: ${fullName}`, reason: 'a program is missing here' });
      }
    }
  }
  return report;
}

interface PlaywrightTest {
  projectName: string;
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  annotations: { type: string; description?: string }[];
  results: { duration: number }[];
}

interface PlaywrightSuite {
  file: string;
  specs: { title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

/** Reads Playwright's report; a test that passes on retry has passed. */
export async function readPlaywrightReport(file: string): Promise<TestReport> {
  const report = emptyReport();
  const read = await readJson<{ suites: PlaywrightSuite[]; errors: unknown[] }>(file);
  if (!read) return report;
  report.failed = read.errors.length;
  const seconds = new Map<string, number>();
  for (const suite of flatten(read.suites)) {
    for (const { title, tests } of suite.specs) {
      for (const test of tests) {
        const took = test.results.reduce((sum, { duration }) => sum + duration / 1000, 0);
        seconds.set(suite.file, (seconds.get(suite.file) ?? 0) + took);
        addTest(report, `e2e/${suite.file}: ${title}`, test);
      }
    }
  }
  report.files = [...seconds].map(([name, sum]) => ({ name: `e2e/${name}`, seconds: sum }));
  return report;
}

function addTest(report: TestReport, title: string, test: PlaywrightTest): void {
  if (test.status === 'unexpected') report.failed += 1;
  if (test.status === 'flaky') report.retried.push(`${title} [${test.projectName}]`);
  if (test.status === 'expected' || test.status === 'flaky') {
    countPassed(report, `journeys, ${test.projectName}`);
    countPassed(report, 'rows of tables', countRows(test));
  }
  if (test.status === 'skipped') {
    const reason = test.annotations.find(({ type }) => type === 'skip')?.description;
    report.skipped.push({ title, reason: reason ?? 'no reason is given' });
  }
}

/**
 * Counts the rows of `e2e/support/check-rows.ts`, each of which is a test that has its own name.
 */
const countRows = ({ annotations }: PlaywrightTest) =>
  annotations.reduce(
    (sum, { type, description }) => (type === 'rows' ? sum + Number(description) : sum),
    0,
  );

function countPassed(report: TestReport, kind: string, count = 1): void {
  if (count === 0) return;
  report.passed += count;
  report.kinds.set(kind, (report.kinds.get(kind) ?? 0) + count);
}

const flatten = (suites: PlaywrightSuite[]): PlaywrightSuite[] =>
  suites.flatMap((suite) => [suite, ...flatten(suite.suites ?? [])]);

/** Returns undefined if the program ended before it wrote its report. */
async function readJson<T>(file: string): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as T);
}

/** Adds the second report to the first. */
export function addReport(sum: TestReport, { kinds, ...other }: TestReport): void {
  sum.passed += other.passed;
  sum.failed += other.failed;
  sum.retried.push(...other.retried);
  sum.skipped.push(...other.skipped);
  sum.files.push(...other.files);
  for (const [kind, count] of kinds) sum.kinds.set(kind, (sum.kinds.get(kind) ?? 0) + count);
}

const slowestCount = 20;

/** Returns what is printed at the end of a run; its last line is read by programs. */
export function writeSummary({ passed, failed, retried, skipped, kinds, files }: TestReport) {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds);
  const section = (title: string, lines: string[]) =>
    lines.length > 0 ? [`\n${title}`, ...lines.map((line) => `  ${line}`)] : [];
  return [
    ...section(
      'Slowest files, in seconds:',
      slowest
        .slice(0, slowestCount)
        .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)}  ${name}`),
    ),
    ...section(
      'Skipped:',
      skipped.map(({ title, reason }) => `${title} (${reason})`),
    ),
    ...section('Passed only on the second try. See "flaky" above and fix them:', retried),
    ...section(
      'Passed, by kind:',
      [...kinds].map(([kind, count]) => `${String(count).padStart(6)}  ${kind}`),
    ),
    `\n${passed} passed, ${failed} failed`,
  ].join('\n');
}
