import { deleteAddress, listAddresses } from '../../lib/contract/address.ts';
import { addToCart, getCart, removeCartItem } from '../../lib/contract/cart.ts';
import { listOrders, type OrderRow } from '../../lib/contract/order.ts';
import type { AccountName } from './accounts.ts';
import { storeApiAs } from './store-api.ts';

/** Makes the cart of an account hold just these: product id → quantity. */
export async function fillCart(
  name: AccountName,
  wanted: Record<number, number> = {},
): Promise<void> {
  const store = await storeApiAs(name);
  const { data } = await store.call(getCart);
  for (const { id } of data) await store.call(removeCartItem, { params: { itemId: id } });
  for (const [pid, quantity] of Object.entries(wanted)) {
    await store.call(addToCart, { body: { pid: Number(pid), quantity } });
  }
}

/** What the cart of an account holds: product id → quantity. */
export async function readCart(name: AccountName): Promise<Record<number, number>> {
  const { data } = await (await storeApiAs(name)).call(getCart);
  return Object.fromEntries(data.map(({ product_id, quantity }) => [product_id, quantity]));
}

/** The newest order of an account; undefined where there is none. */
export async function newestOrder(name: AccountName): Promise<OrderRow | undefined> {
  return (await (await storeApiAs(name)).call(listOrders)).data[0];
}

/** Takes every address of an account away. */
export async function forgetAddresses(name: AccountName): Promise<void> {
  const store = await storeApiAs(name);
  const { data } = await store.call(listAddresses);
  for (const { id } of data) await store.call(deleteAddress, { params: { id } });
}
