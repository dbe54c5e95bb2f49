import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  brands,
  categories,
  productForms,
  products,
  type ProductRow,
} from '../db/schema/catalogue.ts';
import { productImages } from '../db/schema/product-parts.ts';
import type { TestStore } from './test-store.ts';

/** Creates a product with one picture, on sale: ₹300 (MRP ₹350), GST 5 %, 100 in stock. */
export async function makeProduct(
  { context: { db } }: TestStore,
  more: Partial<typeof products.$inferInsert> = {},
): Promise<ProductRow> {
  const [brand] = await db.select({ id: brands.id }).from(brands).limit(1);
  const [form] = await db.select({ id: productForms.id }).from(productForms).limit(1);
  const [category] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.level, 1))
    .limit(1);
  if (!brand || !form || !category) throw new Error('The shelves are not there');
  const name = `Test honey ${randomBytes(4).toString('hex')}`;
  const [product] = await db
    .insert(products)
    .values({
      sku: randomBytes(8).toString('hex'),
      name,
      slug: 'test-honey',
      brandId: brand.id,
      formId: form.id,
      categoryId: category.id,
      categoryLevel1: category.id,
      basePrice: 35_000,
      price: 30_000,
      stock: 100,
      hsn: '0409',
      gstRate: 500,
      netQuantity: 250,
      unit: 'g',
      origin: 'India',
      manufacturer: 'A beekeeper',
      shelfLife: '12 months',
      ingredients: 'Honey',
      description: '<p>Honey.</p>',
      ...more,
    })
    .returning();
  if (!product) throw new Error('The product was not made');
  await db
    .insert(productImages)
    .values({ productId: product.id, position: 1, path: `/images/test/${product.id}.svg` });
  return product;
}

/** Creates many products at once, without pictures; returns their ids. */
export async function makeProducts(store: TestStore, count: number): Promise<number[]> {
  const { id: _id, ...row } = await makeProduct(store);
  const made = await store.context.db
    .insert(products)
    .values(Array.from({ length: count }, () => ({ ...row, sku: randomBytes(8).toString('hex') })))
    .returning({ id: products.id });
  return made.map(({ id }) => id);
}
