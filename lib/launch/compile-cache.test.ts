import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropOldCompileCaches } from './compile-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sose-compile-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('keeps the compiled sources of this version of Node alone', async () => {
  await dropOldCompileCaches(join(folder, 'none'));
  for (const name of ['v24.21.0-x64-1c2d-0', 'v24.2.0-x64-1c2d-0', 'v22.4.0-x64-77aa-0']) {
    await mkdir(join(folder, name, 'more'), { recursive: true });
  }
  await dropOldCompileCaches(folder, 'v24.2.0');
  expect(await readdir(folder)).toEqual(['v24.2.0-x64-1c2d-0']);
});
