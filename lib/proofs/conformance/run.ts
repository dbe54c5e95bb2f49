import { writeFile } from 'node:fs/promises';
import { drawBadge, drawTable } from './table.ts';
import { readOptions } from './options.ts';
import { runSuite } from './run-suite.ts';

/* `npm run conformance -- --api URL`: checks a store API against the contract. */

try {
  const options = readOptions(process.argv.slice(2));
  const results = await runSuite(options);
  await writeFile(options.badge, drawBadge(results));
  console.log(`${drawTable(results)}\nThe badge is in ${options.badge}.`);
  const isGood = results.every(
    ({ outcome, reason }) =>
      (outcome === 'pass' && reason === '') || (!options.isComplete && outcome !== 'fail'),
  );
  process.exitCode = isGood ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
