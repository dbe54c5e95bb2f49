import { LruCache } from './lru-cache.ts';

describe('LruCache', () => {
  it('lets go of what was not asked for the longest', () => {
    const cache = new LruCache<string, number>({ entries: 2, bytes: 10_000 });
    cache.put('a', 1);
    cache.put('b', 2);
    expect(cache.get('a')).toBe(1);
    cache.put('c', 3);
    expect(cache.get('b')).toBeUndefined();
    expect(cache.get('a')).toBe(1);
    expect(cache.get('c')).toBe(3);
  });

  it('keeps one value a key', () => {
    const cache = new LruCache<string, number>({ entries: 2, bytes: 10_000 });
    cache.put('a', 1);
    cache.put('a', 2);
    cache.put('b', 3);
    expect(cache.get('a')).toBe(2);
    cache.drop('a');
    expect(cache.get('a')).toBeUndefined();
  });

  it('takes no more bytes than it may, whatever comes', () => {
    const cache = new LruCache<string, Int32Array>({ entries: 1_000, bytes: 100_000 });
    for (let at = 0; at < 500; at += 1) {
      cache.put(`search ${at}`, new Int32Array(1_000));
      expect(cache.bytes).toBeLessThanOrEqual(100_000);
    }
    expect(cache.get('search 499')).toHaveLength(1_000);
    expect(cache.get('search 0')).toBeUndefined();
    cache.put('larger than all', new Int32Array(100_000));
    expect(cache.get('larger than all')).toBeUndefined();
    expect(cache.get('search 499')).toHaveLength(1_000);
  });

  it('counts a promise by what it is fulfilled with', async () => {
    const cache = new LruCache<string, Promise<string>>({ entries: 1_000, bytes: 10_000 });
    const answer = Promise.resolve('x'.repeat(1_000));
    cache.put('a', answer);
    expect(cache.bytes).toBeLessThan(500);
    cache.settle('a', answer, await answer);
    expect(cache.bytes).toBeGreaterThan(2_000);
    const other = Promise.resolve('other');
    cache.put('a', other);
    cache.settle('a', answer, await answer);
    expect(cache.get('a')).toBe(other);
    expect(cache.bytes).toBeLessThan(500);
  });
});
