import { settingFaults } from './env.ts';

/* Called by the launcher before it starts anything: prints the faults of the settings as JSON. */

process.stdout.write(JSON.stringify(settingFaults(process.env)));
