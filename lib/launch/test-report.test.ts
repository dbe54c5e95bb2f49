import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addReport,
  emptyReport,
  readJestReport,
  readPlaywrightReport,
  writeSummary,
} from './test-report';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-'));
  file = join(folder, 'report.json');
});
afterEach(() => rm(folder, { recursive: true }));

const write = (content: object) => writeFile(file, JSON.stringify(content));

const jestOutput = {
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    {
      name: join(process.cwd(), 'lib/backend/a.test.ts'),
      startTime: 1_000,
      endTime: 3_500,
      assertionResults: [
        { status: 'passed', fullName: 'one' },
        { status: 'failed', fullName: 'two' },
        { status: 'pending', fullName: 'with Redis' },
      ],
    },
    {
      name: join(process.cwd(), 'lib/format/b.test.ts'),
      startTime: 0,
      endTime: 100,
      assertionResults: [{ status: 'passed', fullName: 'three' }],
    },
  ],
};

const journey = (status: string, duration: number, annotations: object[] = []) => ({
  title: status,
  tests: [{ projectName: 'desktop', status, annotations, results: [{ duration }] }],
});

const playwrightOutput = {
  errors: [],
  suites: [
    {
      file: 'cart.spec.ts',
      specs: [
        journey('expected', 1_000, [{ type: 'rows', description: '12' }]),
        journey('flaky', 500),
      ],
      suites: [
        {
          file: 'cart.spec.ts',
          specs: [
            journey('unexpected', 250),
            journey('skipped', 0, [{ type: 'skip', description: 'needs Firefox' }]),
          ],
        },
      ],
    },
  ],
};

describe('the report of all tests', () => {
  it('adds up kinds, failures, retries, skips with their reasons, and seconds a file', async () => {
    const total = emptyReport();
    await write(jestOutput);
    addReport(total, await readJestReport(file));
    await write(playwrightOutput);
    addReport(total, await readPlaywrightReport(file));
    expect([total.passed, total.failed]).toEqual([16, 3]);
    const text = writeSummary(total);
    expect(text).toContain('     2.5  lib/backend/a.test.ts\n     1.8  e2e/cart.spec.ts');
    expect(text).toContain('lib/backend/a.test.ts: with Redis (a program is missing here)');
    expect(text).toContain('e2e/cart.spec.ts: skipped (needs Firefox)');
    expect(text).toContain('e2e/cart.spec.ts: flaky [desktop]');
    expect(text).toContain(
      '     1  API\n       1  unit\n       2  journeys, desktop\n      12  rows of tables',
    );
    expect(text.split('\n').at(-1)).toBe('16 passed, 3 failed');
  });

  it('names twenty files at most, and no empty sections', () => {
    const files = Array.from({ length: 30 }, (_, index) => ({
      name: `file-${index}`,
      seconds: index,
    }));
    const text = writeSummary({ ...emptyReport(), files });
    expect(text.match(/file-/g)).toHaveLength(20);
    expect(text).toContain('  29.0  file-29');
    expect(text).not.toContain('Skipped');
  });

  it('is empty if a program ended before it wrote its report', async () => {
    expect(await readJestReport(join(folder, 'none.json'))).toEqual(emptyReport());
  });
});
