import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { childrenOf, signal } from '../../testing/processes.ts';
import type { ServerUser } from '../../backend/db/embedded/server-user.ts';

/** A running system program. */
export interface Service {
  pid: number;
  hasEnded: () => boolean;
  /** Orderly stop; killed after the time limit. */
  stop: () => Promise<void>;
  /** SIGKILL to it and its child processes, as if its machine had lost power. */
  kill: () => Promise<void>;
}

export interface ServiceOptions {
  command: string;
  args: string[];
  user: ServerUser | undefined;
  logFile: string;
  /** Signal of an orderly stop. */
  stopSignal?: 'SIGTERM' | 'SIGINT';
}

const stopLimitMs = 15_000;
const mostSaid = 2_000;

/**
 * Arguments of `setpriv` that run a command as the user. The kernel ends it with this program
 * (parent-death signal), even if this program is killed.
 */
export const asUser = (user: ServerUser | undefined, stopSignal: string): string[] => [
  `--pdeathsig=${stopSignal.replace('SIG', '')}`,
  ...(user ? [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'] : []),
  '--',
];

/** Starts a system program in the foreground, in a process group of its own. */
export async function startService({
  command,
  args,
  user,
  logFile,
  stopSignal = 'SIGTERM',
}: ServiceOptions): Promise<Service> {
  const log = await open(logFile, 'a');
  const child = spawn('setpriv', [...asUser(user, stopSignal), command, ...args], {
    stdio: ['ignore', log.fd, log.fd],
    // Ctrl-C in the terminal reaches only this program, which then stops the others in order.
    detached: true,
  });
  await log.close();
  const gone = once(child, 'exit').catch(() => undefined);
  let hasEnded = false;
  void gone.then(() => (hasEnded = true));
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command} could not be started.`);
  const kill = async () => {
    if (hasEnded) return;
    const children = await childrenOf(pid);
    for (const one of [pid, ...children.map((facts) => facts.pid)]) signal(one, 'SIGKILL');
    await gone;
  };
  return {
    pid,
    hasEnded: () => hasEnded,
    kill,
    stop: async () => {
      if (hasEnded) return;
      signal(pid, stopSignal);
      const late = new AbortController();
      const limit = sleep(stopLimitMs, undefined, { signal: late.signal }).catch(() => undefined);
      await Promise.race([gone, limit]);
      late.abort();
      await kill();
    },
  };
}

/** Waits until the service is up. Throws with what it said last if it ends or takes too long. */
export async function untilUp(
  { hasEnded }: Service,
  { command, logFile }: ServiceOptions,
  isUp: () => Promise<boolean>,
): Promise<void> {
  const giveUpAt = Date.now() + 60_000;
  while (!(await isUp())) {
    if (hasEnded() || Date.now() > giveUpAt) {
      const said = await readFile(logFile, 'utf8').catch(() => '');
      throw new Error(`${command} did not start.\n${said.slice(-mostSaid)}`);
    }
    await sleep(50);
  }
}
