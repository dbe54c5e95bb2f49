import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../launch/ports.ts';
import { startProgram, type Program } from '../../server/program.ts';
import { secretNames } from '../../launch/secrets.ts';
import { waitForAnswer } from '../../launch/wait-for-answer.ts';
import { readOptions } from './options.ts';
import { runSuite } from './run-suite.ts';

const START_LIMIT_MS = 240_000;
jest.setTimeout(START_LIMIT_MS + 60_000);
/** Settings of the machine must not reach a tested store. */
const unsetNames = ['DATABASE_URL', 'STORE_API_URL', 'REDIS_URL', 'STORE_MODE', 'DEMO_DATA'];

let folder: string;
let program: Program;
let api: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sose-conformance-'));
  // If this program runs as root, another user runs the database and must have access.
  await chmod(folder, 0o755);
  const [port = 0, sitePort = 0] = await freePorts(2);
  api = `http://127.0.0.1:${port}`;
  program = startProgram({
    name: 'The store API',
    args: ['lib/backend/main.ts'],
    env: {
      ...process.env,
      ...Object.fromEntries(unsetNames.map((name) => [name, ''] as const)),
      ...Object.fromEntries(
        secretNames.map((name) => [name, randomBytes(32).toString('hex')] as const),
      ),
      NODE_ENV: 'production',
      API_HOST: '127.0.0.1',
      API_PORT: String(port),
      SITE_URL: `http://localhost:${sitePort}`,
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'warn',
    },
    output: 'memory',
    stopLimitMs: 30_000,
  });
  const isUp = await waitForAnswer(`${api}/health`, program, {
    isWanted: (status) => status === 200,
    limitMs: START_LIMIT_MS,
  });
  if (!isUp) throw new Error(`The store API did not start: ${program.readOutput()}`);
}, START_LIMIT_MS);
afterAll(async () => {
  await program.stop();
  await rm(folder, { recursive: true, force: true });
});

it('our own store API keeps the whole contract', async () => {
  const results = await runSuite(readOptions(['--api', api]));
  const incomplete = results.filter(({ outcome, reason }) => outcome !== 'pass' || reason !== '');
  expect(incomplete).toEqual([]);
});
