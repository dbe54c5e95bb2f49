import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

export interface ProgramUser {
  uid: number;
  gid: number;
}

export interface ProgramOptions {
  name: string;
  /** A program of the system; without it Node runs the arguments. */
  command?: string;
  /** For Node: the file to run and its own arguments. */
  args: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Runs a program of the system, where root starts it. */
  user?: ProgramUser | undefined;
  /**
   * Target of its output: terminal, memory, a file, or a function; in the last case errors go to
   * the terminal.
   */
  output: 'terminal' | 'memory' | { file: string } | ((chunk: Buffer) => void);
  /** Open descriptors of this process that a Node program gets, from 4 on. */
  descriptors?: number[];
  stopSignal?: 'SIGTERM' | 'SIGINT';
  /** Time limit of an orderly stop before it is killed; 15 seconds without it. */
  stopLimitMs?: number;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Program {
  readonly name: string;
  /** 0 if it could not be started. */
  readonly pid: number;
  readonly exited: Promise<Exit>;
  hasExited(): boolean;
  /** Its output, if it goes to memory or a file. */
  readOutput(): string;
  /** Asks it to end and waits; kills it after the time limit. */
  stop(): Promise<void>;
  kill(): void;
}

const preload = pathToFileURL(resolve('lib/launch/leave-with-parent.ts')).href;
const isWindows = process.platform === 'win32';
const STOP_LIMIT_MS = 15_000;
const hasSetpriv = process.platform === 'linux';

/**
 * Starts a program that ends with this one, even if this one is killed. Programs that it has
 * started itself in its process group end with it.
 */
export function startProgram(options: ProgramOptions): Program {
  const { output, descriptors = [], stopSignal = 'SIGTERM' } = options;
  const file = typeof output === 'object' ? output.file : undefined;
  const log = file === undefined ? undefined : openSync(file, 'a');
  const child = spawnProgram(options, [
    'ignore',
    log ?? (output === 'terminal' ? 'inherit' : 'pipe'),
    log ?? (output === 'memory' ? 'pipe' : 'inherit'),
    ...(options.command === undefined ? (['ipc'] as const) : []),
    ...descriptors,
  ]);
  if (log !== undefined) closeSync(log);
  // Also if it hangs: it would not notice the closed channel.
  if (!isWindows) child.once('exit', () => killGroup(child));
  const chunks: Buffer[] = [];
  const take = typeof output === 'function' ? output : (chunk: Buffer) => void chunks.push(chunk);
  child.stdout?.on('data', take);
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));

  let exit: Exit | undefined;
  const exited = waitForExit(child).then((facts) => (exit = facts));
  return {
    name: options.name,
    pid: child.pid ?? 0,
    exited,
    hasExited: () => exit !== undefined,
    readOutput: () =>
      (file ? readFileSync(file, 'utf8') : Buffer.concat(chunks).toString('utf8')).trim(),
    stop: async () => {
      if (exit) return;
      const limit = setTimeout(() => killGroup(child), options.stopLimitMs ?? STOP_LIMIT_MS);
      // On Windows a signal is a kill; there, closing the channel requests the shutdown.
      if (isWindows && child.connected) child.disconnect();
      else child.kill(stopSignal);
      await exited;
      clearTimeout(limit);
    },
    kill: () => killGroup(child),
  };
}

/** Polls until a program is up. Throws with its last output if it ends or takes too long. */
export async function waitUntilUp(
  { name, hasExited, readOutput }: Program,
  isUp: () => Promise<boolean>,
  limitMs = 60_000,
): Promise<void> {
  const giveUpAt = performance.now() + limitMs;
  while (!(await isUp())) {
    if (hasExited() || performance.now() > giveUpAt) {
      throw new Error(`${name} did not start.\n${readOutput().slice(-2_000)}`);
    }
    await sleep(50);
  }
}

function spawnProgram(options: ProgramOptions, stdio: StdioOptions): ChildProcess {
  const { command, args, env = process.env, cwd, user, stopSignal = 'SIGTERM' } = options;
  // Ctrl-C in the terminal reaches only this program, which then stops the others in order.
  const shared = { cwd, stdio, detached: !isWindows };
  if (command === undefined) {
    const own = { ...env, LAUNCHED_BY: String(process.pid) };
    return spawn(process.execPath, ['--import', preload, ...args], { ...shared, env: own });
  }
  if (!hasSetpriv) return spawn(command, args, { ...shared, env, ...user });
  const ids = user ? [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'] : [];
  // The kernel sends the signal when this program ends.
  const death = `--pdeathsig=${stopSignal.replace('SIG', '')}`;
  return spawn('setpriv', [death, ...ids, '--', command, ...args], { ...shared, env });
}

async function waitForExit(child: ChildProcess): Promise<Exit> {
  try {
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    return { code, signal };
  } catch {
    return { code: 1, signal: null };
  }
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(isWindows ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
}
