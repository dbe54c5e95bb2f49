import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../context.ts';
import { settings } from '../db/schema/running.ts';
import { refused } from '../errors.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { onceForKey, canonicalJson, repeatScope } from './idempotency.ts';

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

describe('canonical JSON', () => {
  it('is the same whatever the order of the members, at any depth', () => {
    const one = { b: 1, a: { d: [{ y: 1, x: 2 }], c: null } };
    const other = { a: { c: null, d: [{ x: 2, y: 1 }] }, b: 1 };
    expect(canonicalJson(one)).toBe(canonicalJson(other));
    expect(canonicalJson(one)).toBe('{"a":{"c":null,"d":[{"x":2,"y":1}]},"b":1}');
  });

  it('differs where values or the order of a list differ', () => {
    expect(canonicalJson({ a: [1, 2] })).not.toBe(canonicalJson({ a: [2, 1] }));
    expect(canonicalJson({ a: 1 })).not.toBe(canonicalJson({ a: '1' }));
  });
});

describe('an Idempotency-Key of somebody who is not known', () => {
  it('is the same from another address where it was made by chance', () => {
    for (const key of [randomUUID(), 'a'.repeat(32)]) {
      expect(repeatScope(undefined, '10.0.0.1', key)).toBe(repeatScope(undefined, '::1', key));
    }
  });

  it('is another one from another address where two could have the same', () => {
    for (const key of ['1', '1795252800000', undefined]) {
      expect(repeatScope(undefined, '10.0.0.1', key)).not.toBe(repeatScope(undefined, '::1', key));
    }
  });
});

const customer = {
  kind: 'customer',
  isStaff: false,
  isSuperuser: false,
  areas: [],
  tokenHash: '',
} as const;

it('is a customer’s own, however it was made', () => {
  const key = randomUUID();
  const scopes = [1, 2].map((customerId) => repeatScope({ ...customer, customerId }, '::1', key));
  expect(scopes[0]).not.toBe(scopes[1]);
});
