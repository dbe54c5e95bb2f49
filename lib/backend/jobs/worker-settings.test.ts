import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/*
 * graphile-worker looks for settings from the folder of the store up to the home of its user, and
 * ends the program where it may not read them. The empty entry in package.json ends the search.
 */
it('the worker reads no settings outside of the folder of the store', async () => {
  const home = await mkdtemp(join(tmpdir(), 'sose-home-'));
  try {
    const store = join(home, 'store');
    await mkdir(join(home, '.config'));
    await writeFile(join(home, '.config/graphile-workerrc'), '{ not readable');
    await mkdir(store);
    const load = () =>
      spawnSync(
        process.execPath,
        ['-e', `import('${resolve('node_modules/graphile-worker/dist/index.js')}')`],
        { cwd: store, env: { ...process.env, HOME: home } },
      ).status;
    expect(load()).not.toBe(0);
    await cp('package.json', join(store, 'package.json'));
    expect(load()).toBe(0);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
});
