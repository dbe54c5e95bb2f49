import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { Refusal } from './refusal.ts';
import type { Basket, Customer, State } from './state.ts';

const loginNeeded = () => new Refusal(401, 'Please login to continue!');

/** Returns the customer of the token; undefined if no token was sent. 401 for a wrong one. */
function findCustomer(state: State, c: Context): Customer | undefined {
  const header = c.req.header('authorization');
  if (header === undefined) return undefined;
  const customer = state.tokens.get(/^token (\S+)$/.exec(header)?.[1] ?? '');
  if (!customer) throw loginNeeded();
  return customer;
}

export function requireCustomer(state: State, c: Context): Customer {
  const customer = findCustomer(state, c);
  if (!customer) throw loginNeeded();
  return customer;
}

/** Returns the cart and wishlist of the customer or, without login, of the visitor. */
export function requireBasket(state: State, c: Context): Basket {
  const customer = findCustomer(state, c);
  if (customer) return basketOf(state, `customer:${customer.id}`);
  const visitor = c.req.header('visitor-id') ?? '';
  if (!state.visitors.has(visitor)) throw loginNeeded();
  return basketOf(state, `visitor:${visitor}`);
}

/** Ids of the products on the wishlist of the caller, if there is a known one. */
export function wishedBy(state: State, c: Context): Set<number> {
  const customer = state.tokens.get(c.req.header('authorization')?.slice('token '.length) ?? '');
  const key = customer ? `customer:${customer.id}` : `visitor:${c.req.header('visitor-id')}`;
  return new Set(state.baskets.get(key)?.wishes.map(({ productId }) => productId));
}

export function basketOf(state: State, key: string): Basket {
  const known = state.baskets.get(key);
  if (known) return known;
  const basket: Basket = { lines: [], wishes: [] };
  state.baskets.set(key, basket);
  return basket;
}

export function newVisitor(state: State): string {
  const id = randomBytes(24).toString('base64url');
  state.visitors.add(id);
  return id;
}

export function newToken(state: State, customer: Customer): string {
  const token = randomBytes(32).toString('base64url');
  state.tokens.set(token, customer);
  return token;
}
