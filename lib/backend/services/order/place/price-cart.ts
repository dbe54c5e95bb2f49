import { gramsOf } from '../../../../contract/delivery-terms.ts';
import { prepaidDiscount } from '../../../../contract/payment-terms.ts';
import { storeRules } from '../../../../contract/store-rules.ts';
import type { ServiceContext } from '../../../context.ts';
import { conflict } from '../../../errors.ts';
import { lineUnavailable } from '../../cart/allot-stock.ts';
import type { CartLine } from '../../cart/cart-lines.ts';
import type { PricedLines } from '../../cart/price-lines.ts';
import { membersFirst } from '../../product/members-first.ts';
import { readCartOf } from '../../cart/read-cart.ts';
import { takeOff, type Totals } from '../../cart/totals.ts';
import { orderAmounts, type Delivery, type OrderAmounts } from './order-amounts.ts';

export const emptyCart = () => conflict('Your cart is empty');

export interface PricedCart extends PricedLines {
  amounts: OrderAmounts;
}

/**
 * Prices a customer's cart for delivery, with vouchers, at this moment. 409 if it is empty, with
 * `available_quantity` if a product is not available, and if a product is for members first and the
 * customer is no member.
 */
export async function priceCart(
  context: ServiceContext,
  { customerId, cartId }: { customerId: number; cartId: number },
  delivery: Delivery,
): Promise<PricedCart> {
  return forDelivery(context, await readCartOf(context, customerId, cartId), delivery);
}

/** As `priceCart`, for lines that have been priced. */
export function forDelivery(
  context: ServiceContext,
  contents: PricedLines,
  delivery: Delivery,
): PricedCart {
  if (contents.lines.length === 0) throw emptyCart();
  requireAvailable(context, contents.lines, delivery);
  return { ...contents, ...amountsFor(contents, delivery) };
}

/**
 * Returns totals and amounts of priced lines for a delivery, with the discount for paying online.
 */
export function amountsFor(
  { totals: before, sold, gift }: Pick<PricedLines, 'totals' | 'sold' | 'gift'>,
  delivery: Delivery,
): { totals: Totals; amounts: OrderAmounts } {
  const isPrepaid = delivery.payType === 'Online Payment';
  const discount = isPrepaid ? prepaidDiscount(before.goods, delivery.terms) : 0;
  const totals = takeOff(before, discount, gift?.balance);
  return { totals, amounts: orderAmounts(totals, delivery, gramsOf(sold), discount) };
}

function requireAvailable(
  context: ServiceContext,
  lines: readonly CartLine[],
  { isMember }: Delivery,
): void {
  for (const line of lines) {
    for (const { name, membersUntilMs } of [line, ...(line.parts ?? [])]) {
      if (!isMember && (membersUntilMs ?? 0) > context.now().getTime()) {
        throw membersFirst(name, new Date(membersUntilMs ?? 0));
      }
    }
    const maxQuantity = line.stock ?? storeRules.quantityWhereStockUnknown;
    if (line.quantity > maxQuantity) throw lineUnavailable(line, maxQuantity);
  }
}
