import { eq } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { productLots } from '../../../db/schema/product-parts.ts';
import { notFound } from '../../../errors.ts';
import { discardFile } from '../../file/discard-file.ts';
import { changeLots, requireLot, type Lots } from './change-lots.ts';

/** Removes a lot and its report. Throws 404 if the product has no such lot. */
export async function removeLot(
  context: ServiceContext,
  caller: CustomerCaller,
  productId: number,
  lotId: number,
): Promise<Lots> {
  return changeLots(context, caller, productId, async (within, before) => {
    const { report } = requireLot(before, lotId);
    await within.db.delete(productLots).where(eq(productLots.id, lotId));
    if (report) await discardFile(within, report);
  });
}

/** Removes the report of a lot, which stays. Throws 404 if there is none. */
export async function removeReport(
  context: ServiceContext,
  caller: CustomerCaller,
  productId: number,
  lotId: number,
): Promise<Lots> {
  return changeLots(context, caller, productId, async (within, before) => {
    const { report } = requireLot(before, lotId);
    if (!report) throw notFound('Report');
    await within.db
      .update(productLots)
      .set({ report: null, reportBytes: null })
      .where(eq(productLots.id, lotId));
    await discardFile(within, report);
  });
}
