import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const file = pathToFileURL(resolve('lib/launch/run-folder.ts')).href;
/** The highest process number of Linux is 4,194,304. */
const missingProcess = 4_194_305;

let parent: string;
beforeEach(() => (parent = mkdtempSync(join(tmpdir(), 'runs-'))));
afterEach(() => rmSync(parent, { recursive: true }));

/** Runs a program with a run folder below `parent`; returns what it prints. */
function run(script: string, env: Record<string, string> = {}): string {
  const code = `import { setRunFolder } from '${file}'; setRunFolder(process.argv[1]); ${script}`;
  const args = ['--input-type=module', '-e', code, parent];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    env: { NODE_ENV: 'test', PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  if (stderr.includes('Error')) throw new Error(stderr);
  return stdout;
}

const printFolder = 'process.stdout.write(String(process.env.TMPDIR));';

describe('the folder of a run', () => {
  it('is the TMPDIR while the program runs, and is gone after it', () => {
    const folder = run(`${printFolder} process.stdout.write('');`);
    expect(folder.startsWith(join(parent, 'sose-run-'))).toBe(true);
    expect(readdirSync(parent)).toEqual([]);
  });

  it('is that of the program that started this one', () => {
    expect(run(printFolder, { TMPDIR: '/given' })).toBe('/given');
  });

  it('replaces those of runs that were killed, and leaves those of others', () => {
    const orphan = join(parent, `sose-run-${missingProcess}-abc`);
    const others = join(parent, `sose-run-${process.pid}-abc`);
    for (const folder of [orphan, others]) mkdirSync(folder);
    run('');
    expect([existsSync(orphan), existsSync(others)]).toEqual([false, true]);
  });
});
