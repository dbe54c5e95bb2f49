import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, statfs, symlink } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from './error-code.ts';
import { readArchive, unpackRelease } from './release.ts';
import { type CommandResult, runCommand } from './run-command.ts';
import { readRunning } from './running-store.ts';
import { type Environment, LaunchError, type LaunchSettings } from './settings.ts';
import { readLink, releasesFolder, setLink } from './shop-folder.ts';
import { carryAssets } from './static/keep-assets.ts';

export interface UpdateOptions {
  /** Folder of the shop. */
  shop: string;
  settings: LaunchSettings;
  /** Of this process with what `.env` adds. */
  given: Environment;
  /** Without what `.env` adds: each release reads it again. */
  environment: Environment;
  say: (line: string) => void;
  /** Time in which a new release must answer. */
  probeMs: number;
  /** Called before what cannot be broken off. */
  onSwitch: () => void;
}

const mebibyte = 1024 ** 2;
/** Room that stays free, for the backup and the database. */
const reserveBytes = 256 * mebibyte;
/** Packages and build of a version from git. */
const buildBytes = 2_048 * mebibyte;
/** A release must go on answering for so long. */
const steadyMs = 3_000;
/** The release before has so long, however short the time of the new one is. */
const returnMs = 180_000;
/** Whoever starts the launcher has so long to start it again, on a busy machine too. */
const absentMs = 30_000;
const lookMs = 250;
const answerMs = 10_000;
/** A command of an update that was killed may still write there. */
const removal = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 };
/** Exit code of `backup`: complete on this disk, but its copy failed. */
const notCopied = 2;

const migrations = (release: string) => join(release, 'lib/backend/db/migrations');
const nodeOf = (release: string) => join(release, 'node_modules/.bin/node');

const environmentOf = ({ environment }: UpdateOptions, more: Environment = {}) =>
  ({ ...environment, ...more }) as NodeJS.ProcessEnv;

/** Runs a command in a folder and says what it prints. */
const run = (
  options: UpdateOptions,
  cwd: string,
  [command = '', ...args]: string[],
  more?: Environment,
): Promise<CommandResult> =>
  runCommand(command, args, {
    cwd,
    env: environmentOf(options, more),
    say: (line) => line.trim() && options.say(`  ${line}`),
  });

/** Runs a subcommand of `lib/launch/db.ts` from the folder of a release. */
const runDb = (options: UpdateOptions, release: string, args: string[], more?: Environment) =>
  run(options, release, [nodeOf(release), 'lib/launch/db.ts', ...args], more);

const lastLine = ({ output }: CommandResult) => output.trim().split('\n').at(-1) ?? '';

async function assertRoom(folder: string, bytes: number, what: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= bytes + reserveBytes) return;
  const inMb = (size: number) => `${Math.ceil(size / mebibyte)} MB`;
  throw new LaunchError(
    `Not enough disk space for ${what} in ${folder}: ${inMb(bytes + reserveBytes)} needed, ${inMb(free)} free.`,
  );
}

/** `.env` and the data of a release are those of the shop. */
async function linkData({ shop, given }: UpdateOptions, release: string): Promise<void> {
  const dataDir = given['DATA_DIR']?.trim() || '.data';
  for (const path of ['.env', dataDir]) {
    if (isAbsolute(path)) continue;
    const link = join(release, path);
    await mkdir(dirname(link), { recursive: true });
    await symlink(relative(dirname(link), resolve(shop, path)), link);
  }
}

async function unpackArchive(options: UpdateOptions, archive: string, folder: string) {
  const { name, bytes } = await readArchive(archive);
  await assertRoom(options.shop, bytes, `release ${name}`);
  options.say(`Unpacking ${name} and checking it.`);
  await unpackRelease(archive, folder);
  return name;
}

/** Builds a version from the git repository in the shop's folder. */
async function buildVersion(
  options: UpdateOptions,
  version: string,
  { folder, current }: { folder: string; current: string },
): Promise<string> {
  const { shop, say } = options;
  if (!existsSync(join(shop, '.git')))
    throw new LaunchError(`${version} is not a file, and ${shop} is not a git repository.`);
  const git = (...args: string[]) =>
    run(options, shop, ['git', ...args], { GIT_TERMINAL_PROMPT: '0' });
  if ((await git('fetch', '--quiet', '--tags', '--all')).code !== 0)
    say('Could not fetch from the git remote. Using the versions that are already here.');
  const found = await git('rev-parse', '--verify', '--end-of-options', `${version}^{commit}`);
  if (found.code !== 0) throw new LaunchError(`${version} is neither a file nor a git version.`);
  const commit = lastLine(found);
  const name = `sose-${commit.slice(0, 12)}`;
  await assertRoom(shop, buildBytes, 'the packages and the build');
  say(`Building ${name} while the shop keeps running. This takes a few minutes.`);
  const step = async (...command: string[]) => {
    if ((await run(options, folder, command)).code !== 0)
      throw new LaunchError(`${name} could not be prepared, see above.`);
  };
  const archive = join(folder, '.data.tar');
  await git('archive', '--output', archive, commit);
  await step('tar', '--extract', '--file', archive);
  await rm(archive);
  // Hard links: no room is needed where the packages are the same.
  await step('cp', '--archive', '--link', join(current, 'node_modules'), 'node_modules');
  await step(process.execPath, 'lib/launch/install.mjs');
  await step(nodeOf(folder), 'lib/launch/build-cli.ts');
  return name;
}

/** Makes a release ready beside the running one; returns its folder. */
async function makeReady(options: UpdateOptions, source: string, current: string) {
  const { shop } = options;
  const releases = join(shop, releasesFolder);
  await mkdir(releases, { recursive: true });
  // Of an update that was killed.
  for (const name of await readdir(releases)) {
    if (name.startsWith('.')) await rm(join(releases, name), removal);
  }
  const folder = join(releases, `.${process.pid}`);
  await mkdir(folder);
  try {
    await linkData(options, folder);
    const name = existsSync(source)
      ? await unpackArchive(options, source, folder)
      : await buildVersion(options, source, { folder, current });
    const release = join(releases, name);
    if (release === current) throw new LaunchError(`${name} is already running.`);
    await carryAssets(join(current, '.next'), join(folder, '.next'));
    const pictures = join('.next', 'cache', 'pictures');
    if (existsSync(join(current, pictures)))
      await run(options, folder, ['cp', '--archive', '--link', join(current, pictures), pictures]);
    await rm(release, removal);
    await rename(folder, release);
    return release;
  } finally {
    await rm(folder, removal);
  }
}

async function backUp(options: UpdateOptions, current: string): Promise<void> {
  const { given, say } = options;
  if (given['BACKUP_AT']?.trim() === 'off')
    return say('BACKUP_AT is off, so no backup will be made.');
  say('Backing up the shop.');
  const made = await runDb(options, current, ['backup']);
  if (made.code === notCopied)
    return say(
      'The backup could not be copied elsewhere, but it is complete on this disk. Continuing.',
    );
  if (made.code !== 0) throw new LaunchError(`The backup failed: ${lastLine(made)}`);
}

async function migrate(options: UpdateOptions, release: string): Promise<void> {
  options.say('Updating the database while the shop keeps running.');
  // The backup has just been made.
  const done = await runDb(options, release, ['migrate'], { BACKUP_AT: 'off' });
  if (done.code !== 0)
    throw new LaunchError(`The database could not be updated: ${lastLine(done)}`);
}

/** Whether storefront and store API answer. */
async function answers({ settings }: UpdateOptions): Promise<boolean> {
  const ask = async (path: string, wanted: RegExp) => {
    const signal = AbortSignal.timeout(answerMs);
    const answer = await fetch(`${settings.storefrontUrl}${path}`, { redirect: 'manual', signal });
    return answer.status < 400 && wanted.test(await answer.text());
  };
  const isReady = ask('/readyz', /"store_api":\s*"answers"/);
  return isReady.then((ready) => ready && ask('/', /^/)).catch(() => false);
}

/** Waits until the release runs and answers; returns why it does not. */
async function probe(
  options: UpdateOptions,
  release: string,
  replaced: { pid: number; folder: string } | null,
): Promise<string | undefined> {
  const giveUpAt = performance.now() + options.probeMs;
  let presentAt = performance.now();
  let answersSince: number | undefined;
  while (performance.now() < giveUpAt) {
    await sleep(lookMs);
    const running = await readRunning(options.settings);
    const isNew = running?.folder === release;
    if (running) presentAt = performance.now();
    const isOther = running?.pid !== replaced?.pid || running?.folder !== replaced?.folder;
    // Moved by its start: see settleUpdate.
    if ((await readLink(options.shop, 'current')) !== release)
      return 'it does not start, see its output or journalctl -u sose';
    if (running && !isNew && isOther)
      return `${running.folder} was started instead. Start the shop in ${join(options.shop, 'current')}`;
    if (performance.now() - presentAt > absentMs) return 'it has stopped, or nothing started it';
    if (!isNew || !(await answers(options))) answersSince = undefined;
    else if (performance.now() - (answersSince ??= performance.now()) >= steadyMs) return undefined;
  }
  return `it did not answer within ${options.probeMs / 1_000} s`;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // It has just ended.
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

/** Ends the launcher of another release; its supervisor or its own restart runs the current one. */
async function restart(options: UpdateOptions, release: string): Promise<string | undefined> {
  const running = await readRunning(options.settings);
  if (running && running.folder !== release) signal(running.pid, 'SIGUSR2');
  return probe(options, release, running);
}

/**
 * Brings the release before up, whatever has become of the new one; `isStarting`: that has started
 * it.
 */
async function bringBack(
  options: UpdateOptions,
  release: string,
  isStarting: boolean,
): Promise<string | undefined> {
  let running = await readRunning(options.settings);
  // A signal would end what has just replaced its process.
  const reason = await (isStarting ? probe(options, release, running) : restart(options, release));
  if (!reason) return undefined;
  running = await readRunning(options.settings);
  if (running?.folder === release) return reason;
  if (running) signal(running.pid, 'SIGKILL');
  const launcher = spawn(nodeOf(release), ['lib/launch/start.ts'], {
    cwd: release,
    env: environmentOf(options),
    detached: true,
    stdio: 'ignore',
  });
  launcher.unref();
  options.say(`Nothing restarted it, so it now runs in the background (process ${launcher.pid}).`);
  return probe(options, release, null);
}

/** Lets the shop run another release, and the former one again where that does not answer. */
async function switchTo(
  options: UpdateOptions,
  { to, from, next }: { to: string; from: string; next: string | undefined },
): Promise<void> {
  const { shop, settings, say } = options;
  const formerBefore = await readLink(shop, 'before');
  const running = await readRunning(settings);
  options.onSwitch();
  await setLink(shop, 'fallback', from);
  await setLink(shop, 'before', next);
  await setLink(shop, 'current', to);
  if (!running)
    return say(`The shop is not running. If ${to} does not start, ${from} will be started.`);
  say('Restarting the shop.');
  const reason = await restart(options, to);
  if (!reason) return say('The shop is up.');
  say(`Rolling back: ${reason}.`);
  const isStarting = (await readLink(shop, 'current')) === from;
  await setLink(shop, 'current', from);
  await setLink(shop, 'before', formerBefore === from ? undefined : formerBefore);
  const patient = { ...options, probeMs: Math.max(options.probeMs, returnMs) };
  const failure = await bringBack(patient, from, isStarting);
  throw new LaunchError(
    failure
      ? `The shop is DOWN: ${from} does not start either (${failure}).`
      : `The update failed: ${to} did not start (${reason}). The shop is running ${from} again, and no data was lost.`,
  );
}

/** Removes all releases but these two; the one that was installed first stays. */
async function removeOthers(shop: string, kept: string[], say: (line: string) => void) {
  const releases = join(shop, releasesFolder);
  for (const entry of await readdir(releases, { withFileTypes: true })) {
    const folder = join(releases, entry.name);
    if (!entry.isDirectory() || kept.includes(folder)) continue;
    say(`Removing ${entry.name}.`);
    await rm(folder, removal);
  }
}

/** Updates a shop to a release archive or a version in git. Throws where all is as it was. */
export async function updateShop(options: UpdateOptions, source: string): Promise<void> {
  const { shop, say } = options;
  const running = await readRunning(options.settings);
  const linked = await readLink(shop, 'current');
  const current = running?.folder || (linked ?? shop);
  // An update that was killed may have moved the link alone; where this one fails, its release is
  // removed.
  if (linked && linked !== current) await setLink(shop, 'current', current);
  say(`Updating ${shop} from ${current} to ${source}.`);
  const release = await makeReady(options, source, current);
  try {
    const folders = [migrations(current), migrations(release)];
    const fits = await runDb(options, current, ['serves', ...folders]);
    if (fits.code !== 0)
      throw new LaunchError(
        `This update could not be undone, so it was not installed: ${lastLine(fits)}`,
      );
    await backUp(options, current);
    await migrate(options, release);
  } catch (error) {
    await rm(release, removal);
    throw error;
  }
  await switchTo(options, { to: release, from: current, next: current });
  await removeOthers(shop, [release, current], say);
  say(`The shop has been updated to ${release}. To undo: npm run update -- --back`);
}

/**
 * Goes back to the release before the last update; the data stay. Throws where all is as it was.
 */
export async function goBack(options: UpdateOptions): Promise<void> {
  const { shop, say } = options;
  const [current, before] = [await readLink(shop, 'current'), await readLink(shop, 'before')];
  if (!current || !before || before === current)
    throw new LaunchError('There is no release to go back to.');
  say(`Going back from ${current} to ${before}.`);
  const fits = await runDb(options, current, ['serves', migrations(before)]);
  if (fits.code !== 0) throw new LaunchError(`Nothing was changed. ${lastLine(fits)}`);
  await switchTo(options, { to: before, from: current, next: undefined });
  say(`The shop is back on ${before}. All data entered since the update is still there.`);
}
