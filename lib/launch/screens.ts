import { readdir, rm, writeFile } from 'node:fs/promises';
import { drawContactSheet } from './contact-sheet.ts';
import { runJourneys } from './journeys.ts';
import { stopCommands } from './run-command.ts';
import { setRunFolder } from './run-folder.ts';
import { contactSheet, screenFolder } from './screen-files.ts';

/*
 * `npm run screens`: takes a picture of each screen in e2e/screens, at three widths, from a demo
 * store of its own, and one page that shows them all. With `--documents` it also renews the
 * pictures in docs/screens. Further arguments go to Playwright: `npm run screens -- -g cart`.
 */
setRunFolder();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => {
    if (!stopCommands()) process.exit(1);
  });
}
const given = process.argv.slice(2);
const args = given.filter((argument) => argument !== '--documents');
if (args.length < given.length) process.env['SCREENS_IN_DOCUMENTS'] = 'yes';

try {
  await rm(screenFolder, { recursive: true, force: true });
  const code = await runJourneys({
    args: ['--config', 'e2e/screens/playwright.config.ts', ...args],
    say: (line) => console.log(line),
  });
  await writeFile(contactSheet, drawContactSheet(await readdir(screenFolder)));
  console.log(`All screens: ${contactSheet}`);
  process.exit(code);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
