import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from './ports.ts';

/*
 * A shop of releases that do nothing but start, migrate and answer, with the real launcher's mark
 * and restart. lib/proofs/update has the same with the whole store.
 */

jest.setTimeout(120_000);

const platform = `${process.platform}-${process.arch}`;

type Behaviour = 'works' | 'never answers' | 'does not start' | 'ends';
interface Made {
  behaviour?: Behaviour;
  madeFor?: string;
  /** Size that the archive says of itself. */
  bytes?: number;
  /** Bytes that cannot be compressed. */
  filler?: number;
  /** What the commands of the database do. */
  db?: Partial<Record<'backup' | 'migrate' | 'serves', string>>;
}

const launcher = (name: string, behaviour: Behaviour) => `
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { restartRelease, settleUpdate } from '${resolve('lib/launch/restart-release.ts')}';
import { markRunning } from '${resolve('lib/launch/running-store.ts')}';
process.loadEnvFile('.env');
const unmark = await markRunning({ dataDir: resolve('.data'), siteUrl: '' });
if ('${behaviour}' === 'ends') process.exit(1);
if ('${behaviour}' === 'does not start' && (await settleUpdate(false, console.log))) restartRelease();
const server = createServer((request, response) =>
  response.end(request.url === '/readyz' ? '{"store_api":"answers"}' : '${name}'));
if ('${behaviour}' === 'works') server.listen(Number(process.env.PORT), '127.0.0.1', () => settleUpdate(true, console.log));
else setInterval(() => undefined, 1_000);
const stop = async () => {
  server.closeAllConnections();
  server.close();
  await unmark();
};
process.on('SIGUSR2', () => void stop().then(restartRelease));
process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
`;

const database = (name: string, db: Made['db'] = {}) => `
import { appendFileSync, existsSync } from 'node:fs';
const verb = process.argv[2];
appendFileSync('.data/calls', \`${name} \${verb} \${process.env.BACKUP_AT ?? ''}\\n\`);
const commands = {
  backup: () => { ${db.backup ?? ''} },
  migrate: () => { ${db.migrate ?? ''} },
  serves: () => { ${db.serves ?? ''} },
};
commands[verb]();
`;

let folder: string;
let shop: string;
let port: number;
const started: ChildProcess[] = [];

/** Writes a release into a folder. */
async function writeRelease(root: string, name: string, made: Made = {}): Promise<void> {
  const files: Record<string, string> = {
    'lib/launch/start.ts': launcher(name, made.behaviour ?? 'works'),
    'lib/launch/db.ts': database(name, made.db),
    'package.json': '{"type":"module"}',
    '.next/BUILD_ID': name,
    [`.next/static/${name}.js`]: '',
    '.next/cache/pictures/one.avif': name,
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await writeFile(join(root, 'filler'), randomBytes(made.filler ?? 0));
  await mkdir(join(root, 'node_modules/.bin'), { recursive: true });
  await symlink(process.execPath, join(root, 'node_modules/.bin/node'));
  const sums = spawnSync('sha256sum', Object.keys(files), { cwd: root }).stdout;
  await writeFile(join(root, 'checksums.sha256'), sums);
  const release = { name, platform: made.madeFor ?? platform, bytes: made.bytes ?? 1_000 };
  await writeFile(join(root, 'release.json'), JSON.stringify(release));
}

/** Packs a release; returns the path of its archive. */
async function pack(name: string, made: Made = {}): Promise<string> {
  const root = join(folder, name);
  await writeRelease(root, name, made);
  const archive = join(folder, `${name}.tar.gz`);
  spawnSync('tar', ['-czf', archive, 'release.json', ...(await readdir(root))], { cwd: root });
  return archive;
}

interface Run {
  child: ChildProcess;
  output: () => string;
  done: Promise<{ code: number | null; output: string }>;
}

function startUpdate(args: string[], env = process.env): Run {
  const cwd = existsSync(join(shop, 'current')) ? join(shop, 'current') : shop;
  const program = resolve('lib/launch/update-cli.ts');
  const child = spawn(process.execPath, [program, ...args], { cwd, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const done = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  return { child, output: () => output, done };
}
const update = (...args: string[]) => startUpdate(args).done;

async function untilSaid(run: Run, line: string): Promise<void> {
  while (!run.output().includes(line)) {
    if (run.child.exitCode !== null) throw new Error(run.output());
    await sleep(5);
  }
}

/** Name of the release that answers. */
const answering = () =>
  fetch(`http://127.0.0.1:${port}/`).then(
    (answer) => answer.text(),
    () => 'nothing',
  );
async function untilAnswers(name: string): Promise<void> {
  while ((await answering()) !== name) await sleep(20);
}

function startShop(): ChildProcess {
  const child = spawn(process.execPath, ['lib/launch/start.ts'], { cwd: shop, stdio: 'ignore' });
  started.push(child);
  return child;
}

const calls = () => readFile(join(shop, '.data/calls'), 'utf8').catch(() => '');
const linked = (name: string) => realpathSync(join(shop, name));

beforeEach(async () => {
  folder = realpathSync(await mkdtemp(join(tmpdir(), 'sose-update-')));
  shop = join(folder, 'shop');
  [port = 0] = await freePorts(1);
  await mkdir(join(shop, '.data'), { recursive: true });
  await writeFile(join(shop, '.env'), `PORT=${port}\n`);
  await writeRelease(shop, 'first');
  startShop();
  await untilAnswers('first');
});
afterEach(async () => {
  const mark = join(shop, '.data/running.json');
  if (existsSync(mark)) {
    const { pid } = JSON.parse(readFileSync(mark, 'utf8')) as { pid: number };
    process.kill(pid, 'SIGKILL');
  }
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** The shop runs its first release, and nothing is left of the update. */
async function expectUnchanged(): Promise<void> {
  expect(await answering()).toBe('first');
  expect(existsSync(join(shop, 'current')) ? linked('current') : shop).toBe(shop);
}

/** Runs the shop as systemd does: again two seconds after its end, in that folder. */
async function superviseShop(cwd: string): Promise<void> {
  started.pop()?.kill('SIGTERM');
  await untilAnswers('nothing');
  const service = 'export SYSTEMD_EXEC_PID=$$; exec node_modules/.bin/node lib/launch/start.ts';
  const loop = `while cd '${shop}' && cd '${cwd}'; do sh -c '${service}'; sleep 2; done`;
  started.push(spawn('sh', ['-c', loop], { stdio: 'ignore' }));
  await untilAnswers('first');
}

describe('an update', () => {
  it('makes a backup, migrates, restarts the shop and probes it; the next one removes what is older', async () => {
    const second = await update(await pack('second'));
    expect(second.output).toContain('The shop has been updated to');
    expect(second.code).toBe(0);
    expect(await answering()).toBe('second');
    expect(await calls()).toBe('first serves \nfirst backup \nsecond migrate off\n');
    expect([linked('current'), linked('before')]).toEqual([join(shop, 'releases/second'), shop]);
    expect(linked('current/.data')).toBe(join(shop, '.data'));
    // Pages that were opened before still find their scripts, and pictures are not made again.
    expect(existsSync(join(shop, 'current/.next/static/first.js'))).toBe(true);
    expect(
      await readFile(join(shop, 'current/.next/cache/pictures/one.avif'), 'utf8'),
    ).toBeTruthy();
    expect(await readFile(join(shop, '.data/logs/update.log'), 'utf8')).toMatch(
      /^\d{4}-\S+Z Updating [^]+Z Backing up the shop\.\n/,
    );

    await update(await pack('third'));
    expect((await update(await pack('fourth'))).output).toContain('Removing second.');
    expect(await answering()).toBe('fourth');
    expect((await readdir(join(shop, 'releases'))).sort()).toEqual(['fourth', 'third']);
    expect(await update(join(folder, 'fourth.tar.gz'))).toMatchObject({ code: 1 });
  });

  it('is taken back, with --back, to the release before, once', async () => {
    await update(await pack('second'));
    const back = await update('--back');
    expect(back.output).toContain('All data entered since the update is still there.');
    expect(await answering()).toBe('first');
    expect((await update('--back')).output).toContain('There is no release to go back to.');
    expect(await answering()).toBe('first');
    expect((await update(join(folder, 'second.tar.gz'))).code).toBe(0);
    expect(await answering()).toBe('second');
  });

  it('is not taken back where the data are too new for the release before', async () => {
    const serves = `if (process.argv.length === 4) { console.error('This program is too old for its data'); process.exit(1); }`;
    await update(await pack('second', { db: { serves } }));
    const back = await update('--back');
    expect(back).toMatchObject({ code: 1 });
    expect(back.output).toContain('Nothing was changed. This program is too old for its data');
    expect(await answering()).toBe('second');
  });

  it('comes from a version in git, built beside the shop', async () => {
    const git = (...args: string[]) =>
      spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.in', ...args], {
        cwd: shop,
      });
    await writeFile(join(shop, 'lib/launch/install.mjs'), '');
    await writeFile(join(shop, 'lib/launch/start.ts'), launcher('from git', 'works'));
    await writeFile(
      join(shop, 'lib/launch/build-cli.ts'),
      `import { mkdirSync, writeFileSync } from 'node:fs';
       mkdirSync('.next/static', { recursive: true });
       writeFileSync('.next/BUILD_ID', 'built');`,
    );
    git('init', '--quiet');
    git('add', 'lib', 'package.json');
    git('commit', '--quiet', '--message', 'second');
    git('tag', 'v2');
    expect((await update('v3')).output).toContain('v3 is neither a file nor a git version.');
    expect(await update('v2')).toMatchObject({ code: 0 });
    expect(await answering()).toBe('from git');
    expect(linked('current')).toMatch(/releases\/sose-[0-9a-f]{12}$/);
  });

  it('is started again by systemd, in the folder that the link leads to', async () => {
    await symlink('.', join(shop, 'current'));
    await superviseShop('current');
    expect(await update(await pack('second'))).toMatchObject({ code: 0 });
    expect(await answering()).toBe('second');
    expect((await update(await pack('ends', { behaviour: 'ends' }))).output).toContain(
      'it has stopped, or nothing started it',
    );
    expect(await answering()).toBe('second');
  });

  it('says so where a service starts another folder than that of the link', async () => {
    await superviseShop('.');
    const { code, output } = await update(await pack('second'));
    expect(code).toBe(1);
    expect(output).toContain(`was started instead. Start the shop in ${shop}/current`);
    await expectUnchanged();
  });

  it('of a shop that does not run switches, and leaves the start to its owner', async () => {
    started[0]?.kill('SIGTERM');
    await untilAnswers('nothing');
    expect((await update(await pack('second'))).output).toContain('The shop is not running');
    expect(linked('current')).toBe(join(shop, 'releases/second'));
  });
});

describe('bad input', () => {
  it('an archive of another platform, one cut in half, one with a changed file and none', async () => {
    const foreign = await update(await pack('foreign', { madeFor: 'linux-riscv' }));
    expect(foreign.output).toContain('foreign was built for linux-riscv, but this machine is');
    const half = await pack('half');
    await truncate(half, 600);
    expect((await update(half)).output).toContain('half.tar.gz is damaged or incomplete');
    const changed = await pack('changed');
    const root = join(folder, 'changed');
    await writeFile(join(root, 'lib/launch/db.ts'), '');
    spawnSync('tar', ['-czf', changed, 'release.json', ...(await readdir(root))], { cwd: root });
    expect((await update(changed)).output).toContain('is damaged: lib/launch/db.ts: FAILED');
    await writeFile(join(folder, 'notes.tar.gz'), 'notes');
    expect((await update(join(folder, 'notes.tar.gz'))).output).toContain('is not a release');
    await writeFile(`${changed}.sha256`, 'ff');
    expect((await update(changed)).output).toContain('its checksum does not match');
    expect((await update('v2')).output).toContain('v2 is not a file, and');
    expect((await update()).output).toContain('Usage: npm run update');
    await expectUnchanged();
    expect(await readdir(join(shop, 'releases'))).toEqual([]);
    expect(await calls()).toBe('');
  });

  it('a disk without room for the backup, and a release that the running one could not live with', async () => {
    await writeFile(
      join(shop, 'lib/launch/db.ts'),
      database('first', {
        backup: `console.error('There is no room for a backup'); process.exit(1);`,
      }),
    );
    const full = await update(await pack('second'));
    expect(full).toMatchObject({ code: 1 });
    expect(full.output).toContain('The backup failed: There is no room for a backup');
    expect(await calls()).not.toContain('migrate');
    await writeFile(
      join(shop, 'lib/launch/db.ts'),
      database('first', { serves: `console.error('0070 removes'); process.exit(1);` }),
    );
    expect((await update(await pack('third'))).output).toContain(
      'so it was not installed: 0070 removes',
    );
    await expectUnchanged();
  });

  it('a backup that could not be copied off the disk is enough', async () => {
    await writeFile(
      join(shop, 'lib/launch/db.ts'),
      database('first', { backup: 'process.exit(2);' }),
    );
    expect(await update(await pack('second'))).toMatchObject({ code: 0 });
  });

  it('a migration that fails', async () => {
    const migrate = `console.error('column "x" exists'); process.exit(1);`;
    const failed = await update(await pack('second', { db: { migrate } }));
    expect(failed).toMatchObject({ code: 1 });
    expect(failed.output).toContain('The database could not be updated: column "x" exists');
    await expectUnchanged();
    expect(await readdir(join(shop, 'releases'))).toEqual([]);
  });

  it('a second update while one runs', async () => {
    const wait = `while (!existsSync('.data/go')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);`;
    await writeFile(join(shop, 'lib/launch/db.ts'), database('first', { backup: wait }));
    const one = startUpdate([await pack('second')]);
    await untilSaid(one, 'Backing up the shop.');
    expect((await update(await pack('third'))).output).toContain('Another update of');
    expect((await update('--back')).output).toContain('Another update of');
    await writeFile(join(shop, '.data/go'), '');
    expect(await one.done).toMatchObject({ code: 0 });
    expect(await answering()).toBe('second');
  });

  it('a release that never answers: the one before runs again', async () => {
    const hangs = await update(
      await pack('hangs', { behaviour: 'never answers' }),
      '--probe-seconds=4',
    );
    expect(hangs).toMatchObject({ code: 1 });
    expect(hangs.output).toContain('it did not answer within 4 s');
    expect(hangs.output).toMatch(/The shop is running \S+ again, and no data was lost\./);
    await expectUnchanged();
    expect((await update('--back')).output).toContain('There is no release to go back to.');
  });

  it.each(['ends', 'does not start'] as const)('a release that %s', async (behaviour) => {
    const { code, output } = await update(await pack('broken', { behaviour }));
    expect(code).toBe(1);
    expect(output).toMatch(/Rolling back: it (?:has stopped|does not start)[^]*The update failed/);
    await expectUnchanged();
  });

  it('a clock that jumps by an hour while the new release is awaited', async () => {
    const clock = join(folder, 'clock');
    await writeFile(clock, '0');
    const preload = `--import=${resolve('lib/proofs/faults/shifted-clock.ts')}`;
    const env = { ...process.env, NODE_OPTIONS: preload, FAULTS_CLOCK: clock };
    const run = startUpdate([await pack('second')], env);
    await untilSaid(run, 'Restarting the shop.');
    await writeFile(clock, String(60 * 60_000));
    expect(await run.done).toMatchObject({ code: 0 });
    expect(await answering()).toBe('second');
  });

  it('a disk that is too small for the release, and one that fills while it is unpacked', async () => {
    const large = await update(await pack('large', { bytes: 1e15 }));
    expect(large.output).toMatch(/Not enough disk space for release large in .*, \d+ MB free/);
    expect(await readdir(join(shop, 'releases'))).toEqual([]);
    if (process.getuid?.() !== 0) return;
    const releases = join(shop, 'releases');
    const mount = (size: string) =>
      spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', releases]).status;
    if (mount('size=64k') !== 0) return;
    try {
      const full = await update(await pack('second', { filler: 128 * 1_024 }));
      expect(full.output).toContain(`The disk with ${releases}`);
      expect(await readdir(releases)).toEqual([]);
    } finally {
      spawnSync('umount', [releases]);
    }
    await expectUnchanged();
  });
});

it('an update that is killed at any step leaves the shop up, and the next one succeeds', async () => {
  const archive = await pack('second');
  for (const line of [
    'Unpacking',
    'Backing up the shop.',
    'Updating the database',
    'Restarting the shop.',
  ]) {
    const run = startUpdate([archive]);
    await untilSaid(run, line);
    run.child.kill('SIGKILL');
    await run.done;
    expect(['first', 'second', 'nothing']).toContain(await answering());
    while ((await answering()) === 'nothing') await sleep(20);
  }
  // Killed before the launcher was told to restart, or after.
  expect(await answering()).toMatch(/first|second/);
  expect(await update(await pack('third'))).toMatchObject({ code: 0 });
  expect(await answering()).toBe('third');
  expect([shop, join(shop, 'releases/second')]).toContain(linked('before'));
});

it('an update that fails after one that had moved the link alone puts it back', async () => {
  const moved = join(shop, 'releases/second');
  await writeRelease(moved, 'second');
  for (const path of ['.env', '.data']) await symlink(`../../${path}`, join(moved, path));
  await symlink('releases/second', join(shop, 'current'));
  const noRoom = `console.error('There is no room for a backup'); process.exit(1);`;
  await writeFile(join(shop, 'lib/launch/db.ts'), database('first', { backup: noRoom }));
  expect((await update(await pack('second'))).output).toContain('There is no room for a backup');
  await expectUnchanged();
  expect(linked('current')).toBe(shop);
});

it('an update that is killed after the switch leaves a release that does not start, which goes back by itself', async () => {
  const run = startUpdate([await pack('broken', { behaviour: 'does not start' })]);
  await untilSaid(run, 'Restarting the shop.');
  while ((await answering()) === 'first') await sleep(5);
  run.child.kill('SIGKILL');
  await untilAnswers('first');
  expect([linked('current'), existsSync(join(shop, 'fallback'))]).toEqual([shop, false]);
  expect(await update(await pack('second'))).toMatchObject({ code: 0 });
});
