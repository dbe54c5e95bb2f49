import { sql } from 'drizzle-orm';
import { products } from './schema/catalogue.ts';
import { namedStatement } from './named-statement.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

/* `named-statement.ts` reaches into drizzle's session, which is not public: this fails where a version
   of drizzle has changed it. */

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const countByName = namedStatement<{ count: number }>(
  'test_products_called',
  sql`select count(*)::integer as count from products where name = ${sql.placeholder('name')}`,
);

it('is planned by PostgreSQL once a connection, under its name', async () => {
  await store.context.db.transaction(async (tx) => {
    for (const name of ['one', 'two', 'three']) await countByName(tx, { name });
    const { rows } = await tx.execute<{ name: string; calls: number }>(sql`
      select name, (generic_plans + custom_plans)::integer as calls
      from pg_prepared_statements where name = 'test_products_called'`);
    expect(rows).toEqual([{ name: 'test_products_called', calls: 3 }]);
  });
});

it('sees what its own transaction has changed, and nobody else does', async () => {
  const { db } = store.context;
  const name = 'Seen within';
  await db.transaction(async (tx) => {
    await tx
      .update(products)
      .set({ name })
      .where(sql`id = (select min(id) from products)`);
    expect(await countByName(tx, { name })).toEqual([{ count: 1 }]);
    expect(await countByName(db, { name })).toEqual([{ count: 0 }]);
  });
  expect(await countByName(db, { name })).toEqual([{ count: 1 }]);
});

it('gives its values over apart from the statement', async () => {
  const name = "x' or '1'='1";
  expect(await countByName(store.context.db, { name })).toEqual([{ count: 0 }]);
});
