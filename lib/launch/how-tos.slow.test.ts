import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyStep, readSteps } from '../testing/how-to-steps.ts';

/*
 * Follows the pages of docs/how-to in a copy of the code, one after the other: each step, then each
 * migration. The copy must compile and pass the tests that the pages name.
 */
const folder = 'docs/how-to';
const pages = readdirSync(folder)
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
  .map((page) => ({ ...page, steps: readSteps(page.text) }))
  .filter(({ steps }) => steps.length > 0);

const copy = mkdtempSync(join(tmpdir(), 'how-tos-'));
const uncopied = /^(?:node_modules|public|\.git|\.next.*|\.data|coverage|test-results)$/;
const limitMs = 600_000;

function run(tool: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join('node_modules', tool), ...args],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, TEST_SLOW: '' } },
  );
  if (status !== 0) throw new Error(`${tool} failed\n${stdout}\n${stderr}`);
}

beforeAll(() => {
  for (const name of readdirSync('.').filter((entry) => !uncopied.test(entry))) {
    cpSync(name, join(copy, name), { recursive: true });
  }
  for (const name of ['node_modules', 'public']) {
    symlinkSync(join(process.cwd(), name), join(copy, name), 'junction');
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it.each(pages)(
  '$name can be followed',
  ({ text, steps }) => {
    for (const step of steps) applyStep(copy, step);
    for (const [, name = ''] of text.matchAll(/`npx drizzle-kit generate --name (\w+)`/g)) {
      run('drizzle-kit/bin.cjs', 'generate', '--name', name);
    }
  },
  limitMs,
);

it(
  'then the code compiles',
  () => {
    run('next/dist/bin/next', 'typegen');
    run('typescript-7/bin/tsc', '--noEmit', '--checkers', '1', '--incremental', 'false');
  },
  limitMs,
);

it(
  'then the tests pass that the pages name',
  () => {
    const named = pages.flatMap(({ text }) =>
      [...text.matchAll(/`npx jest ([^`]+)`/g)].flatMap(([, files = '']) => files.split(/\s+/)),
    );
    run('jest/bin/jest.js', '--ci', '--maxWorkers=2', ...new Set(named));
  },
  limitMs,
);
