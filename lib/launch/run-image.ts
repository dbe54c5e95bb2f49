import { mkdir } from 'node:fs/promises';

/*
 * Entry point of the image: storefront, api and worker are programs, all else is a command of the
 * database, such as prepare or backup.
 */

const [command = ''] = process.argv.slice(2);

if (command === 'storefront') {
  // Targets of symbolic links in .next: all else of the image is read-only.
  for (const name of ['cache', 'packed']) {
    await mkdir(`/data/storefront/${name}`, { recursive: true });
  }
}
const isProgram = ['storefront', 'api', 'worker'].includes(command);
await import(isProgram ? './run-program.ts' : './db.ts');
