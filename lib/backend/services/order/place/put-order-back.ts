import { and, eq, isNull, sql } from 'drizzle-orm';
import { sayInReview } from '../../../../contract/order-texts.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { carts } from '../../../db/schema/cart.ts';
import { giftVoucherEntries, giftVouchers } from '../../../db/schema/voucher.ts';
import { withinTransaction } from '../../../db/transaction.ts';
import { conflict, StoreError } from '../../../errors.ts';
import { addCartLine, type NewCartLine } from '../../cart/add-cart-line.ts';
import { lockOpenCart } from '../../cart/lock-open-cart.ts';
import { readCart } from '../../cart/read-cart.ts';
import { refuseInReview } from '../../payment/amount-in-review.ts';
import { cancelLocked } from '../step/cancel-order.ts';
import { lockOrder, type LockedOrder } from '../lock-order.ts';
import { formatOrderId } from '../order-id.ts';
import { readOrderItems } from '../read-order-items.ts';
import { waitsForPayment } from './waits-for-payment.ts';

export interface PutBack {
  /** Pieces in the cart after the change. */
  pieces: number;
  /** One sentence for each product that could not be put back completely. */
  missing: string[];
}

/**
 * Cancels an unpaid online order of this customer and puts its products and vouchers back into
 * their cart, in one transaction. 404 if it is not theirs, 409 if it does not wait for a payment
 * or staff check one.
 */
export async function putOrderBack(
  context: ServiceContext,
  caller: CustomerCaller,
  orderId: number,
): Promise<PutBack> {
  return withinTransaction(context, async (within) => {
    // Lock order: cart before stock, as when an order is placed.
    await lockOpenCart(within, caller.customerId);
    const order = await lockOrder(within, orderId, caller.customerId);
    if (!waitsForPayment(order)) {
      throw conflict(`Order ${formatOrderId(orderId)} is not awaiting payment`, {
        order_status: order.status,
      });
    }
    await refuseInReview(within, orderId, sayInReview);
    await cancelLocked(within, order, { reason: 'Put back in cart' });
    const missing: string[] = [];
    for (const { name, productId, quantity } of await readOrderItems(within, orderId)) {
      const line = { productId, quantity };
      const added = await addAsMany(within, caller, line);
      if (added < line.quantity) missing.push(sentenceFor(name, added));
    }
    await putVouchersBack(within, order);
    const { totals } = await readCart(within, caller);
    return { pieces: totals.counter, missing };
  });
}

/* Only if the cart has no vouchers now. */
async function putVouchersBack(
  { db }: ServiceContext,
  { id, customerId, couponCode }: LockedOrder,
): Promise<void> {
  const [spent] = await db
    .select({ hash: giftVouchers.codeHash })
    .from(giftVouchers)
    .innerJoin(giftVoucherEntries, eq(giftVoucherEntries.voucherId, giftVouchers.id))
    .where(eq(giftVoucherEntries.orderId, id))
    .limit(1);
  await db
    .update(carts)
    .set({
      couponCode: sql`coalesce(${carts.couponCode}, ${couponCode})`,
      giftVoucherHash: sql`coalesce(${carts.giftVoucherHash}, ${spent?.hash ?? null})`,
    })
    .where(and(eq(carts.customerId, customerId), isNull(carts.closedAt)));
}

/* Adds at most the available quantity; returns the quantity. */
async function addAsMany(
  context: ServiceContext,
  caller: CustomerCaller,
  line: NewCartLine,
): Promise<number> {
  try {
    await addCartLine(context, caller, line);
    return line.quantity;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const { lines } = await readCart(context, caller);
    const quantityInCart =
      lines.find(({ productId }) => productId === line.productId)?.quantity ?? 0;
    const left = Math.max(
      0,
      Number(error.details.more?.['available_quantity'] ?? 0) - quantityInCart,
    );
    const fewer = Math.min(left, line.quantity - 1);
    if (fewer > 0) await addCartLine(context, caller, { ...line, quantity: fewer });
    return fewer;
  }
}

function sentenceFor(name: string, added: number): string {
  return added === 0
    ? `${name} is not available right now.`
    : `Only ${added} of ${name} could be added back to your cart.`;
}
