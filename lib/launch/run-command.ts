import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface CommandResult {
  code: number;
  /** Standard output, if requested with `keep`; with `say` also the errors. */
  output: string;
}

interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Returns standard output instead of showing it. */
  keep?: boolean;
  /** Gets each line of output and errors, instead of showing them. */
  say?: (line: string) => void;
}

const running = new Set<ChildProcess>();
let isInterrupted = false;
const isWindows = process.platform === 'win32';

/**
 * Starts a command in a process group of its own, so that `stopCommands` also reaches what the
 * command has started. Throws once `stopCommands` was called.
 */
export function startCommand(command: string, args: string[], options: SpawnOptions): ChildProcess {
  if (isInterrupted) throw new Error(`Not started, because the run was interrupted: ${command}`);
  const child = spawn(command, args, { ...options, detached: !isWindows });
  running.add(child);
  const forget = () => running.delete(child);
  child.once('error', forget);
  child.once('close', forget);
  return child;
}

/** Asks all running commands to end, and starts no others; returns false if none is running. */
export function stopCommands(): boolean {
  isInterrupted = true;
  for (const child of running) {
    if (child.pid && !isWindows) process.kill(-child.pid, 'SIGTERM');
    else child.kill();
  }
  return running.size > 0;
}

/** Runs a system program to its end; a missing program has the exit code 127. */
export async function runCommand(
  command: string,
  args: string[],
  { env, cwd, keep = false, say }: CommandOptions = {},
): Promise<CommandResult> {
  const child = startCommand(command, args, {
    env: env ?? process.env,
    cwd,
    stdio: ['ignore', keep || say ? 'pipe' : 'inherit', say ? 'pipe' : 'inherit'],
  });
  const chunks: Buffer[] = [];
  for (const input of [child.stdout, child.stderr]) {
    input?.on('data', (chunk: Buffer) => chunks.push(chunk));
    if (input && say) createInterface({ input }).on('line', say);
  }
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  return { code, output: Buffer.concat(chunks).toString('utf8') };
}

/** Runs a tool of node_modules with the current Node. */
export function runTool(
  file: string,
  args: string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return runCommand(process.execPath, [`node_modules/${file}`, ...args], options);
}
