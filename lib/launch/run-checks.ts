import { availableParallelism } from 'node:os';
import { inParallel } from './in-parallel.ts';
import { runScript, type ScriptResult } from './run-script.ts';

/** A script of package.json by its name, or a check of another kind. */
export type Check = string | { name: string; run: () => Promise<ScriptResult> };

/**
 * Runs checks at the same time, one for each core, to the end of all; the slowest
 * should come first. Shows the output of those that fail. Returns true if none does.
 */
export async function runChecks(
  checks: readonly Check[],
  say: (line: string) => void,
): Promise<boolean> {
  let isGood = true;
  await inParallel(checks, availableParallelism(), async (check) => {
    const start = performance.now();
    const { name, run } =
      typeof check === 'string' ? { name: check, run: () => runScript(check) } : check;
    const result = await run();
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    if (!result.isGood) {
      isGood = false;
      say(`\n--- ${name}\n${result.output}\n---`);
    }
    say(`${result.isGood ? 'Good' : 'Failed'} after ${seconds} s: ${name}`);
  });
  return isGood;
}
