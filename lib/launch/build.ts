import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeBuildFailure, memoryWarning, readMemory, whyNoBuild } from './build-memory.ts';
import { fingerprint } from './fingerprint.ts';
import { finishBuild } from './finish-build.ts';
import { assertPlatform, readRelease } from './release.ts';
import { type Program, startProgram } from '../server/program.ts';
import { type Environment, LaunchError } from './settings.ts';

const folder = process.env['NEXT_DIST_DIR'] || '.next';
const STAMP = join(folder, 'built-from.txt');
const ANOTHER_BUILD = /Another next build process is already running/i;
const WAIT_FOR_ANOTHER_MS = 3_000;
const WAITS = 200;
/** Nothing listens there: the build must not need the store API. */
const NO_API = 'http://127.0.0.1:9';

export interface Build {
  /** True if something was built, false if the existing build is up to date. */
  done: Promise<boolean>;
  stop(): Promise<void>;
  kill(): void;
}

/**
 * Builds the storefront if its sources differ from those of the existing build. A release is built
 * already.
 */
export function buildStorefront(given: Environment, say: (line: string) => void): Build {
  let program: Program | undefined;
  let isStopped = false;
  const build = async () => {
    const release = await readRelease();
    if (release) {
      assertPlatform(release);
      const hosts = given['IMAGE_HOSTS']?.trim() ?? '';
      if (hosts !== release.imageHosts)
        say(
          `This release was built with IMAGE_HOSTS="${release.imageHosts}": "${hosts}" has no effect.`,
        );
      return false;
    }
    for (let attempt = 0; ; attempt += 1) {
      const wanted = await fingerprint(process.cwd(), given);
      if (await isBuiltFrom(wanted)) return attempt > 0;
      if (isStopped) return false;
      const memory = readMemory();
      const reason = whyNoBuild(memory);
      if (reason) throw new LaunchError(reason);
      const warning = memoryWarning(memory);
      if (attempt === 0 && warning) say(warning);
      if (attempt === 0) say('Building the storefront. This takes a minute or two.');
      program = startBuild(given);
      const exit = await program.exited;
      if (isStopped) return false;
      if (exit.code === 0) {
        await finishBuild(folder);
        await writeFile(STAMP, wanted);
        return true;
      }
      if (!ANOTHER_BUILD.test(program.readOutput()) || attempt >= WAITS) {
        throw new LaunchError(describeBuildFailure(exit, program.readOutput()));
      }
      if (attempt === 0) say('Another build is already running here. Waiting for it.');
      await sleep(WAIT_FOR_ANOTHER_MS);
    }
  };
  return {
    done: build(),
    stop: async () => {
      isStopped = true;
      await program?.stop();
    },
    kill: () => program?.kill(),
  };
}

async function isBuiltFrom(wanted: string): Promise<boolean> {
  if (!existsSync(join(folder, 'BUILD_ID'))) return false;
  return (await readFile(STAMP, 'utf8').catch(() => '')) === wanted;
}

function startBuild(given: Environment): Program {
  return startProgram({
    name: 'The build',
    args: [resolve('node_modules/next/dist/bin/next'), 'build'],
    env: {
      ...given,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      // A build must not change files under version control.
      NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
      STORE_API_URL: NO_API,
    },
    output: 'memory',
    stopLimitMs: 5_000,
  });
}
