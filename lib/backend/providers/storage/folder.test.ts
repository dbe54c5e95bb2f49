import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStorage } from './folder.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'sose-files-')), 'files');
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);

describe('a folder of files', () => {
  it('gives back what was written, and nothing once it is removed', async () => {
    const storage = folderStorage(folder);
    expect(await storage.read('a.webp')).toBeUndefined();
    await storage.write('a.webp', bytes('one'), 'image/webp');
    await storage.write('a.webp', bytes('two'), 'image/webp');
    expect(await storage.read('a.webp')).toEqual({ bytes: bytes('two') });
    await storage.remove('a.webp');
    await storage.remove('a.webp');
    expect(await storage.read('a.webp')).toBeUndefined();
  });

  it('is whole at every moment and leaves no scraps', async () => {
    const storage = folderStorage(folder);
    const texts = Array.from({ length: 12 }, (_, n) => String(n).repeat(20_000));
    const writing = texts.map((text) => storage.write('a.webp', bytes(text), 'image/webp'));
    await Promise.any(writing);
    const seen = await storage.read('a.webp');
    expect(texts).toContain(new TextDecoder().decode(seen?.bytes));
    await Promise.all(writing);
    expect(await readdir(folder)).toEqual(['a.webp']);
  });

  it('lists its files without those that are half written, which are removed when they are old', async () => {
    const storage = folderStorage(folder);
    expect(await Array.fromAsync(storage.list())).toEqual([]);
    await storage.removeUnfinished(new Date());
    await storage.write('a.webp', bytes('one'), 'image/webp');
    await writeFile(join(folder, 'b.part'), 'half');
    expect(await Array.fromAsync(storage.list())).toEqual([[{ name: 'a.webp', bytes: 3 }]]);
    await storage.removeUnfinished(new Date(Date.now() - 60_000));
    expect(await readdir(folder)).toHaveLength(2);
    await storage.removeUnfinished(new Date(Date.now() + 60_000));
    expect(await readdir(folder)).toEqual(['a.webp']);
  });

  it('is closed to other users of the machine', async () => {
    await folderStorage(folder).write('a.webp', bytes('one'), 'image/webp');
    expect((await stat(folder)).mode & 0o077).toBe(0);
    expect((await stat(join(folder, 'a.webp'))).mode & 0o077).toBe(0);
  });
});
