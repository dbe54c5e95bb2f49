import type { Cart, CartItem, CartTotals } from '../../../contract/cart.ts';
import { toRupees } from '../../money.ts';
import type { CartLine } from './cart-lines.ts';
import type { CartContents } from './read-cart.ts';
import type { Totals } from './totals.ts';

function toCartItem(line: CartLine): CartItem {
  return {
    id: line.id,
    product: line.name,
    product_id: line.productId,
    product_image: line.image,
    quantity: line.quantity,
    selling_price: toRupees(line.price),
    base_price: toRupees(line.basePrice),
    total: toRupees(line.price * line.quantity),
    available_quantity: line.stock,
    is_on_sale: line.isSold,
    asked_quantity: line.askedQuantity,
    brand_name: line.brandName,
    sku: line.sku,
    net_quantity: line.netQuantity,
    unit: line.unit,
  };
}

/** The totals of a cart in rupees, as the contract and the login data show them. */
export function toCartTotals(totals: Totals): CartTotals {
  return {
    total: toRupees(totals.total),
    discount_amt: toRupees(totals.discount),
    gst_amt: toRupees(totals.gst),
    final_total: toRupees(totals.finalTotal),
    cart_counter: totals.counter,
    product_price: toRupees(totals.atMrp),
  };
}

export function toCart(contents: CartContents): Omit<Cart, 'status'> {
  const { lines, totals, coupon, dropped } = contents;
  return {
    data: lines.map(toCartItem),
    cart_totals: toCartTotals(totals),
    voucher_code: coupon?.code ?? null,
    ...(dropped && { message: dropped.why }),
  };
}

/** What every change of a cart answers; where a voucher has dropped out, its message says why. */
export function toCartChange(message: string, contents: CartContents) {
  return { message, cart_counter: contents.totals.counter, ...toCart(contents) };
}
