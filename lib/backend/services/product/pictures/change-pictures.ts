import { asc, eq, sql } from 'drizzle-orm';
import type { ProductPicture } from '../../../../contract/staff-product-picture.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { idArray } from '../../../db/id-array.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { productImages } from '../../../db/schema/product-parts.ts';
import { withinTransaction } from '../../../db/transaction.ts';
import { notFound, conflict } from '../../../errors.ts';
import { addRevalidation } from '../../../jobs/add-revalidation.ts';
import { scheduleDeletion } from '../../content/picture-use.ts';
import { relatedPageTags } from '../../family/related-by-family.ts';
import { tellSearchEngines } from '../../seo/tell-search-engines.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { lockProduct } from '../lock-product.ts';

export interface Pictures {
  data: ProductPicture[];
  version: number;
}

/**
 * Runs `work` with the current pictures of a product, while its row is locked. If they change:
 * raises the version, writes an audit entry, revalidates the product's page and cards. Throws 404
 * for an unknown product.
 */
export async function changePictures(
  context: ServiceContext,
  caller: CustomerCaller,
  productId: number,
  work: (within: ServiceContext, before: ProductPicture[]) => Promise<void>,
): Promise<Pictures> {
  return withinTransaction(context, async (within, tx) => {
    const product = await lockProduct(tx, productId);
    const before = await readPictures(within, productId);
    await work(within, before);
    const data = await readPictures(within, productId);
    if (JSON.stringify(data) === JSON.stringify(before)) return { data, version: product.version };
    await tx
      .update(products)
      .set({
        homeImage: data[0]?.path ?? null,
        version: sql`${products.version} + 1`,
        updatedAt: context.now(),
      })
      .where(eq(products.id, productId));
    await writeAudit(within, caller, 'product.pictures', `product:${productId}`, {
      before: { pictures: before },
      after: { pictures: data },
    });
    await addRevalidation(tx, [...(await relatedPageTags(tx, [productId])), 'products']);
    await tellSearchEngines(within, [`/products/${productId}/${product.slug}`]);
    return { data, version: product.version + 1 };
  });
}

/** Returns the pictures of a product in display order. */
export function readPictures({ db }: ServiceContext, productId: number): Promise<ProductPicture[]> {
  return db
    .select({ id: productImages.id, path: productImages.path, alt: productImages.alt })
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .orderBy(asc(productImages.position));
}

/** Sets the alternative text of a picture. Throws 404 if the product has no such picture. */
export async function describePicture(
  context: ServiceContext,
  caller: CustomerCaller,
  productId: number,
  { pictureId, alt }: { pictureId: number; alt: string },
): Promise<Pictures> {
  return changePictures(context, caller, productId, async ({ db }, before) => {
    if (!before.some(({ id }) => id === pictureId)) throw notFound('Picture');
    await db.update(productImages).set({ alt }).where(eq(productImages.id, pictureId));
  });
}

/**
 * Reorders the pictures of a product. Throws 404 for an unknown product, 409 if the pictures were
 * changed concurrently.
 */
export async function orderPictures(
  context: ServiceContext,
  caller: CustomerCaller,
  productId: number,
  ids: readonly number[],
): Promise<Pictures> {
  return changePictures(context, caller, productId, async ({ db }, before) => {
    const there = new Set(before.map(({ id }) => id));
    const each = new Set(ids);
    if (each.size !== ids.length || each.size !== there.size || !ids.every((id) => there.has(id))) {
      throw conflict('The pictures have just changed', { data: before });
    }
    // Positions are unique, and PostgreSQL checks this per row: so they are negated first.
    await db.execute(sql`
      update product_images set position = -position where product_id = ${productId}`);
    await db.execute(sql`
      update product_images i set position = wanted.place
      from unnest(${idArray(ids)}) with ordinality as wanted(id, place)
      where i.id = wanted.id and i.product_id = ${productId}`);
  });
}

/**
 * Removes a picture, and its file unless a copy of the product uses it. Throws 404 if the product
 * has no such picture.
 */
export async function removePicture(
  context: ServiceContext,
  caller: CustomerCaller,
  productId: number,
  pictureId: number,
): Promise<Pictures> {
  return changePictures(context, caller, productId, async (within, before) => {
    const picture = before.find(({ id }) => id === pictureId);
    if (!picture) throw notFound('Picture');
    await within.db.delete(productImages).where(eq(productImages.id, pictureId));
    await scheduleDeletion(within, [picture.path]);
  });
}
