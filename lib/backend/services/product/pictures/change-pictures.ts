import { asc, eq, sql } from 'drizzle-orm';
import type { ProductPicture } from '../../../../contract/staff-product-picture.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { productImages } from '../../../db/schema/product-parts.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { addJob } from '../../../jobs/add-job.ts';
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
  return inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
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
    await writeAudit(within, caller, {
      action: 'product.pictures',
      subject: `product:${productId}`,
      before: { pictures: before },
      after: { pictures: data },
    });
    await addJob(tx, 'revalidate', { tags: [`product:${productId}`, 'products'] });
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
