import { setTimeout as sleep } from 'node:timers/promises';
import { startProgram, type Program } from '../../server/program.ts';
import { waitForAnswer } from '../../launch/wait-for-answer.ts';
import { familyOf, killFamily, killWithFamily, wake } from '../../testing/processes.ts';

export type ProgramKind = 'storefront' | 'api' | 'worker';

/** One program of the store, started as by `npm run storefront`, `api` or `worker`. */
export interface StoreProgram {
  name: string;
  kind: ProgramKind;
  port: number;
  /** The launcher of the running program; the program is its child. */
  pid: () => number;
  /** Starts it and waits until it says that it is ready. `more` holds further settings. */
  start: (more?: Record<string, string>) => Promise<void>;
  /** SIGKILL, as if its machine had lost power. */
  kill: () => Promise<void>;
  /** Orderly stop: the running requests end first. */
  stop: () => Promise<void>;
  /** Its output since its last start. */
  readOutput: () => string;
}

export interface StoreProgramOptions {
  name: string;
  kind: ProgramKind;
  port: number;
  env: NodeJS.ProcessEnv;
}

const readyLimitMs = 180_000;
const stopLimitMs = 60_000;

export function prepareProgram({ name, kind, port, env }: StoreProgramOptions): StoreProgram {
  let program: Program | undefined;
  return {
    name,
    kind,
    port,
    pid: () => program?.pid ?? 0,
    readOutput: () => program?.readOutput() ?? '',
    start: async (more = {}) => {
      const started = startProgram({
        name,
        args: ['lib/launch/run-program.ts', kind],
        env: { ...env, ...more },
        output: 'memory',
        stopLimitMs,
      });
      program = started;
      const isReady = await waitForAnswer(`http://127.0.0.1:${port}/readyz`, started, {
        isWanted: (status) => status === 200,
        limitMs: readyLimitMs,
      });
      if (!isReady) throw new Error(`${name} ended at its start.\n${started.readOutput()}`);
    },
    kill: async () => {
      // The launcher would let its child end in order.
      if (program) await killWithFamily(program);
    },
    stop: async () => {
      if (!program || program.hasExited()) return;
      const family = await familyOf(program.pid);
      wake(family);
      const late = new AbortController();
      const limit = sleep(stopLimitMs, undefined, { signal: late.signal }).catch(() => undefined);
      const stopping = program.stop();
      await Promise.race([stopping, limit]);
      late.abort();
      await killFamily(family);
      program.kill();
      await stopping;
    },
  };
}
