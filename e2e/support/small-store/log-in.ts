import type { Context } from 'hono';
import { basketOf, newToken } from './caller.ts';
import type { Customer, State } from './state.ts';
import { cartTotals, mostOf } from './totals.ts';

/** Moves the visitor's cart and wishlist to the customer and opens a session. */
export function logIn(state: State, c: Context, customer: Customer): Response {
  const own = basketOf(state, `customer:${customer.id}`);
  const visitorKey = `visitor:${c.req.header('visitor-id')}`;
  for (const line of state.baskets.get(visitorKey)?.lines ?? []) {
    const product = state.products.find(({ id }) => id === line.productId);
    const same = own.lines.find(({ productId }) => productId === line.productId);
    if (same && product) same.quantity = Math.min(same.quantity + line.quantity, mostOf(product));
    if (!same) own.lines.push(line);
  }
  const wished = new Set(own.wishes.map(({ productId }) => productId));
  const wishes = state.baskets.get(visitorKey)?.wishes ?? [];
  own.wishes.push(...wishes.filter(({ productId }) => !wished.has(productId)));
  state.baskets.delete(visitorKey);
  const totals = cartTotals(state, own);
  return c.json({
    status: true,
    data: {
      token: newToken(state, customer),
      id: customer.id,
      first_name: customer.firstName,
      last_name: customer.lastName,
      email: customer.email,
      phone_no: customer.mobile,
      cart_counter: totals.cart_counter,
      cart_totals: { final_total: totals.final_total },
      wishlist_counter: own.wishes.length,
      is_sose_elite_user: customer.isMember,
      is_staff: false,
      is_superuser: false,
    },
    allow_company_list: [33],
  });
}
