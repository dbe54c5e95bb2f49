import type { PriceSchedule } from '../../../contract/staff-product-price.ts';
import type { ServiceContext } from '../../context.ts';
import { toRupees } from '../../../contract/money.ts';
import { openSchedules } from './apply-turns.ts';

/** Returns the planned and running prices of a product, earliest start first. */
export async function listSchedules(
  context: ServiceContext,
  productId: number,
): Promise<PriceSchedule[]> {
  return (await openSchedules(context, productId)).map((one) => ({
    id: one.id,
    price: toRupees(one.price),
    starts_at: one.startsAt.toISOString(),
    ends_at: one.endsAt?.toISOString() ?? null,
    state: one.startedAt ? 'running' : 'planned',
    price_after: one.priceBefore === null ? null : toRupees(one.priceBefore),
  }));
}
