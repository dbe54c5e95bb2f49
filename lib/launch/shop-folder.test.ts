import { mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLink, setLink } from './shop-folder.ts';

let shop: string;
beforeAll(async () => {
  shop = await realpath(await mkdtemp(join(tmpdir(), 'sose-shop-folder-')));
});
afterAll(() => rm(shop, { recursive: true }));

describe('a link to a release', () => {
  it('leads to its folder until it is removed', async () => {
    expect(await readLink(shop, 'current')).toBeUndefined();
    await setLink(shop, 'current', shop);
    expect(await readLink(shop, 'current')).toBe(shop);
    await setLink(shop, 'current', undefined);
    expect(await readLink(shop, 'current')).toBeUndefined();
  });

  it('that cannot be followed is not the same as none', async () => {
    await symlink('before', join(shop, 'before'));
    await expect(readLink(shop, 'before')).rejects.toThrow('ELOOP');
  });
});
