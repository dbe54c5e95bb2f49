import { eq } from 'drizzle-orm';
import type { OrderInput } from '../../../contract/order.ts';
import { minimumOrderMessage } from '../../../contract/store-rules.ts';
import type { ServiceContext } from '../../context.ts';
import { carts } from '../../db/schema/cart.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, refused, type StoreError } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import { isElite } from '../membership/is-elite.ts';
import { offersChanged } from '../product/catalogue-version.ts';
import { confirmOrder } from './confirm-order.ts';
import { findDeliveryAddress } from './find-delivery-address.ts';
import { agreesWith, reachesMinimum, toOrderTotals, type OrderAmounts } from './order-amounts.ts';
import { formatOrderId } from './order-id.ts';
import { lockOpenCart, priceCart } from './price-cart.ts';
import { recordOrder } from './record-order.ts';
import { takeStock } from './take-stock.ts';

const mostPaise = 2_147_483_647;

/**
 * Turns the customer's cart into an order with cash on delivery, in one transaction: all of it
 * happens or nothing. Answers the order's name (`SO-000123`).
 *
 * 409 where the cart is empty, a product can't be had (`available_quantity`), or what the client
 * sent is not what the server works out (`totals`, in rupees); 404 where the address is not the
 * customer's or not in India; 400 below the minimum order (spec sections 5 and 9).
 */
export async function placeOrder(
  context: ServiceContext,
  customerId: number,
  input: OrderInput,
): Promise<string> {
  return inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    const cartId = await lockOpenCart(within, customerId);
    const address = await findDeliveryAddress(within, customerId, input.address1);
    const isMember = await isElite(within, customerId);
    const delivery = { city: address.city, isElite: isMember };
    const cart = await priceCart(within, cartId, delivery);
    refuseUnlessRight(cart.amounts, input);

    const order = await recordOrder(within, {
      customerId,
      cartId,
      payType: 'Cash on Delivery',
      address,
      isElite: isMember,
      giftMessage: input.udf5,
      cart,
    });
    await tx.update(carts).set({ closedAt: within.now() }).where(eq(carts.id, cartId));
    await confirmOrder(within, order, cart.lines);

    // Stock comes last: its rows are the ones that other buyers wait for.
    const soldOut = await takeStock(within, order.id, cart.lines);
    if (!soldOut) {
      // Somebody was faster, or the price has just changed: say which.
      throw totalsChanged((await priceCart(within, cartId, delivery)).amounts);
    }
    await addJob(tx, 'revalidate', {
      tags: [
        ...cart.lines.map((line) => `product:${line.productId}`),
        ...(soldOut.length > 0 ? ['products'] : []),
      ],
    });
    if (soldOut.length > 0) await offersChanged(tx);
    return formatOrderId(order.id);
  });
}

function refuseUnlessRight(amounts: OrderAmounts, input: OrderInput): void {
  if (!reachesMinimum(amounts)) throw refused(minimumOrderMessage);
  if (amounts.payable > mostPaise) throw refused('This order is too large to be placed at once');
  if (input.udf4) {
    throw conflict('This voucher is not applied to your cart', { totals: toOrderTotals(amounts) });
  }
  if (!agreesWith(amounts, input)) throw totalsChanged(amounts);
}

function totalsChanged(amounts: OrderAmounts): StoreError {
  return conflict('The totals have changed. Please check them and place your order again!', {
    totals: toOrderTotals(amounts),
  });
}
