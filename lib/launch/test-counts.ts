import { readFile } from 'node:fs/promises';

export interface TestCounts {
  passed: number;
  failed: number;
  /** Passed tests that failed at first. */
  retried: number;
}

/** Reads Jest's report; a file that could not be run counts as one failure. */
export async function readJestReport(file: string): Promise<TestCounts> {
  const report = await readReport(file);
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests') + numberAt(report, 'numRuntimeErrorTestSuites'),
    retried: 0,
  };
}

/** Reads Playwright's report; a test that passes on retry has passed. */
export async function readPlaywrightReport(file: string): Promise<TestCounts> {
  const report = await readReport(file);
  const stats = 'stats' in report ? report.stats : {};
  const counts = typeof stats === 'object' && stats !== null ? stats : {};
  return {
    passed: numberAt(counts, 'expected') + numberAt(counts, 'flaky'),
    failed: numberAt(counts, 'unexpected'),
    retried: numberAt(counts, 'flaky'),
  };
}

async function readReport(file: string): Promise<object> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const report: unknown = JSON.parse(text);
  return typeof report === 'object' && report !== null ? report : {};
}

function numberAt(report: object, name: string): number {
  const value: unknown = Object.entries(report).find(([key]) => key === name)?.[1];
  return typeof value === 'number' ? value : 0;
}
