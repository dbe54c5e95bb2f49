import { eq } from 'drizzle-orm';
import { isReplacementReason } from '../../../../contract/order-change.ts';
import type { ReturnResolution } from '../../../../contract/order.ts';
import type { ServiceContext } from '../../../context.ts';
import { returnLines, returnRequests, type OrderRow } from '../../../db/schema/order.ts';
import { conflict } from '../../../errors.ts';
import { formatOrderId } from '../order-id.ts';
import { placeReplacement } from './place-replacement.ts';

type Request = typeof returnRequests.$inferSelect;

/** Default resolution of a return, unless staff decide otherwise. */
export const usualResolution = ({ reason }: Pick<Request, 'reason'>): ReturnResolution =>
  isReplacementReason(reason) ? 'replacement' : 'refund';

/**
 * Writes how an accepted return of a locked order is resolved; with a replacement, places the order
 * that replaces the goods and returns its id. 409 if they are not in stock, or if the price of
 * goods that were a replacement themselves is to go back.
 */
export async function resolveReturn(
  context: ServiceContext,
  order: OrderRow,
  request: Request,
  { resolution, staffId }: { resolution: ReturnResolution; staffId?: number | undefined },
): Promise<number | null> {
  const { db } = context;
  if (resolution === 'refund' && order.replacesId !== null) {
    const first = formatOrderId(order.replacesId);
    throw conflict(`Nothing was paid for these items. Refund them in order ${first}.`);
  }
  const replacementId =
    resolution === 'refund'
      ? null
      : await placeReplacement(context, order, {
          items: await readItems(context, request.id),
          staffId,
        });
  await db
    .update(returnRequests)
    .set({ resolution, replacementId })
    .where(eq(returnRequests.id, request.id));
  return replacementId;
}

const readItems = ({ db }: ServiceContext, returnId: number) =>
  db
    .select({ lineId: returnLines.orderLineId, quantity: returnLines.quantity })
    .from(returnLines)
    .where(eq(returnLines.returnId, returnId));
