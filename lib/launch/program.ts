import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface ProgramOptions {
  /** What it is called in messages. */
  name: string;
  /** Arguments for Node: the file to run and its own. */
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Where its output goes: to the terminal, kept in memory, or to a function; errors then go to the terminal. */
  output: 'terminal' | 'memory' | ((chunk: Buffer) => void);
  /** How long a stop may take before it is forced. */
  stopLimitMs: number;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A program of the store that runs beside this one. */
export interface Program {
  readonly name: string;
  readonly exited: Promise<Exit>;
  hasExited(): boolean;
  /** What it has written, where that is kept in memory. */
  said(): string;
  /** Asks it to end and waits for that; forces it after its time. */
  stop(): Promise<void>;
  kill(): void;
}

const preload = pathToFileURL(resolve('lib/launch/leave-with-parent.ts')).href;
const isWindows = process.platform === 'win32';

/** Starts a Node program that ends when this one does, even when this one is killed. */
export function startProgram(options: ProgramOptions): Program {
  const { output } = options;
  const child = spawn(process.execPath, ['--import', preload, ...options.args], {
    env: { ...options.env, LAUNCHED_BY: String(process.pid) },
    // Ctrl-C in the terminal reaches this program alone, which then ends the others in order.
    detached: !isWindows,
    stdio: [
      'ignore',
      output === 'terminal' ? 'inherit' : 'pipe',
      output === 'memory' ? 'pipe' : 'inherit',
      'ipc',
    ],
  });
  const chunks: Buffer[] = [];
  const take = typeof output === 'function' ? output : (chunk: Buffer) => void chunks.push(chunk);
  child.stdout?.on('data', take);
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));

  let exit: Exit | undefined;
  const exited = exitOf(child).then((facts) => (exit = facts));
  return {
    name: options.name,
    exited,
    hasExited: () => exit !== undefined,
    said: () => Buffer.concat(chunks).toString('utf8').trim(),
    stop: async () => {
      if (exit) return;
      const limit = setTimeout(() => killGroup(child), options.stopLimitMs);
      // On Windows a signal is a kill; the closed channel is what asks there.
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
