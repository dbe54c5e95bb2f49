import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { newUndoStack } from '../cluster/undo-stack.ts';
import { browserArgs } from '../../launch/browser-args.ts';
import { findBrowser } from '../../launch/browser.ts';
import { startOwnStore } from '../../launch/own-store.ts';
import { startBareNext } from './bare-next.ts';
import { drawRows, isReached } from './judge.ts';
import { measure } from './measure.ts';

/*
 * `npm run speed`: compares the built store on a slow phone with the same pages without scripts and
 * with a bare Next app, in turns. Exit code 1 if a limit is missed.
 */

const say = (line: string) => console.log(line);
const undo = newUndoStack((error) => console.error(error));
let isGood = false;

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(name, () => void undo.run().then(() => process.exit(1)));
}

try {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } });
  const rounds = Number(values.rounds);
  if (!Number.isSafeInteger(rounds) || rounds < 1) {
    throw new Error('--rounds must be a whole number from 1');
  }
  const executablePath = await findBrowser(say);
  say('Building and starting a bare Next app.');
  const bare = await startBareNext();
  undo.add(() => bare.stop());
  const store = await startOwnStore();
  undo.add(() => store.stop());
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  undo.add(() => browser.close());
  const rows = await measure(
    browser,
    { store: { url: store.siteUrl, pid: store.launcher.pid }, bare },
    { rounds, say },
  );
  say(`\n${drawRows(rows)}`);
  isGood = rows.every(isReached);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
}
await undo.run();
process.exit(isGood ? 0 : 1);
