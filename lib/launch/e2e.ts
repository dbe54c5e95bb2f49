import { runJourneys } from './journeys.ts';
import { setMemoryTmpdir } from './memory-tmpdir.ts';

/* Browser tests against a separate store: npm run e2e -- e2e/search.spec.ts */
await setMemoryTmpdir();
runJourneys({ args: process.argv.slice(2), say: (line) => console.log(line) }).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
