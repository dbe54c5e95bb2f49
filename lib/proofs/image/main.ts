import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { dataDir, storefrontFolders } from './data-folder.ts';

/*
 * Entry point of the image: storefront, api and worker are programs, all else is a command of the
 * database, such as prepare or backup.
 */

const [command = ''] = process.argv.slice(2);

if (command === 'storefront') {
  for (const name of storefrontFolders) {
    await mkdir(join(dataDir, 'storefront', name), { recursive: true });
  }
}
const isProgram = ['storefront', 'api', 'worker'].includes(command);
await import(isProgram ? '../../launch/run-program.ts' : '../../launch/db.ts');
