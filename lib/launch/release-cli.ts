import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buildStorefront } from './build.ts';
import { packRelease } from './release.ts';
import { LaunchError, loadSettingsFile } from './settings.ts';

/*
 * Builds the storefront and packs it with all that a server of the same platform needs to run the
 * store. Argument: the folder for the archive, `.releases` by default.
 */

const maxMb = 350;
const say = (line: string) => console.log(line);

try {
  loadSettingsFile();
  const [target = '.releases'] = process.argv.slice(2);
  await buildStorefront(process.env, say).done;
  say('Packing the release.');
  const archive = await packRelease(resolve(target));
  const megabytes = Math.ceil((await stat(archive)).size / 1024 / 1024);
  say(`${archive} (${megabytes} MB). Unpack it on the server and run npm start there.`);
  if (megabytes > maxMb) throw new LaunchError(`It is larger than ${maxMb} MB.`);
} catch (error) {
  console.error(error instanceof LaunchError ? error.message : error);
  process.exit(1);
}
