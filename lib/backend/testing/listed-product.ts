import { eq } from 'drizzle-orm';
import { categories, products, type ProductRow } from '../db/schema/catalogue.ts';
import { catalogueChanged } from '../search/engine.ts';
import { makeProduct } from './make-product.ts';
import type { TestStore } from './test-store.ts';

/** Like `makeProduct`, for tests of lists: the product can be found by its name immediately. */
export async function makeListedProduct(
  store: TestStore,
  more: Partial<typeof products.$inferInsert> = {},
): Promise<ProductRow> {
  const product = await makeProduct(store, {
    ...(more.name && { searchText: more.name.toLowerCase() }),
    ...more,
  });
  await catalogueChanged(store.context.db, [product.id]);
  return product;
}

/** Changes a product directly in the database, as an import would. */
export async function changeListedProduct(
  store: TestStore,
  id: number,
  change: Partial<typeof products.$inferInsert>,
): Promise<void> {
  await store.context.db.update(products).set(change).where(eq(products.id, id));
  await catalogueChanged(store.context.db, [id]);
}

/** Creates an empty category below `parent` or at the top level, in the last position. */
export async function makeCategory(
  store: TestStore,
  name: string,
  parent?: { id: number; level: number },
): Promise<{ id: number; level: number; name: string }> {
  const level = (parent?.level ?? 0) + 1;
  const [row] = await store.context.db
    .insert(categories)
    .values({
      slug: name.toLowerCase().replace(/\W+/g, '-'),
      name,
      level,
      position: 1_000,
      parentId: parent?.id ?? null,
      webImage: `/pictures/${level}.webp`,
      mobileImage: `/pictures/${level}-mobile.webp`,
    })
    .returning({ id: categories.id });
  if (!row) throw new Error('The category was not made');
  await catalogueChanged(store.context.db, []);
  return { id: row.id, level, name };
}
