import { eq, ne, sql } from 'drizzle-orm';
import type { StaffLot } from '../../../../contract/staff-product-lot.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { productLots } from '../../../db/schema/product-parts.ts';
import { withinTransaction } from '../../../db/transaction.ts';
import { notFound } from '../../../errors.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { lockProduct } from '../lock-product.ts';
import { readLots, toStaffLot, type LotRow } from './read-lots.ts';

export interface Lots {
  data: StaffLot[];
  version: number;
}

/**
 * Runs `work` with the lots of a product, while its row is locked. If they change: raises the
 * version, writes an audit entry, revalidates the product's page. Throws 404 for an unknown
 * product.
 */
export async function changeLots(
  context: ServiceContext,
  caller: CustomerCaller,
  productId: number,
  work: (within: ServiceContext, before: LotRow[]) => Promise<void>,
): Promise<Lots> {
  return withinTransaction(context, async (within, tx) => {
    const { version } = await lockProduct(tx, productId);
    const before = await readLots(within, productId);
    await work(within, before);
    const after = await readLots(within, productId);
    const data = after.map(toStaffLot);
    const [removed, fresh] = [notIn(after, before), notIn(before, after)];
    if (removed.length === 0 && fresh.length === 0) return { data, version };
    await tx
      .update(products)
      .set({ version: sql`${products.version} + 1`, updatedAt: context.now() })
      .where(eq(products.id, productId));
    await writeAudit(within, caller, 'product.lots', `product:${productId}`, {
      before: { lots: removed },
      after: { lots: fresh },
    });
    const isFirstOrLast = (before.length === 0) !== (after.length === 0);
    const opensPage = isFirstOrLast && !(await hasOtherLots(within, productId));
    await addJob(tx, 'revalidate', {
      tags: [`product:${productId}`, 'lots', ...(opensPage ? ['shop-profile'] : [])],
    });
    return { data, version: version + 1 };
  });
}

/** Returns the lot with this id; throws 404 if the product has none. */
export function requireLot(lots: readonly LotRow[], lotId: number): LotRow {
  const lot = lots.find(({ id }) => id === lotId);
  if (!lot) throw notFound('Lot');
  return lot;
}

/** The page that finds lots is closed while no product has one. */
async function hasOtherLots({ db }: ServiceContext, productId: number): Promise<boolean> {
  const [other] = await db
    .select({ id: productLots.id })
    .from(productLots)
    .where(ne(productLots.productId, productId))
    .limit(1);
  return other !== undefined;
}

/** The lots of `some` that are not, or not the same, in `others`. */
function notIn(others: readonly LotRow[], some: readonly LotRow[]): Omit<LotRow, 'state'>[] {
  const known = new Set(others.map(serializeLot));
  return some.filter((row) => !known.has(serializeLot(row))).map(withoutState);
}

const withoutState = ({ state: _worked, ...lot }: LotRow) => lot;
const serializeLot = (row: LotRow) => JSON.stringify(withoutState(row));
