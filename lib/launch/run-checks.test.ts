import * as files from 'node:fs/promises';
import { runChecks, runScript } from './run-checks.ts';

jest.mock('node:fs/promises');

const writes = (text: string, code: number) =>
  `node -e "process.stdout.write('${text}'); process.stderr.write('${text}!'); process.exitCode = ${code}"`;

beforeEach(() => {
  const scripts = { good: writes('fine', 0), bad: writes('broken', 2), worse: 'no-such-program' };
  jest.mocked(files.readFile).mockResolvedValue(JSON.stringify({ scripts }));
});

const check = async (...names: string[]) => {
  const lines: string[] = [];
  const isGood = await runChecks(names, (line) => lines.push(line));
  return { isGood, said: lines.join('\n') };
};

it('says little about checks that pass', async () => {
  const { isGood, said } = await check('good');
  expect(isGood).toBe(true);
  expect(said).toMatch(/^Good after \d+ s: good$/);
});

it('runs the others to their end when one fails, and shows what that one printed', async () => {
  const { isGood, said } = await check('bad', 'worse', 'good');
  expect(isGood).toBe(false);
  expect(said).toMatch(/npm run bad\nbroken/);
  expect(said).toContain('broken!');
  expect(said).toMatch(/Failed after \d+ s: worse/);
  expect(said).toMatch(/Good after \d+ s: good/);
  expect(said).not.toContain('fine');
});

it('refuses a script that is not there', async () => {
  await expect(runScript('absent')).rejects.toThrow('package.json has no script "absent".');
});
