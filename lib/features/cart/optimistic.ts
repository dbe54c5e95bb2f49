import type { Cart, CartItem } from '../../contract/cart';
import { toPaise, toRupees } from '../../contract/money';

/* Optimistic cart totals, computed in paise, until the store answers with its own. */

function recount(cart: Cart, items: CartItem[]): Cart {
  const sum = (getAmount: (item: CartItem) => number) =>
    toRupees(items.reduce((all, item) => all + toPaise(getAmount(item)), 0));
  const total = sum((item) => item.total);
  const goods = Math.max(0, toPaise(total) - toPaise(cart.cart_totals.discount_amt));
  const stored = Math.min(toPaise(cart.gift_voucher?.balance ?? 0), goods);
  return {
    ...cart,
    data: items,
    cart_totals: {
      ...cart.cart_totals,
      total,
      ...(cart.gift_voucher && { gift_voucher_amt: toRupees(stored) }),
      final_total: toRupees(goods - stored),
      product_price: sum((item) => item.base_price * item.quantity),
      cart_counter: items.reduce((all, item) => all + item.quantity, 0),
    },
  };
}

export function cartWith(cart: Cart, itemId: number, quantity: number): Cart {
  return recount(
    cart,
    cart.data.map((item) =>
      item.id === itemId
        ? { ...item, quantity, total: toRupees(toPaise(item.selling_price) * quantity) }
        : item,
    ),
  );
}

export function cartWithout(cart: Cart, itemId: number): Cart {
  return recount(
    cart,
    cart.data.filter((item) => item.id !== itemId),
  );
}
