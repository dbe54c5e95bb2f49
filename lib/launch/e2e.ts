import { runJourneys } from './journeys.ts';
import { stopCommands } from './run-command.ts';
import { setRunFolder } from './run-folder.ts';

/* Browser tests against a separate store: npm run e2e -- [--slow] e2e/search.spec.ts */
setRunFolder();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => {
    if (!stopCommands()) process.exit(1);
  });
}
if (process.argv.includes('--slow')) process.env['E2E_SLOW'] = 'yes';
const args = process.argv.slice(2).filter((arg) => arg !== '--slow');
runJourneys({ args, say: (line) => console.log(line) }).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
