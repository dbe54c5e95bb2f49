import { sql } from 'drizzle-orm';
import { withMemory } from '../../catalogue-cache/catalogue-memory.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { findHolders } from './word-holders.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const find = (start: string) =>
  withMemory(store.context, async (memory) => ({
    answer: await findHolders(store.context, memory, start),
  }));

it('finds the products of words by their beginning', async () => {
  const words = (await find('turme')).map(({ word }) => word);
  expect(words).toContain('turmeric');
  expect(words.every((word) => word.startsWith('turme'))).toBe(true);
});

it('reads so many products at most that others need not wait, those of the word first', async () => {
  await store.client.db.execute(sql`
    insert into search_holders (word, chunk, holders) values
      ('qwxa', 0, int4send(7) || int4send(0)),
      ('qwxab', 0, decode(repeat('0000000100000000', 4000000), 'hex'))`);
  expect((await find('qwx')).map(({ word, pairs }) => [word, ...pairs])).toEqual([['qwxa', 7, 0]]);
});
