import { storeRules } from '../../../contract/store-rules.ts';
import type { ServiceContext } from '../../context.ts';
import { conflict } from '../../errors.ts';
import { tooMany } from '../cart/availability.ts';
import { membersFirst } from '../product/members-first.ts';
import { readCartOf, type CartContents } from '../cart/read-cart.ts';
import { orderAmounts, type Delivery, type OrderAmounts } from './order-amounts.ts';

export const emptyCart = () => conflict('Your cart is empty');

export interface PricedCart extends CartContents {
  amounts: OrderAmounts;
}

/**
 * A customer's cart with what it costs at this moment, its voucher counted in, delivered. 409 where
 * it is empty, with `available_quantity` where a product in it can't be had, and where one
 * is for members first and the customer is none.
 */
export async function priceCart(
  context: ServiceContext,
  { customerId, cartId }: { customerId: number; cartId: number },
  delivery: Delivery,
): Promise<PricedCart> {
  const contents = await readCartOf(context, customerId, cartId);
  if (contents.lines.length === 0) throw emptyCart();
  for (const { name, quantity, stock, membersUntilMs } of contents.lines) {
    if (!delivery.isMember && (membersUntilMs ?? 0) > context.now().getTime()) {
      throw membersFirst(name, new Date(membersUntilMs ?? 0));
    }
    const most = stock ?? storeRules.quantityWhereStockUnknown;
    if (quantity > most) throw tooMany(name, most);
  }
  return { ...contents, amounts: orderAmounts(contents.totals, delivery) };
}
