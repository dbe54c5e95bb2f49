import { and, eq, isNull } from 'drizzle-orm';
import { formatInIndia } from '../../../contract/format-in-india.ts';
import { toPaise, toRupees } from '../../../contract/money.ts';
import type { PriceSchedule, PriceScheduleInput } from '../../../contract/staff-product-price.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { priceSchedules } from '../../db/schema/price-schedule.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { invalid, notFound } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import { priceFollowsItems, readComboTerms } from '../combo/combo-terms.ts';
import { lockProduct } from '../product/lock-product.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { applyTurns, openSchedules } from './apply-turns.ts';
import { overlap } from './turn-prices.ts';

/**
 * Schedules a price of a product; one that has already begun applies immediately. Throws 404 for an
 * unknown product; 400 if the price is above the MRP, the end is not after the start and now, or
 * the period overlaps another schedule. Returns all planned and running prices.
 */
export async function planPrice(
  context: ServiceContext,
  caller: CustomerCaller,
  productId: number,
  input: PriceScheduleInput,
): Promise<PriceSchedule[]> {
  return withinTransaction(context, async (within, tx) => {
    const product = await lockProduct(tx, productId);
    const now = context.now();
    const price = toPaise(input.price);
    const endsAt = input.ends_at ? new Date(input.ends_at) : null;
    const startsAt = new Date(Math.max(new Date(input.starts_at).getTime(), now.getTime()));
    if (price > product.basePrice) throw invalid({ price: ['Price can’t be higher than the MRP'] });
    if (endsAt && endsAt <= startsAt) {
      throw invalid({ ends_at: ['The end must be after the start, and in the future'] });
    }
    const terms = (await readComboTerms(tx, [productId])).get(productId);
    if (terms && terms.percentOff !== null) {
      throw invalid({ price: [priceFollowsItems(terms.percentOff)] });
    }
    const others = await openSchedules(within, productId);
    const other = others.find((one) => overlap(one, { startsAt, endsAt }));
    if (other) throw invalid({ starts_at: [`Another price ${spell(other)}`] });
    await tx.insert(priceSchedules).values({
      productId,
      price,
      startsAt,
      endsAt,
      staffId: caller.customerId,
      createdAt: now,
    });
    await writeAudit(within, caller, 'price.plan', `product:${productId}`, {
      after: { price, startsAt, endsAt },
    });
    // A job at the exact time; the periodic job would be up to a minute late.
    if (startsAt > now) await addJob(tx, 'apply_prices', {}, { at: startsAt });
    if (endsAt) await addJob(tx, 'apply_prices', {}, { at: endsAt });
    await applyTurns(within, product);
    return listSchedules(within, productId);
  });
}

const moment = (date: Date) => formatInIndia(date, 'd MMMM yyyy, h:mm a');

const spell = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date | null }) =>
  endsAt === null
    ? `begins on ${moment(startsAt)}`
    : `runs from ${moment(startsAt)} to ${moment(endsAt)}`;

/**
 * Cancels a planned price; a running one ends immediately and the previous price applies again.
 * Throws 404 if the product has no open schedule with this id. Returns the remaining schedules.
 */
export async function cancelPrice(
  context: ServiceContext,
  caller: CustomerCaller,
  productId: number,
  scheduleId: number,
): Promise<PriceSchedule[]> {
  return withinTransaction(context, async (within, tx) => {
    const product = await lockProduct(tx, productId);
    const open = and(
      eq(priceSchedules.id, scheduleId),
      eq(priceSchedules.productId, productId),
      isNull(priceSchedules.endedAt),
    );
    const [schedule] = await tx.select().from(priceSchedules).where(open);
    if (!schedule) throw notFound('Scheduled price');
    if (schedule.startedAt) {
      await tx.update(priceSchedules).set({ endsAt: context.now() }).where(open);
    } else {
      await tx.delete(priceSchedules).where(open);
    }
    const { price, startsAt, endsAt } = schedule;
    await writeAudit(within, caller, 'price.cancel', `product:${productId}`, {
      before: { price, startsAt, endsAt },
    });
    await applyTurns(within, product);
    return listSchedules(within, productId);
  });
}

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
