import { Drawer } from './drawer.ts';

describe('a drawer', () => {
  it('lets go of what was not asked for the longest', () => {
    const drawer = new Drawer<string, number>({ entries: 2, bytes: 10_000 });
    drawer.put('a', 1);
    drawer.put('b', 2);
    expect(drawer.get('a')).toBe(1);
    drawer.put('c', 3);
    expect(drawer.get('b')).toBeUndefined();
    expect(drawer.get('a')).toBe(1);
    expect(drawer.get('c')).toBe(3);
  });

  it('keeps one value a key', () => {
    const drawer = new Drawer<string, number>({ entries: 2, bytes: 10_000 });
    drawer.put('a', 1);
    drawer.put('a', 2);
    drawer.put('b', 3);
    expect(drawer.get('a')).toBe(2);
    drawer.drop('a');
    expect(drawer.get('a')).toBeUndefined();
  });

  it('takes no more bytes than it may, whatever comes', () => {
    const drawer = new Drawer<string, Int32Array>({ entries: 1_000, bytes: 100_000 });
    for (let at = 0; at < 500; at += 1) {
      drawer.put(`search ${at}`, new Int32Array(1_000));
      expect(drawer.bytes).toBeLessThanOrEqual(100_000);
    }
    expect(drawer.get('search 499')).toHaveLength(1_000);
    expect(drawer.get('search 0')).toBeUndefined();
    drawer.put('larger than all', new Int32Array(100_000));
    expect(drawer.get('larger than all')).toBeUndefined();
    expect(drawer.get('search 499')).toHaveLength(1_000);
  });

  it('counts a promise by what it is fulfilled with', async () => {
    const drawer = new Drawer<string, Promise<string>>({ entries: 1_000, bytes: 10_000 });
    const answer = Promise.resolve('x'.repeat(1_000));
    drawer.put('a', answer);
    expect(drawer.bytes).toBeLessThan(500);
    drawer.settle('a', answer, await answer);
    expect(drawer.bytes).toBeGreaterThan(2_000);
    const other = Promise.resolve('other');
    drawer.put('a', other);
    drawer.settle('a', answer, await answer);
    expect(drawer.get('a')).toBe(other);
    expect(drawer.bytes).toBeLessThan(500);
  });
});
