import { and, eq, sql } from 'drizzle-orm';
import { companyId } from '../../../contract/envelope.ts';
import type { Product } from '../../../contract/product.ts';
import type { ProductChange } from '../../../contract/staff-product.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { products, stockMovements } from '../../db/schema/catalogue.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalid, notFound } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import { tellSearchEngines } from '../seo/tell-search-engines.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { stockCameBack } from '../stock-alert/stock-came-back.ts';
import { catalogueChanged, offersChanged } from './catalogue-version.ts';
import { getProductForStaff } from './get-product.ts';
import {
  changedPaths,
  changedTags,
  changesShelf,
  comesBack,
  isOffer,
  planChange,
  type ChangeableRow,
} from './plan-change.ts';

/**
 * Changes price, stock, name or text of a product, puts it on sale or takes it off. 404 for an unknown
 * product, 400 where the price would be above the MRP. Answers the product as it is then.
 */
export async function changeProduct(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  change: ProductChange,
): Promise<Product> {
  return inTransaction(context.db, async (tx) => {
    const before = await lockProduct(tx, id);
    const after = planChange(before, change);
    if (Object.keys(after).length > 0) {
      if (after.replacementId != null) await requireReplacement(tx, after.replacementId);
      await write({ ...context, db: tx }, before, after, caller);
    }
    return getProductForStaff({ ...context, db: tx }, id);
  });
}

async function lockProduct(tx: Transaction, id: number): Promise<ChangeableRow> {
  const [row] = await tx
    .select({
      id: products.id,
      name: products.name,
      slug: products.slug,
      price: products.price,
      basePrice: products.basePrice,
      stock: products.stock,
      description: products.description,
      searchText: products.searchText,
      isOnSale: products.isOnSale,
      membersUntil: products.membersUntil,
      replacementId: products.replacementId,
    })
    .from(products)
    .where(and(eq(products.id, id), sql`${companyId} = any(${products.websites})`))
    .for('no key update');
  if (!row) throw notFound('Product');
  return row;
}

async function requireReplacement(tx: Transaction, id: number): Promise<void> {
  const [row] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, id), sql`${companyId} = any(${products.websites})`));
  if (!row) throw invalid({ replacement_id: ['There is no such product'] });
}

async function write(
  context: ServiceContext,
  before: ChangeableRow,
  after: Partial<ChangeableRow>,
  caller: CustomerCaller,
): Promise<void> {
  const { db: tx } = context;
  const now = context.now();
  await tx
    .update(products)
    .set({ ...after, version: sql`${products.version} + 1`, updatedAt: now })
    .where(eq(products.id, before.id));
  if (after.stock !== undefined) {
    await tx.insert(stockMovements).values({
      productId: before.id,
      change: (after.stock ?? 0) - (before.stock ?? 0),
      reason: 'staff',
      staffId: caller.customerId,
      createdAt: now,
    });
  }
  const audited = (Object.keys(after) as (keyof ChangeableRow)[]).filter(isByHand);
  await writeAudit(context, caller, {
    action: 'product.change',
    subject: `product:${before.id}`,
    before: Object.fromEntries(audited.map((name) => [name, before[name]])),
    after: Object.fromEntries(audited.map((name) => [name, after[name]])),
  });
  await addJob(tx, 'revalidate', { tags: changedTags(before, after) });
  await tellSearchEngines(context, changedPaths(before, after));
  if (changesShelf(after)) await catalogueChanged(tx, [before.id]);
  if (comesBack(before, after)) await stockCameBack(tx, [before.id]);
  if (isOffer(before, after)) await offersChanged(tx);
}

/** The address and the search text follow from the name. */
const isByHand = (name: keyof ChangeableRow) => name !== 'slug' && name !== 'searchText';
