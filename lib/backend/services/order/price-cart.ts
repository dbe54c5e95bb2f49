import { and, eq, isNull } from 'drizzle-orm';
import { storeRules } from '../../../contract/store-rules.ts';
import type { ServiceContext } from '../../context.ts';
import { carts } from '../../db/schema/cart.ts';
import { conflict } from '../../errors.ts';
import { tooMany } from '../cart/availability.ts';
import { readCartLines, type CartLine } from '../cart/read-cart.ts';
import { totalsOf, type Totals } from '../cart/totals.ts';
import { orderAmounts, type Delivery, type OrderAmounts } from './order-amounts.ts';

const emptyCart = () => conflict('Your cart is empty');

/**
 * Locks the customer's open cart until the transaction ends, so that it becomes one order only.
 * 409 where there is none.
 */
export async function lockOpenCart({ db }: ServiceContext, customerId: number): Promise<number> {
  const [cart] = await db
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.customerId, customerId), isNull(carts.closedAt)))
    .for('update');
  if (!cart) throw emptyCart();
  return cart.id;
}

export interface PricedCart {
  lines: CartLine[];
  totals: Totals;
  amounts: OrderAmounts;
}

/**
 * A cart with what it costs at this moment, delivered. 409 where it is empty, and with
 * `available_quantity` where a product in it can't be had.
 */
export async function priceCart(
  context: ServiceContext,
  cartId: number,
  delivery: Delivery,
): Promise<PricedCart> {
  const lines = await readCartLines(context, cartId);
  if (lines.length === 0) throw emptyCart();
  for (const { name, quantity, stock } of lines) {
    const most = stock ?? storeRules.quantityWhereStockUnknown;
    if (quantity > most) throw tooMany(name, most);
  }
  const totals = totalsOf(lines);
  return { lines, totals, amounts: orderAmounts(totals, delivery) };
}
