import { availableParallelism } from 'node:os';
import { inParallel } from './in-parallel.ts';
import { runScript } from './run-script.ts';

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
