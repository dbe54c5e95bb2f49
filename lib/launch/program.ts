import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface ProgramOptions {
  name: string;
  /** Arguments for Node: the file to run and its own arguments. */
  args: string[];
  env: NodeJS.ProcessEnv;
  /**
   * Target of its output: terminal, memory, or a function; in the last case errors go to the
   * terminal.
   */
  output: 'terminal' | 'memory' | ((chunk: Buffer) => void);
  /** Time limit of an orderly stop before it is killed. */
  stopLimitMs: number;
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
  /** Its output, if kept in memory. */
  said(): string;
  /** Asks it to end and waits; kills it after the time limit. */
  stop(): Promise<void>;
  kill(): void;
}

const preload = pathToFileURL(resolve('lib/launch/leave-with-parent.ts')).href;
const isWindows = process.platform === 'win32';

/**
 * Starts a Node program that ends with this one, even if this one is killed. Programs that it has
 * started itself in its process group end with it.
 */
export function startProgram(options: ProgramOptions): Program {
  const { output } = options;
  const child = spawn(process.execPath, ['--import', preload, ...options.args], {
    env: { ...options.env, LAUNCHED_BY: String(process.pid) },
    // Ctrl-C in the terminal reaches only this program, which then stops the others in order.
    detached: !isWindows,
    stdio: [
      'ignore',
      output === 'terminal' ? 'inherit' : 'pipe',
      output === 'memory' ? 'pipe' : 'inherit',
      'ipc',
    ],
  });
  // Also those that hang: they would not notice that their channel has closed.
  if (!isWindows) child.once('exit', () => killGroup(child));
  const chunks: Buffer[] = [];
  const take = typeof output === 'function' ? output : (chunk: Buffer) => void chunks.push(chunk);
  child.stdout?.on('data', take);
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));

  let exit: Exit | undefined;
  const exited = exitOf(child).then((facts) => (exit = facts));
  return {
    name: options.name,
    pid: child.pid ?? 0,
    exited,
    hasExited: () => exit !== undefined,
    said: () => Buffer.concat(chunks).toString('utf8').trim(),
    stop: async () => {
      if (exit) return;
      const limit = setTimeout(() => killGroup(child), options.stopLimitMs);
      // On Windows a signal is a kill; there, closing the channel requests the shutdown.
      if (isWindows) child.disconnect();
      else child.kill('SIGTERM');
      await exited;
      clearTimeout(limit);
    },
    kill: () => killGroup(child),
  };
}

async function exitOf(child: ChildProcess): Promise<Exit> {
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
    // It has gone by itself meanwhile.
  }
}
