import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { delimiter, resolve } from 'node:path';
import { inParallel } from './in-parallel.ts';
import { startCommand } from './run-command.ts';

/**
 * Runs scripts of package.json at the same time, one for each core, to the end of all; the slowest
 * should come first. Shows the output of those that fail. Returns true if none does.
 */
export async function runChecks(
  names: readonly string[],
  say: (line: string) => void,
): Promise<boolean> {
  let isGood = true;
  await inParallel(names, availableParallelism(), async (name) => {
    const start = performance.now();
    const result = await runScript(name);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    if (!result.isGood) {
      isGood = false;
      say(`\n--- npm run ${name}\n${result.output}\n---`);
    }
    say(`${result.isGood ? 'Good' : 'Failed'} after ${seconds} s: ${name}`);
  });
  return isGood;
}

interface ScriptResult {
  isGood: boolean;
  /** What it printed, errors included. */
  output: string;
}

/** Runs a script of package.json as `npm run` does, and collects what it prints. */
export async function runScript(name: string): Promise<ScriptResult> {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const command = scripts[name];
  if (!command) throw new Error(`package.json has no script "${name}".`);
  const path = [resolve('node_modules', '.bin'), process.env['PATH']].join(delimiter);
  const child = startCommand(command, [], {
    shell: true,
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  const collect = (chunk: Buffer) => chunks.push(chunk);
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const isGood = await new Promise<boolean>((done) => {
    child.once('error', () => done(false));
    child.once('close', (code) => done(code === 0));
  });
  return { isGood, output: Buffer.concat(chunks).toString('utf8').trim() };
}
