import { randomBytes } from 'node:crypto';
import { comboItems, combos, families, familyMembers } from '../db/schema/family.ts';
import type { products, ProductRow } from '../db/schema/catalogue.ts';
import { makeProduct } from './make-product.ts';
import type { TestStore } from './test-store.ts';

type NewProduct = Partial<typeof products.$inferInsert>;

/** Creates products that are the sizes of one family; the key is the size. */
export async function makeFamily(
  store: TestStore,
  sizes: Record<string, NewProduct>,
  name = `Test family ${randomBytes(4).toString('hex')}`,
): Promise<{ id: number; name: string; members: ProductRow[] }> {
  const { db } = store.context;
  const [family] = await db
    .insert(families)
    .values({ name, axes: ['Size'] })
    .returning();
  if (!family) throw new Error('The family was not made');
  const members: ProductRow[] = [];
  for (const [size, more] of Object.entries(sizes)) {
    const member = await makeProduct(store, more);
    await db.insert(familyMembers).values({
      productId: member.id,
      familyId: family.id,
      options: [size],
      position: members.length,
    });
    members.push(member);
  }
  return { id: family.id, name, members };
}

/** Creates a combo of products with the quantity of each. */
export async function makeCombo(
  store: TestStore,
  items: readonly (readonly [product: Pick<ProductRow, 'id'>, quantity: number])[],
  more: NewProduct = {},
): Promise<ProductRow> {
  const { db } = store.context;
  const combo = await makeProduct(store, more);
  await db.transaction(async (tx) => {
    await tx.insert(combos).values({ productId: combo.id });
    await tx.insert(comboItems).values(
      items.map(([{ id }, quantity], position) => ({
        comboId: combo.id,
        productId: id,
        quantity,
        position,
      })),
    );
  });
  return combo;
}
