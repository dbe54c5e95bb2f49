import { eq } from 'drizzle-orm';
import type { CustomerCaller } from '../context.ts';
import { products } from '../db/schema/catalogue.ts';
import { moveCategory } from '../services/category/move-category.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { makeCategory, makeListedProduct } from '../testing/listed-product.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
let mover: CustomerCaller;
beforeAll(async () => {
  store = await openTestStore();
  const fixture = await staffFixture(store, ['catalogue']);
  token = fixture.token;
  mover = {
    kind: 'customer',
    customerId: fixture.customerId,
    isStaff: true,
    isSuperuser: false,
    areas: ['catalogue'],
    tokenHash: '',
  };
});
afterAll(() => store.close());

/** True as soon as a transaction waits for an advisory lock of this database. */
async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await store.client.pool.query(
    `select 1 from pg_locks where locktype = 'advisory' and not granted
     and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows.length > 0;
}

/** Two categories, one to be moved below the other, and a product in neither. */
async function scene(name: string) {
  const from = await makeCategory(store, `${name} from`);
  const to = await makeCategory(store, `${name} to`);
  const moved = await makeCategory(store, `${name} moved`, from);
  const { id } = await makeListedProduct(store, { name: `${name} jam` });
  return { to, moved, id };
}

const categoryIds = async (id: number) => {
  const [row] = await store.context.db.select().from(products).where(eq(products.id, id));
  return [row?.categoryId, row?.categoryLevel1, row?.categoryLevel2, row?.categoryLevel3];
};

describe('a product that is saved while its category moves', () => {
  it('waits for the move and stands below the new ancestors', async () => {
    const { to, moved, id } = await scene('Drifting');
    let answer: ReturnType<TestStore['call']> | undefined;
    await store.context.db.transaction(async (tx) => {
      const where = { parent_id: to.id, position: 0, version: 1 };
      await moveCategory({ ...store.context, db: tx }, mover, moved.id, where);
      let isAnswered = false;
      answer = store.call('PATCH', `/staff/products/${id}/`, {
        token,
        body: { category_id: moved.id },
      });
      void answer.finally(() => (isAnswered = true));
      while (!isAnswered && !(await isSomebodyWaiting()));
      expect(isAnswered).toBe(false);
    });
    expect((await answer)?.status).toBe(200);
    expect(await categoryIds(id)).toEqual([moved.id, to.id, moved.id, null]);
  });

  it('stands where the tree says, whoever of many is first', async () => {
    const scenes = await Promise.all(
      Array.from({ length: 6 }, (_, index) => scene(`Whirl ${index}`)),
    );
    const answers = await Promise.all(
      scenes.flatMap(({ to, moved, id }) => [
        store.call('PATCH', `/staff/products/${id}/`, {
          token,
          body: { category_id: moved.id },
        }),
        store.call('POST', `/staff/categories/${moved.id}/move/`, {
          token,
          body: { parent_id: to.id, position: 0, version: 1 },
        }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const { to, moved, id } of scenes) {
      expect(await categoryIds(id)).toEqual([moved.id, to.id, moved.id, null]);
    }
  });

  it('is not held up where only its price changes', async () => {
    const { to, moved, id } = await scene('Steady');
    await store.context.db.transaction(async (tx) => {
      const where = { parent_id: to.id, position: 0, version: 1 };
      await moveCategory({ ...store.context, db: tx }, mover, moved.id, where);
      const body = { base_price: 500 };
      expect((await store.call('PATCH', `/staff/products/${id}/`, { token, body })).status).toBe(
        200,
      );
    });
  });
});
