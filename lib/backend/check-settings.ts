import { settingFaults } from './env.ts';

/* Asked by the launcher before it starts anything: writes what is wrong with the settings, as JSON. */

process.stdout.write(JSON.stringify(settingFaults(process.env)));
