import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runCommand } from './run-command.ts';

/*
 * Runs the API tests of an earlier release on the schema of this one: while programs are replaced
 * one by one, both releases use one database. Arguments: the earlier release, a tag or commit, and
 * options for Jest. Its code comes from git, its packages are the ones that are installed here.
 */

const migrations = 'lib/backend/db/migrations';

// They judge the migrations of their own release.
const ownMigrations = ['lib/backend/db/migrate.test.ts', 'lib/backend/db/expand-first.test.ts'];

async function unpack(release: string, folder: string): Promise<string> {
  const archive = join(folder, 'release.tar');
  const tree = join(folder, 'tree');
  await mkdir(tree);
  const { code } = await runCommand('git', ['archive', '-o', archive, release]);
  if (code !== 0) throw new Error(`Release “${release}” not found in git.`);
  if ((await runCommand('tar', ['-x', '-f', archive, '-C', tree])).code !== 0)
    throw new Error('The release could not be unpacked.');
  await rm(archive);
  return tree;
}

async function testOldCode(release: string, options: string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'sose-release-'));
  try {
    const cwd = await unpack(release, folder);
    await rm(join(cwd, migrations), { recursive: true });
    await cp(migrations, join(cwd, migrations), { recursive: true });
    for (const test of ownMigrations) await rm(join(cwd, test));
    await symlink(resolve('node_modules'), join(cwd, 'node_modules'));
    const jest = ['node_modules/jest/bin/jest.js', '--ci', '--maxWorkers=2'];
    const args = [...jest, ...options, '--selectProjects', 'api'];
    return (await runCommand(process.execPath, args, { cwd })).code;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const [release, ...options] = process.argv.slice(2);
if (!release) {
  console.error('Enter the release that is running now: npm run last-release -- v1.2.0');
  process.exit(2);
}
try {
  process.exit(await testOldCode(release, options));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
