import type { ServiceContext } from '../../../context.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { offersChanged } from '../../../search/engine.ts';
import { tellOfStock } from '../../webhook/tell-webhooks.ts';
import { reserveStock, type Taken } from './reserve-stock.ts';

/**
 * Takes stock for an order and revalidates the product pages. Returns false if a line was not
 * available: the caller must then roll back.
 */
export async function takeStock(
  context: ServiceContext,
  orderId: number,
  lines: readonly Taken[],
): Promise<boolean> {
  const soldOut = await reserveStock(context, orderId, lines);
  if (!soldOut) return false;
  if (lines.length === 0) return true;
  const ids = lines.map(({ productId }) => productId);
  const tags = ids.map((id) => `product:${id}`);
  await addJob(context.db, 'revalidate', {
    tags: soldOut.length > 0 ? [...tags, 'products'] : tags,
  });
  if (soldOut.length > 0) await offersChanged(context.db, soldOut);
  await tellOfStock(context, ids);
  return true;
}
