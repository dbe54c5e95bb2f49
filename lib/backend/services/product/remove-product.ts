import { eq, sql } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { products } from '../../db/schema/catalogue.ts';
import { removedProducts } from '../../db/schema/product-parts.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, invalid } from '../../errors.ts';
import { addRevalidation } from '../../jobs/add-revalidation.ts';
import { scheduleDeletion } from '../content/picture-use.ts';
import { relatedByFamily } from '../family/related-by-family.ts';
import { discardFile } from '../file/keep-file.ts';
import { tellSearchEngines } from '../seo/tell-search-engines.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { catalogueChanged } from '../../search/engine.ts';
import { fieldNames, type EditableRow } from './editable-row.ts';
import { removalObstacle } from './removal-obstacle.ts';
import { lockCombos, lockProduct } from './lock-product.ts';
import { readLots } from './lots/read-lots.ts';
import { readPictures } from './pictures/change-pictures.ts';
import { productsThere } from './live-product.ts';

/**
 * Deletes a product with its pictures, lots, stock movements, cart lines and wishlist items. Its
 * address, and those that were redirected to it, then redirect to `replacementId`; without a
 * replacement they respond that the product is no longer available. Throws 404 for an unknown
 * product, 409 with the reason if it must be kept, 400 for an unknown `replacement_id`.
 */
export async function removeProduct(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  replacementId: number | undefined,
): Promise<void> {
  await withinTransaction(context, async (within, tx) => {
    await lockCombos(tx, [id]);
    // `for update` also blocks concurrent orders, which refer to the product while they are
    // written.
    await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for('update');
    const row = await lockProduct(tx, id);
    const reason = await removalObstacle(within, id);
    if (reason) throw conflict(reason);
    await requireReplacement(within, id, replacementId);
    const pictures = await readPictures(within, id);
    const lots = await readLots(within, id);
    const related = await relatedByFamily(tx, [id]);
    const led = await leadOn(within, id, replacementId ?? null);
    await tx.delete(products).where(eq(products.id, id));
    await scheduleDeletion(
      within,
      pictures.map(({ path }) => path),
    );
    for (const { report } of lots) if (report) await discardFile(within, report);
    await writeAudit(within, caller, 'product.remove', `product:${id}`, {
      before: auditedFields(row),
      after: { replacementId: replacementId ?? null },
    });
    const tags = [...related, ...led].map((one) => `product:${one}`);
    await addRevalidation(tx, [...tags, 'products', 'banners', 'page-meta']);
    await tellSearchEngines(within, [`/products/${id}/${row.slug}`]);
    await catalogueChanged(tx, related);
  });
}

async function requireReplacement(
  { db }: ServiceContext,
  id: number,
  replacementId: number | undefined,
): Promise<void> {
  if (replacementId === undefined) return;
  if (replacementId === id) throw invalid({ replacement_id: ['A product can’t replace itself'] });
  if (!(await productsThere(db, [replacementId])).has(replacementId)) {
    throw invalid({ replacement_id: ['Product not found'] });
  }
}

/**
 * Redirects everything that refers to a product to its replacement; returns the ids of the products
 * affected.
 */
async function leadOn(
  { db, now }: ServiceContext,
  id: number,
  replacementId: number | null,
): Promise<number[]> {
  const { rows: offSale } = await db.execute<{ id: number }>(sql`
    update products set replacement_id = nullif(${replacementId}::integer, id)
    where replacement_id = ${id} returning id`);
  const { rows: removed } = await db.execute<{ id: number }>(sql`
    update removed_products set replacement_id = ${replacementId}::integer
    where replacement_id = ${id} returning id`);
  await db.execute(sql`
    update banners set pictured_product_ids = array_remove(pictured_product_ids, ${id}::integer),
      product_id = case when product_id = ${id} then ${replacementId}::integer else product_id end,
      version = version + 1
    where product_id = ${id} or ${id}::integer = any(pictured_product_ids)`);
  await db.execute(sql`delete from page_meta where path ~ ${`^/products/${id}(/|$)`}`);
  const removal = { replacementId, removedAt: now() };
  await db
    .insert(removedProducts)
    .values({ id, ...removal })
    .onConflictDoUpdate({ target: removedProducts.id, set: removal });
  return [...offSale, ...removed].map((row) => row.id);
}

const auditedFields = (row: EditableRow) =>
  Object.fromEntries(
    (Object.keys(fieldNames) as (keyof EditableRow)[]).map((name) => [name, row[name]]),
  );
