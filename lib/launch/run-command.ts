import { spawn } from 'node:child_process';

export interface CommandResult {
  code: number;
  /** What it wrote to standard output, where that was asked for. */
  output: string;
}

interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Keeps standard output instead of showing it. */
  keep?: boolean;
}

/** Runs a program of the system to its end; a program that is not there has the code 127. */
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

/** Runs a tool of node_modules on the Node that runs this. */
export function runTool(
  file: string,
  args: string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return runCommand(process.execPath, [`node_modules/${file}`, ...args], options);
}
