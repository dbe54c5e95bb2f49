import { eq } from 'drizzle-orm';
import { settings } from '../db/schema/running.ts';
import { refused } from '../errors.ts';
import type { ServiceContext } from '../context.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { onceForKey } from './idempotency.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

let runs = 0;
beforeEach(() => {
  runs = 0;
});

const write = (name: string) => async (context: ServiceContext) => {
  runs += 1;
  await context.db.insert(settings).values({ name: `${name}-${runs}`, value: runs });
  return { status: 201 as const, body: { status: true, run: runs } };
};
const once = (key: string, body: unknown, work = write(key)) =>
  onceForKey(store.context, { scope: 'a scope', key, body }, work);

describe('a request with a key', () => {
  it('is carried out once and answered twice', async () => {
    const first = await once('twice', { a: 1 });
    expect(await once('twice', { a: 1 })).toEqual(first);
    expect(runs).toBe(1);
  });

  it('is carried out once where it comes ten times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => once('at-once', { a: 1 })));
    const first = { status: 201, body: { status: true, run: 1 } };
    expect(answers).toEqual(Array(10).fill(first));
    expect(runs).toBe(1);
  });

  it('with another body is a conflict', async () => {
    await once('other-body', { a: 1 });
    await expect(once('other-body', { a: 2 })).rejects.toMatchObject({ status: 409 });
    expect(runs).toBe(1);
  });

  it('is the same whatever the order of its fields', async () => {
    const first = await once('order', { a: 1, b: { c: 2, d: 3 } });
    expect(await once('order', { b: { d: 3, c: 2 }, a: 1 })).toEqual(first);
    expect(runs).toBe(1);
  });

  it('of somebody else is another request', async () => {
    await once('shared', { a: 1 });
    const theirs = { scope: 'another scope', key: 'shared', body: { a: 1 } };
    await onceForKey(store.context, theirs, write('theirs'));
    expect(runs).toBe(2);
  });

  it('that failed leaves nothing behind and may come again', async () => {
    const failing = async (context: ServiceContext) => {
      await write('failing')(context);
      throw refused('No');
    };
    await expect(once('failing', {}, failing)).rejects.toMatchObject({ status: 400 });
    const left = await store.context.db
      .select()
      .from(settings)
      .where(eq(settings.name, 'failing-1'));
    expect(left).toEqual([]);
    expect((await once('failing', {})).status).toBe(201);
  });

  it.each(['', 'two words', 'x'.repeat(201), 'ключ'])('refuses %p as the key', async (key) => {
    await expect(once(key, {})).rejects.toMatchObject({ status: 400 });
    expect(runs).toBe(0);
  });
});
