import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { carryAssets, keepAssets } from './keep-assets.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'sose-dist-'));
});
afterEach(() => rm(dist, { recursive: true, force: true }));

/** As Next builds: all of the folder is new, except for its cache. */
async function build(id: string, files: string[], hour: number): Promise<void> {
  await rm(join(dist, 'static'), { recursive: true, force: true });
  await mkdir(join(dist, 'static', 'chunks'), { recursive: true });
  for (const name of files) await writeFile(join(dist, 'static', 'chunks', name), `${id} ${name}`);
  await writeFile(join(dist, 'BUILD_ID'), id);
  await keepAssets(dist);
  const at = new Date(2026, 10, 23, hour);
  await utimes(join(dist, 'cache', 'assets', id), at, at);
}

const chunks = async () => (await readdir(join(dist, 'static', 'chunks'))).toSorted();

describe('the assets of a release', () => {
  it('stay for two more releases', async () => {
    await build('one', ['a.js', 'shared.js'], 1);
    await build('two', ['b.js', 'shared.js'], 2);
    expect(await chunks()).toEqual(['a.js', 'b.js', 'shared.js']);
    await build('three', ['c.js'], 3);
    expect(await chunks()).toEqual(['a.js', 'b.js', 'c.js', 'shared.js']);
    await build('four', ['d.js'], 4);
    expect(await chunks()).toEqual(['b.js', 'c.js', 'd.js', 'shared.js']);
    expect((await readdir(join(dist, 'cache', 'assets'))).toSorted()).toEqual([
      'four',
      'three',
      'two',
    ]);
  });

  it('come with an update, and what is packed is not packed again', async () => {
    const running = dist;
    await build('one', ['a.js', 'shared.js'], 1);
    await mkdir(join(running, 'packed', 'chunks'), { recursive: true });
    for (const name of ['a.js.br', 'shared.js.br', 'older.js.br'])
      await writeFile(join(running, 'packed', 'chunks', name), name);
    dist = join(running, 'next');
    await build('two', ['b.js', 'shared.js'], 2);
    await carryAssets(running, dist);
    expect(await chunks()).toEqual(['a.js', 'b.js', 'shared.js']);
    expect((await readdir(join(dist, 'packed', 'chunks'))).toSorted()).toEqual([
      'a.js.br',
      'shared.js.br',
    ]);
    dist = running;
  });

  it('are not counted twice where the same sources are built again', async () => {
    await build('one', ['a.js'], 1);
    await build('two', ['b.js'], 2);
    await build('two', ['b.js'], 3);
    expect(await chunks()).toEqual(['a.js', 'b.js']);
    expect(await readdir(join(dist, 'cache', 'assets', 'two', 'chunks'))).toEqual(['b.js']);
  });
});
