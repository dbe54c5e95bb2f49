import { and, asc, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { priceSchedules } from '../../db/schema/price-schedule.ts';
import { auditEntries } from '../../db/schema/running.ts';
import { announceProducts } from '../product/announce-products.ts';
import type { EditableRow } from '../product/editable-row.ts';
import { updateRow } from '../product/product-rows.ts';
import { turnPrices, type ScheduledPrice } from './turn-prices.ts';

/**
 * Applies the due price schedules to a product and announces a changed price. Must be called after
 * the schedules were changed, in a transaction that holds the lock on the product's row.
 */
export async function applyTurns(context: ServiceContext, product: EditableRow): Promise<void> {
  const { db, now, log } = context;
  const open = await openSchedules(context, product.id);
  const fitting = open.filter(({ price }) => price <= product.basePrice);
  for (const { id } of open.filter((one) => !fitting.includes(one))) {
    log.error({ productId: product.id, id }, 'a planned price is above the MRP and was left out');
    await db.update(priceSchedules).set({ endedAt: now() }).where(eq(priceSchedules.id, id));
  }
  const { price: planned, turns } = turnPrices(product.price, fitting, now());
  // The MRP of a combo may have fallen below the price that returns at the end of a schedule.
  const price = Math.min(planned, product.basePrice);
  for (const { id, ...turn } of turns) {
    await db.update(priceSchedules).set(turn).where(eq(priceSchedules.id, id));
  }
  if (price === product.price) return;
  await updateRow(context, product.id, { price });
  await db.insert(auditEntries).values({
    action: 'product.price_by_clock',
    subject: `product:${product.id}`,
    before: { price: product.price },
    after: { price },
    at: now(),
  });
  await announceProducts(context, [{ before: product, after: { price }, isNew: false }]);
}

/** Returns the planned and running schedules of a product, earliest start first. */
export function openSchedules(
  { db }: ServiceContext,
  productId: number,
): Promise<ScheduledPrice[]> {
  return db
    .select({
      id: priceSchedules.id,
      price: priceSchedules.price,
      startsAt: priceSchedules.startsAt,
      endsAt: priceSchedules.endsAt,
      priceBefore: priceSchedules.priceBefore,
      startedAt: priceSchedules.startedAt,
    })
    .from(priceSchedules)
    .where(and(eq(priceSchedules.productId, productId), isNull(priceSchedules.endedAt)))
    .orderBy(asc(priceSchedules.startsAt));
}
