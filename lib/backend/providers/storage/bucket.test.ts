import { openBucketStandIn, type BucketStandIn } from '../../testing/bucket-stand-in.ts';
import { bucketStorage } from './bucket.ts';

let bucket: BucketStandIn;
beforeAll(async () => {
  bucket = await openBucketStandIn();
});
afterAll(() => bucket.close());

const bytes = (text: string) => new TextEncoder().encode(text);

describe('a bucket of files', () => {
  it('gives back what was written, and nothing once it is removed', async () => {
    const storage = bucketStorage(bucket.settings);
    expect(await storage.read('a.webp')).toBeUndefined();
    await storage.write('a.webp', bytes('one'), 'image/webp');
    expect(bucket.files.get('a.webp')).toMatchObject({ type: 'image/webp' });
    expect(await storage.read('a.webp')).toEqual({ bytes: bytes('one') });
    await storage.remove('a.webp');
    await storage.remove('a.webp');
    expect(await storage.read('a.webp')).toBeUndefined();
  });

  it('lists all its files, page by page', async () => {
    const storage = bucketStorage(bucket.settings);
    const names = ['l1.webp', 'l2.webp', 'l3.webp', 'l4.webp', 'l5.webp'];
    for (const [at, name] of names.entries()) {
      await storage.write(name, bytes('x'.repeat(at + 1)), 'image/webp');
    }
    const pages = await Array.fromAsync(storage.list());
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat()).toEqual(names.map((name, at) => ({ name, bytes: at + 1 })));
    for (const name of names) await storage.remove(name);
    expect((await Array.fromAsync(storage.list())).flat()).toEqual([]);
  });

  it('is asked again where it is overrun for a moment', async () => {
    const storage = bucketStorage(bucket.settings);
    bucket.failNext(1);
    await storage.write('b.webp', bytes('two'), 'image/webp');
    expect(bucket.files.has('b.webp')).toBe(true);
  });

  it('says so where it stays away, refuses the key or does not exist', async () => {
    const write = (more: Partial<BucketStandIn['settings']>) =>
      bucketStorage({ ...bucket.settings, ...more }).write('c.webp', bytes('x'), 'image/webp');
    await expect(write({ secretAccessKey: 'another' })).rejects.toThrow('403');
    await expect(write({ bucket: 'elsewhere' })).rejects.toThrow('does not exist');
    await expect(write({ endpoint: 'http://127.0.0.1:1' })).rejects.toThrow();
    bucket.failNext(9);
    await expect(write({})).rejects.toThrow('503');
    bucket.failNext(0);
    expect(bucket.files.has('c.webp')).toBe(false);
  });
});
