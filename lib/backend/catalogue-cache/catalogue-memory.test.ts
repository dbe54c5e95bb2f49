import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { memoryLimits, recall, withMemory } from './catalogue-memory.ts';
import { catalogueChanged } from '../search/engine.ts';
import { readCatalogueVersion } from './catalogue-version.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

function counter() {
  let times = 0;
  return (key = 'count') =>
    withMemory(store.context, async (memory) => ({
      answer: await recall(memory.lists, key, async () => (times += 1)),
    }));
}

describe('the memory of the catalogue', () => {
  it('works a thing out once, also for many at once', async () => {
    const ask = counter();
    expect(await Promise.all([ask('many'), ask('many'), ask('many')])).toEqual([1, 1, 1]);
    expect(await ask('many')).toBe(1);
    expect(await ask('other')).toBe(2);
  });

  it('forgets everything once the catalogue has changed', async () => {
    const ask = counter();
    await ask();
    await catalogueChanged(store.context.db);
    expect(await ask()).toBe(2);
    expect(await ask()).toBe(2);
  });

  it('does work again that the catalogue has changed under', async () => {
    const seen: string[] = [];
    const answer = await withMemory(store.context, async () => {
      if (seen.length === 0) await catalogueChanged(store.context.db);
      seen.push(await readCatalogueVersion(store.context.db));
      return { answer: seen.length, catalogue: seen.at(-1) };
    });
    expect(answer).toBe(2);
  });

  it('sees no change that is not there for everybody yet', async () => {
    const ask = counter();
    await ask('before');
    await store.context.db.transaction(async (tx) => {
      await catalogueChanged(tx);
      expect(await ask('before')).toBe(1);
    });
    expect(await ask('before')).toBe(2);
  });

  it('lasts five minutes at most', async () => {
    const ask = counter();
    const start = store.context.now();
    await ask('aged');
    store.setNow(new Date(start.getTime() + 299_000));
    expect(await ask('aged')).toBe(1);
    store.setNow(new Date(start.getTime() + 601_000));
    expect(await ask('aged')).toBe(2);
    store.setNow(start);
  });

  it('keeps no failure', async () => {
    const fail = () =>
      withMemory(store.context, async (memory) => ({
        answer: await recall(memory.lists, 'failure', () => Promise.reject(new Error('no'))),
      }));
    await expect(fail()).rejects.toThrow('no');
    expect(await counter()('failure')).toBe(1);
  });

  it('counts changes that come at once one after the other', async () => {
    const before = Number(await readCatalogueVersion(store.context.db));
    await Promise.all(Array.from({ length: 10 }, () => catalogueChanged(store.context.db)));
    expect(Number(await readCatalogueVersion(store.context.db))).toBe(before + 10);
  });

  it('stays within its bytes where one search after another finds most of the shop', async () => {
    const size = 250_000;
    await withMemory(store.context, async (memory) => {
      for (let at = 0; at < 200; at += 1) {
        await recall(memory.results, `organic ${at}`, async () => ({
          positions: new Int32Array(size),
        }));
        expect(memory.results.bytes).toBeLessThanOrEqual(memoryLimits.results.bytes);
      }
      expect(memory.results.bytes).toBeGreaterThan(memoryLimits.results.bytes / 2);
      expect(memory.results.get('organic 199')).toBeDefined();
      return { answer: true };
    });
  });
});
