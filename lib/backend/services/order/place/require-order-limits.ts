import { addHours } from 'date-fns/addHours';
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';
import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { orderLines, orders } from '../../../db/schema/order.ts';
import { orderMobile } from '../../../db/schema/search-texts.ts';
import { conflict, tooOften, type StoreError } from '../../../errors.ts';
import { findSmsSender } from '../../../providers/connect.ts';
import { countPieces, type SaleLine } from '../../cart/explode-combos.ts';
import { canPayOnline } from '../../payment/can-pay-online.ts';
import { readShop } from '../../shop-profile/read-shop.ts';
import { hasConfirmed, readAccount } from './confirmed-number.ts';
import { readOrderLimits } from './order-limits.ts';

const windowHours = 24;

export interface OrderSource {
  customerId: number;
  /** Mobile number of the delivery address. */
  mobile: string;
}

/**
 * Applies the shop's order limits to a new order. Orders of every state count. Throws
 * - 429 if the account has reached the limit of orders;
 * - 429 if the mobile number has, with the code `confirm_mobile` if the account can confirm it. Not
 *   for the account that has confirmed it: others cannot block a number by ordering to it;
 * - 409 with `available_quantity` if the account has never received an order, and its unconfirmed
 *   orders would hold too many units of a product.
 *
 * Takes advisory locks on account and number until the transaction ends, so that parallel orders
 * count each other.
 */
export async function requireOrderLimits(
  context: ServiceContext,
  source: OrderSource,
  lines: readonly Pick<SaleLine, 'productId' | 'name' | 'quantity'>[],
): Promise<void> {
  const { orders_per_day: perDay, unconfirmed_units: units } = await readOrderLimits(context);
  if (perDay === 0 && units === 0) return;
  await lockOrdersOf(context, source);
  if (perDay > 0) {
    const { customerId } = source;
    const accountMessage = `You can place ${perDay} ${perDay === 1 ? 'order' : 'orders'} in ${windowHours} hours. Try again later.`;
    await requireUnderLimit(context, eq(orders.customerId, customerId), perDay, (waitMs) =>
      tooOften(accountMessage, waitMs / 1000),
    );
    await checkNumberLimit(context, source, perDay);
  }
  if (units > 0 && !(await hasReceivedOrder(context, source.customerId))) {
    await checkUnitLimit(context, source.customerId, lines, units);
  }
}

/**
 * Throws 409 with the code `confirm_mobile` for a cash order of an account that has received none
 * and has no confirmed number: anybody could reserve stock under an invented number. Not in a demo,
 * nor where no SMS can be sent.
 */
export async function requireConfirmedNumber(
  context: ServiceContext,
  customerId: number,
): Promise<void> {
  if (!findSmsSender(context)) return;
  const account = await readAccount(context, customerId);
  if (account?.verifiedAt || (await hasReceivedOrder(context, customerId))) return;
  const orOnline = canPayOnline(context, await readShop(context)) ? ', or pay online' : '';
  throw conflict(
    `Verify your mobile number to pay for your first order in cash${orOnline}.`,
    {},
    'confirm_mobile',
  );
}

async function hasReceivedOrder({ db }: ServiceContext, customerId: number): Promise<boolean> {
  const [received] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), isNotNull(orders.deliveredAt)))
    .limit(1);
  return received !== undefined;
}

/** Applies the limit of orders for a mobile number to an order that gets another number. */
export async function requireNumberLimit(
  context: ServiceContext,
  source: OrderSource,
): Promise<void> {
  const { orders_per_day: perDay } = await readOrderLimits(context);
  if (perDay === 0) return;
  await lockOrdersOf(context, source);
  await checkNumberLimit(context, source, perDay);
}

async function checkNumberLimit(
  context: ServiceContext,
  { customerId, mobile }: OrderSource,
  perDay: number,
): Promise<void> {
  const account = await readAccount(context, customerId);
  if (hasConfirmed(account, mobile)) return;
  const canConfirmNumber = !account?.mobile || account.mobile === mobile;
  await requireUnderLimit(context, sql`(${orderMobile}) = ${mobile}`, perDay, (waitMs) =>
    tooManyToNumber(waitMs, canConfirmNumber),
  );
}

/* Lock order: one lock of each kind per transaction, the account's first, so no deadlock. */
async function lockOrdersOf({ db }: ServiceContext, { customerId, mobile }: OrderSource) {
  for (const name of [`orders of ${customerId}`, `orders to ${mobile}`]) {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }
}

/*
 * Under the locks above, ids increase with time: the limit is reached if the `limit`-th newest
 * order is less than `windowHours` old. The sort order matches the indexes, so that no other rows
 * are read.
 */
async function requireUnderLimit(
  { db, now }: ServiceContext,
  condition: SQL,
  limit: number,
  refusal: (waitMs: number) => StoreError,
): Promise<void> {
  const [oldest] = await db
    .select({ placedAt: orders.placedAt })
    .from(orders)
    .where(condition)
    .orderBy(sql`${orders.id} desc nulls last`)
    .limit(1)
    .offset(limit - 1);
  if (!oldest) return;
  const waitMs = differenceInMilliseconds(addHours(oldest.placedAt, windowHours), now());
  if (waitMs > 0) throw refusal(waitMs);
}

/* The caller can continue immediately after confirming the number. */
function tooManyToNumber(waitMs: number, canConfirmNumber: boolean): StoreError {
  const start = `Too many orders for this mobile number in ${windowHours} hours.`;
  if (!canConfirmNumber) return tooOften(`${start} Try again later.`, waitMs / 1000);
  return tooOften(
    `${start} Verify your mobile number to continue.`,
    waitMs / 1000,
    'confirm_mobile',
  );
}

async function checkUnitLimit(
  { db }: ServiceContext,
  customerId: number,
  lines: readonly Pick<SaleLine, 'productId' | 'name' | 'quantity'>[],
  limit: number,
): Promise<void> {
  const unconfirmed = await db
    .select({
      productId: orderLines.productId,
      units: sql<number>`sum(${orderLines.quantity})::integer`,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.status, 'Pending'),
        isNull(orders.paidAt),
        inArray(
          orderLines.productId,
          lines.map((line) => line.productId),
        ),
      ),
    )
    .groupBy(orderLines.productId);
  for (const [productId, quantity] of countPieces(lines)) {
    const name = lines.find((line) => line.productId === productId)?.name ?? '';
    const earlier = unconfirmed.find((row) => row.productId === productId)?.units ?? 0;
    const left = Math.max(0, limit - earlier);
    if (quantity > left) {
      const amountText = left === 0 ? 'No more' : `Only ${left}${earlier > 0 ? ' more' : ''}`;
      throw conflict(`${amountText} of ${name} can be ordered until your orders are confirmed`, {
        available_quantity: left,
      });
    }
  }
}
