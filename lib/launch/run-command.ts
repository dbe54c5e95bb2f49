import { spawn } from 'node:child_process';

export interface CommandResult {
  code: number;
  /** Standard output, if requested with `keep`. */
  output: string;
}

interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Returns standard output instead of showing it. */
  keep?: boolean;
}

/** Runs a system program to its end; a missing program has the exit code 127. */
export async function runCommand(
  command: string,
  args: string[],
  { env, cwd, keep = false }: CommandOptions = {},
): Promise<CommandResult> {
  const child = spawn(command, args, {
    env: env ?? process.env,
    cwd,
    stdio: ['ignore', keep ? 'pipe' : 'inherit', 'inherit'],
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
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
