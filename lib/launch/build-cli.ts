import { buildStorefront } from './build.ts';
import { LaunchError, loadSettingsFile } from './settings.ts';

/* Builds the storefront as `npm start` does, which then finds the build. */

const say = (line: string) => console.log(line);

try {
  loadSettingsFile();
  const build = buildStorefront(process.env, say);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void build.stop().then(() => process.exit(1)));
  }
  say((await build.done) ? 'The storefront is built.' : 'The build is up to date.');
} catch (error) {
  console.error(error instanceof LaunchError ? error.message : error);
  process.exit(1);
}
