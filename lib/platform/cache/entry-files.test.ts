import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as tick } from 'node:timers/promises';

interface Files {
  has: (key: string) => boolean;
  size: () => { files: number; bytes: number };
  read: (key: string) => Promise<unknown>;
  write: (key: string, entry: unknown) => Promise<boolean>;
  delete: (key: string) => void;
  removeLeftovers: () => Promise<void>;
}

interface FilesOptions {
  folder: string;
  maxBytes: number;
  maxFiles: number;
  onGone?: (key: string) => void;
}

type FilesClass = new (options: FilesOptions) => Files;

const blockBytes = 4096;

const onDisk = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Files are deleted in the background. */
async function haveFiles(folder: string, count: number): Promise<void> {
  const until = Date.now() + 5_000;
  while (onDisk(folder).length !== count && Date.now() < until) await tick();
  expect(onDisk(folder)).toHaveLength(count);
}

const bytesIn = (folder: string): number =>
  onDisk(folder).reduce((sum, path) => sum + statSync(path).size, 0);

let EntryFiles: FilesClass;
let parent: string;
let folder: string;

beforeAll(async () => {
  ({ EntryFiles } = (await import('./entry-files.mjs' as string)) as { EntryFiles: FilesClass });
});

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'entry-files-'));
  folder = join(parent, 'now');
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(parent, { recursive: true, force: true });
});

const made = (bounds: Partial<FilesOptions> = {}) =>
  new EntryFiles({ folder, maxBytes: 100 * blockBytes, maxFiles: 10, ...bounds });

describe('entries on disk', () => {
  it('give back what was written, buffers and maps included', async () => {
    const files = made();
    const entry = {
      html: Buffer.from('<p>हल्दी ₹ 99</p>'),
      segments: new Map([['/_tree', Buffer.from('x')]]),
      status: undefined,
    };
    expect(await files.write('a', entry)).toBe(true);
    expect(await files.read('a')).toEqual(entry);
    expect(await files.read('b')).toBeUndefined();
  });

  it('stay within their number, and the least recently used goes first', async () => {
    const removedKeys: string[] = [];
    const files = made({ maxFiles: 3, onGone: (key) => removedKeys.push(key) });
    for (const key of ['a', 'b', 'c']) await files.write(key, key);
    await files.read('a');
    await files.write('d', 'd');
    expect(removedKeys).toEqual(['b']);
    expect(await files.read('a')).toBe('a');
    expect(await files.read('b')).toBeUndefined();
    await haveFiles(folder, 3);
  });

  it('stay within their bytes under a crawl that never ends', async () => {
    const maxBytes = 8 * blockBytes;
    const files = made({ maxBytes, maxFiles: 1_000 });
    const page = Buffer.alloc(blockBytes - 100, 'x');
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(
        Array.from({ length: 20 }, (_, number) =>
          files.write(`/products/${round}-${number}`, page),
        ),
      );
    }
    expect(files.size()).toEqual({ files: 8, bytes: maxBytes });
    await haveFiles(folder, 8);
    expect(bytesIn(folder)).toBeLessThanOrEqual(maxBytes);
  });

  it('refuse one that is larger than all of them may be, and drop its older version', async () => {
    const files = made({ maxBytes: 2 * blockBytes });
    await files.write('a', 'small');
    expect(await files.write('a', Buffer.alloc(3 * blockBytes))).toBe(false);
    expect(await files.read('a')).toBeUndefined();
    await haveFiles(folder, 0);
  });

  it('hold the version that was written last where many write one key at once', async () => {
    const files = made();
    await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        files.write('a', { number, text: 'x'.repeat(20_000) }),
      ),
    );
    expect(await files.read('a')).toMatchObject({ number: 49 });
    await haveFiles(folder, 1);
  });

  it('are read whole or not at all while others replace and delete them', async () => {
    const files = made({ maxFiles: 2 });
    const text = (number: number) => String(number % 10).repeat(50_000);
    const read: unknown[] = [];
    const reading = Array.from({ length: 200 }, async (_, number) => {
      if (number % 3 === 0) await files.write('a', text(number));
      if (number % 7 === 0) files.delete('a');
      read.push(await files.read('a'));
    });
    await Promise.all(reading);
    const complete = Array.from({ length: 10 }, (_, number) => text(number));
    expect(read.every((one) => one === undefined || complete.includes(String(one)))).toBe(true);
  });

  it('are missing where their file was taken away or broken by somebody else', async () => {
    const files = made();
    for (const key of ['a', 'b']) await files.write(key, key);
    const [first = '', second = ''] = onDisk(folder);
    rmSync(first);
    writeFileSync(second, 'broken');
    expect(await files.read('a')).toBeUndefined();
    expect(await files.read('b')).toBeUndefined();
    expect(files.size().files).toBe(0);
    expect(await files.write('a', 'again')).toBe(true);
    expect(await files.read('a')).toBe('again');
  });

  it('are done without where the disk does not take them, which is said once a minute', async () => {
    const errorLog = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    writeFileSync(join(parent, 'file'), 'a file in the place of the folder');
    const files = made({ folder: join(parent, 'file') });
    expect(await files.write('a', 'a')).toBe(false);
    expect(await files.write('b', 'b')).toBe(false);
    expect(await files.read('a')).toBeUndefined();
    expect(files.size()).toEqual({ files: 0, bytes: 0 });
    expect(errorLog).toHaveBeenCalledTimes(1);
  });

  it('of earlier processes are removed, and the own ones stay', async () => {
    const before = made({ folder: join(parent, 'before') });
    await before.write('a', 'a');
    const files = made();
    await files.write('b', 'b');
    await files.removeLeftovers();
    expect(readdirSync(parent)).toEqual(['now']);
    expect(await files.read('b')).toBe('b');
  });
});
