import { addAddress, deleteAddress, listAddresses } from '../../lib/contract/address.ts';
import { addToCart, getCart, removeCartItem } from '../../lib/contract/cart.ts';
import { listOrders, placeOrder, type OrderRow } from '../../lib/contract/order.ts';
import { listCities, listCountries, listStates } from '../../lib/contract/place.ts';
import { demoShop } from '../../lib/contract/demo-shop.ts';
import type { AccountName } from './accounts.ts';
import { storeApi, storeApiAs, type StoreApi } from './store-api.ts';

/** Sets the cart of an account to exactly this content: product id → quantity. */
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

/** Returns the cart of an account: product id → quantity. */
export async function readCart(name: AccountName): Promise<Record<number, number>> {
  const { data } = await (await storeApiAs(name)).call(getCart);
  return Object.fromEntries(data.map(({ product_id, quantity }) => [product_id, quantity]));
}

/**
 * Orders these products over the API for an account with its default address in Ahmedabad; returns
 * the order id.
 */
export async function buy(name: AccountName, wanted: Record<number, number>): Promise<string> {
  await fillCart(name, wanted);
  const store = await storeApiAs(name);
  const { cart_totals } = await store.call(getCart);
  const home = (await store.call(listAddresses)).data.find(({ is_default }) => is_default);
  const { order_id } = await store.call(placeOrder, {
    body: {
      address1: home?.id ?? 0,
      pay_type: 'Cash on Delivery',
      amount: cart_totals.final_total,
    },
  });
  return order_id;
}

/** Returns the newest order of an account; undefined if there is none. */
export async function newestOrder(name: AccountName): Promise<OrderRow | undefined> {
  return (await (await storeApiAs(name)).call(listOrders)).data[0];
}

export async function forgetAddresses(name: AccountName): Promise<void> {
  const store = await storeApiAs(name);
  const { data } = await store.call(listAddresses);
  for (const { id } of data) await store.call(deleteAddress, { params: { id } });
}

const atHome = { state: 'Gujarat', city: demoShop.free_shipping_city, pin: '382330' };

/** Adds a default address, in Ahmedabad by default; returns its id. */
export async function addHome(
  store: StoreApi,
  { firstName, mobile }: { firstName: string; mobile: string },
  town = atHome,
): Promise<number> {
  const named = <T extends { id: number }>(locations: T[], isIt: (location: T) => boolean) =>
    locations.find(isIt)?.id ?? 0;
  const countries = await storeApi.call(listCountries, { query: { filter_search: 'India' } });
  const country = named(countries.data, ({ country_name }) => country_name === 'India');
  const states = await storeApi.call(listStates, { params: { countryId: country } });
  const state = named(states.data, (location) => location.name === town.state);
  const cities = await storeApi.call(listCities, { params: { stateId: state } });
  const city = named(cities.data, (location) => location.name === town.city);
  const { data } = await store.call(addAddress, {
    body: {
      full_name: `${firstName} at the packing house`,
      mobile: `+91${mobile}`,
      address_line_1: '12 Packing House',
      address_line_2: 'Naroda',
      country,
      state,
      city,
      postal_code: town.pin,
      is_default: true,
    },
  });
  return data.id;
}
