import * as calls from '../../../contract/cart.ts';
import { getVisitor, signIn } from '../../../contract/login.ts';
import { toPaise } from '../../../contract/money.ts';
import { applyVoucher, clearVoucher } from '../../../contract/voucher.ts';
import { listWishlist, toggleWishlist } from '../../../contract/wishlist.ts';
import type { Who } from '../client.ts';
import { totalsFaults } from '../money.ts';
import type { Picked } from '../pick-products.ts';
import type { People, Suite } from '../suite.ts';
import { hasError } from './session.ts';

const UNKNOWN = 2_000_000_000;
const VOUCHER_FROM = 500;

/** Removes every item, and what a cart held before the suite too. */
export async function emptyCart({ send }: Suite, who: Who): Promise<void> {
  const { json } = await send({ method: 'GET', path: '/cart/', who });
  for (const { id } of (json?.['data'] ?? []) as { id: number }[]) {
    await send({ method: 'DELETE', path: `/cart/${id}`, who });
  }
}

export async function checkCart(suite: Suite, people: People, products: Picked[]): Promise<void> {
  const { visitor: who } = people;
  suite.later(() => emptyCart(suite, who));
  await checkChanges(suite, who, products);
  await checkRefusals(suite, who, products);
  await checkMerge(suite, people, products);
  await checkWishlist(suite, who, products);
}

/** Compares the totals after each change with totals worked out here. */
async function checkChanges(suite: Suite, who: Who, products: Picked[]): Promise<void> {
  const { succeed, check } = suite;
  const inCart = new Map<number, number>();
  const collectLines = () =>
    products.map((product) => ({ ...product, quantity: inCart.get(product.id) ?? 0 }));
  for (const [index, { id }] of products.entries()) {
    for (const quantity of [index + 1, 1]) {
      const added = await succeed(calls.addToCart, { who, body: { pid: id, quantity } });
      if (!added) return;
      inCart.set(id, (inCart.get(id) ?? 0) + quantity);
      const faults = totalsFaults(added.cart_totals, collectLines());
      check(calls.addToCart, faults.join(', ') || 'totals', faults.length === 0);
      const counter = added.cart_counter;
      const pieces = added.cart_totals.cart_counter;
      check(calls.addToCart, 'cart_counter counts pieces', counter === pieces, counter);
    }
  }
  const cart = await succeed(calls.getCart, { who });
  if (!cart) return;
  const faults = totalsFaults(cart.cart_totals, collectLines());
  check(calls.getCart, faults.join(', ') || 'totals', faults.length === 0);
  for (const item of cart.data) {
    const isRight = toPaise(item.total) === toPaise(item.selling_price) * item.quantity;
    check(calls.getCart, `total of ${item.product}`, isRight, item.total);
    const product = products.find(({ id }) => id === item.product_id);
    const isPrice = item.selling_price === product?.price;
    check(calls.getCart, 'selling_price is product_price', isPrice, item.selling_price);
  }
  const [first, second] = cart.data;
  if (!first || !second) return;
  const changed = await succeed(calls.changeCartItem, {
    params: { itemId: first.id },
    who,
    body: { quantity: 5 },
  });
  inCart.set(first.product_id, 5);
  const afterChange = changed ? totalsFaults(changed.cart_totals, collectLines()) : [];
  check(calls.changeCartItem, afterChange.join(', ') || 'totals', afterChange.length === 0);
  const removed = await succeed(calls.removeCartItem, { params: { itemId: second.id }, who });
  inCart.set(second.product_id, 0);
  const afterRemoval = removed ? totalsFaults(removed.cart_totals, collectLines()) : [];
  check(calls.removeCartItem, afterRemoval.join(', ') || 'totals', afterRemoval.length === 0);
}

async function checkRefusals(suite: Suite, who: Who, [product]: Picked[]): Promise<void> {
  const { succeed, refuse, check } = suite;
  if (!product) return;
  for (const [field, value] of [
    ['pid', String(product.id)],
    ['pid', [product.id]],
    ['quantity', '1'],
    ['quantity', 0],
    ['quantity', -1],
    ['quantity', 1.5],
    ['quantity', {}],
    ['quantity', undefined],
  ] as const) {
    const what = `${field} ${JSON.stringify(value) ?? 'missing'}`;
    const body = { pid: product.id, quantity: 1, [field]: value };
    const failure = await refuse(calls.addToCart, what, [400], { who, body });
    check(calls.addToCart, `${what}: errors.${field}`, hasError(failure, field), failure);
  }
  const add = (pid: number, quantity: number) => ({ who, body: { pid, quantity } });
  await refuse(calls.addToCart, 'an unknown product', [404], add(UNKNOWN, 1));
  const tooMany = await refuse(calls.addToCart, 'over the stock', [409], add(product.id, 999_999));
  const available = tooMany?.['available_quantity'];
  check(calls.addToCart, 'available_quantity', available === (product.stock ?? 20), available);
  await refuse(calls.addToCart, 'broken JSON', [400], {
    who,
    body: '{"pid":',
    headers: { 'content-type': 'application/json' },
  });
  await refuse(calls.addToCart, 'plain text', [415], {
    who,
    body: 'pid=1',
    headers: { 'content-type': 'text/plain' },
  });
  await refuse(calls.addToCart, 'two megabytes', [413], {
    who,
    body: { pid: product.id, quantity: 1, more: 'x'.repeat(2_000_000) },
  });
  const item = (await succeed(calls.getCart, { who }))?.data[0];
  if (!item) return;
  const change = { params: { itemId: item.id }, who, body: { quantity: 999_999 } };
  await refuse(calls.changeCartItem, 'over the stock', [409], change);
  const stranger = (await succeed(getVisitor))?.visitor_id;
  if (stranger === undefined) return;
  const foreign = { ...change, who: { visitor: stranger } };
  await refuse(calls.changeCartItem, "another visitor's", [404], foreign);
  await refuse(calls.removeCartItem, "another visitor's", [404], foreign);
}

/** Logging in with a visitor id moves the cart and the wishlist of the visitor. */
async function checkMerge(suite: Suite, { main }: People, [product]: Picked[]): Promise<void> {
  const { options, succeed, check } = suite;
  const visitor = (await succeed(getVisitor))?.visitor_id;
  if (!main || !product || visitor === undefined) return;
  await emptyCart(suite, main);
  suite.later(() => emptyCart(suite, main));
  const add = { pid: product.id, quantity: 2 };
  await succeed(calls.addToCart, { who: { visitor }, body: add });
  await succeed(calls.addToCart, { who: main, body: add });
  const login = await succeed(signIn, {
    who: { visitor },
    body: { email: options.email, password: options.password },
  });
  const counter = login?.data.cart_counter;
  check(signIn, 'the cart of the visitor is added: cart_counter', counter === 4, counter);
  const left = (await succeed(calls.getCart, { who: { visitor } }))?.data.length;
  check(signIn, 'the cart of the visitor is empty then', left === 0, left);
  if (product.price * 4 < VOUCHER_FROM) {
    const quantity = Math.ceil(VOUCHER_FROM / product.price);
    await succeed(calls.addToCart, { who: main, body: { pid: product.id, quantity } });
  }
  await checkVoucher(suite, main);
}

async function checkVoucher({ options, succeed, refuse, check }: Suite, who: Who): Promise<void> {
  const query = { voucher_code: options.voucher };
  const applied = await succeed(applyVoucher, { who, query });
  if (!applied) return;
  const { total, discount_amt: discount, final_total: final } = applied;
  check(applyVoucher, 'discount_amt', discount > 0 && discount <= total, discount);
  const wanted = (toPaise(total) - toPaise(discount)) / 100;
  check(applyVoucher, 'final_total is total less discount_amt', final === wanted, final);
  const cart = (await succeed(calls.getCart, { who }))?.cart_totals;
  check(applyVoucher, 'the cart has the same final_total', cart?.final_total === final, cart);
  await refuse(applyVoucher, 'an unknown code', [404], {
    who,
    query: { voucher_code: 'CONFORMANCE-NONE' },
  });
  const cleared = await succeed(clearVoucher, { who, query });
  check(clearVoucher, 'discount_amt', cleared?.discount_amt === 0, cleared?.discount_amt);
}

async function checkWishlist(suite: Suite, who: Who, [product]: Picked[]): Promise<void> {
  const { succeed, refuse, check } = suite;
  if (!product) return;
  const input = { who, body: { pid: product.id } };
  const before = (await succeed(listWishlist, { who }))?.data.length ?? 0;
  for (const [message, count] of [
    ['Added in wishlist', before + 1],
    ['Removed from wishlist', before],
  ] as const) {
    const answer = await succeed(toggleWishlist, input);
    check(toggleWishlist, `message '${message}'`, answer?.message === message, answer?.message);
    const counter = answer?.wishlist_counter;
    check(toggleWishlist, 'wishlist_counter', counter === count, counter);
    const listed = (await succeed(listWishlist, { who }))?.data.length;
    check(listWishlist, `after '${message}'`, listed === count, listed);
  }
  await refuse(toggleWishlist, 'an unknown product', [404], { who, body: { pid: UNKNOWN } });
  await refuse(toggleWishlist, 'pid as text', [400], { who, body: { pid: String(product.id) } });
}
