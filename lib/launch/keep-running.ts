import { setTimeout as sleep } from 'node:timers/promises';
import type { Exit, Program } from '../server/program.ts';

export interface SupervisedProgramOptions {
  start: () => Program;
  /** True once it serves, false if it has ended instead. */
  isReady: (program: Program) => Promise<boolean>;
  /** False where it runs and does not answer; asked at intervals while it serves. */
  isAlive?: (limitMs: number) => Promise<boolean>;
  askEveryMs?: number;
  say: (line: string) => void;
  /** Waits between two starts, or until the signal aborts. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export interface SupervisedProgram {
  /** Waits until it serves for the first time. Rejects if it ends before. */
  firstReady: Promise<void>;
  stop(): Promise<void>;
  kill(): void;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2_000;
const GOOD_WHILE_MS = 10_000;
const ASK_EVERY_MS = 5_000;
/** Questions in a row that get no answer before a program counts as hung. */
const MOST_MISSES = 3;

/**
 * Starts a program and restarts it whenever it ends by itself, with a backoff up to 2 s, and where
 * it hangs. Once the program has served it never gives up, because a hostile request may have ended
 * it.
 */
export function keepRunning(options: SupervisedProgramOptions): SupervisedProgram {
  const { start, isReady, isAlive, say, pause = sleepUnlessAborted } = options;
  const { askEveryMs = ASK_EVERY_MS } = options;
  const stopping = new AbortController();
  let program = start();
  const firstReady = isReady(program).then(async (ready) => {
    if (ready || stopping.signal.aborted) return;
    throw new Error(`${program.name} did not start (${describe(await program.exited)}).`);
  });

  /** Ends a program that hangs, also one that was stopped: no other signal would reach it. */
  const endIfHung = async (watched: Program) => {
    for (let misses = 0; isAlive && misses < MOST_MISSES;) {
      const [answers] = await Promise.all([
        isAlive(askEveryMs),
        sleepUnlessAborted(askEveryMs, stopping.signal),
      ]);
      if (stopping.signal.aborted || watched.hasExited()) return;
      misses = answers ? 0 : misses + 1;
    }
    if (!isAlive) return;
    say(`${watched.name} is not responding. Stopping it.`);
    watched.kill();
  };

  const watch = async () => {
    await firstReady;
    void endIfHung(program);
    let restarts = 0;
    let servedSince = performance.now();
    for (;;) {
      const exit = await program.exited;
      if (stopping.signal.aborted) return;
      if (performance.now() - servedSince > GOOD_WHILE_MS) restarts = 0;
      restarts += 1;
      say(`${program.name} stopped unexpectedly (${describe(exit)}). Restarting it.`);
      const wait = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(restarts - 1, 10), LONGEST_PAUSE_MS);
      await pause(wait, stopping.signal);
      if (stopping.signal.aborted) return;
      program = start();
      const ready = await isReady(program).catch((error: unknown) => {
        say(String(error));
        program.kill();
        return false;
      });
      servedSince = performance.now();
      if (!ready) continue;
      say(`${program.name} runs again.`);
      void endIfHung(program);
    }
  };
  const watching = watch().catch(() => undefined);

  return {
    firstReady,
    stop: async () => {
      stopping.abort();
      await program.stop();
      await watching;
    },
    kill: () => program.kill(),
  };
}

async function sleepUnlessAborted(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
}

function describe({ code, signal }: Exit): string {
  return signal ? `killed by ${signal}` : `exit code ${code ?? 'unknown'}`;
}
