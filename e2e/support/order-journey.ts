import type { BrowserContext, Page } from 'playwright/test';
import { addToCart, getCart } from '../../lib/contract/cart.ts';
import { placeOrder, type OrderStatus } from '../../lib/contract/order.ts';
import { listProducts, type ProductCard } from '../../lib/contract/product.ts';
import { stepOrder } from '../../lib/contract/staff-order.ts';
import { addHome } from './customer-data.ts';
import { findOrOpenPage } from './fixtures.ts';
import { logInWith } from './log-in.ts';
import { newCustomer, type NewPerson } from './new-customer.ts';
import { storeApi, storeApiAs, storeApiWith, type StoreApi } from './store-api.ts';

export interface Orderer {
  who: NewPerson;
  store: StoreApi;
  addressId: number;
  /** Logged in. */
  page: Page;
  /** Orders products (product id → quantity) to an address in Ahmedabad; returns the order id. */
  order: (wanted: Record<number, number>) => Promise<string>;
}

/** Creates new customers with an address who can order, each in its own browser context. */
export async function orderer(
  openBrowser: () => Promise<BrowserContext>,
  firstName: string,
): Promise<Orderer> {
  const who = await newCustomer(firstName);
  const store = await storeApiWith(who);
  const addressId = await addHome(store, { firstName, mobile: who.mobile });
  const context = await openBrowser();
  await logInWith(context, who);
  return {
    who,
    store,
    addressId,
    page: await findOrOpenPage(context),
    order: async (wanted) => {
      for (const [pid, quantity] of Object.entries(wanted)) {
        await store.call(addToCart, { body: { pid: Number(pid), quantity } });
      }
      const { cart_totals } = await store.call(getCart);
      const { order_id } = await store.call(placeOrder, {
        body: {
          address1: addressId,
          pay_type: 'Cash on Delivery',
          amount: cart_totals.final_total,
        },
      });
      return order_id;
    },
  };
}

const statusSteps: OrderStatus[] = ['Confirmed', 'Packed', 'Shipped', 'Delivered'];

/** Staff move an order from Pending to this status. */
export async function bring(orderId: string, to: OrderStatus): Promise<void> {
  const staff = await storeApiAs('staff');
  for (const status of statusSteps.slice(0, statusSteps.indexOf(to) + 1)) {
    await staff.call(stepOrder, { params: { orderId }, body: { status } });
  }
}

/**
 * Returns a product with enough stock for all tests, of which a single piece may be ordered; the
 * only size of its kind, and no combo.
 */
export async function plentiful(index = 0): Promise<{ id: number; name: string }> {
  const found: { id: number; name: string }[] = [];
  for (let page = 1; found.length <= index; page++) {
    const query = { ordering: '-base_price', price_min: 250, page } as const;
    const { data } = await storeApi.call(listProducts, { query });
    if (data.data.length === 0) break;
    const isOne = ({ available_stock_quantity: stock, family_size: size, is_combo }: ProductCard) =>
      (stock ?? 0) >= 20 && size === 1 && !is_combo;
    found.push(...data.data.filter(isOne));
  }
  const product = found[index];
  if (!product) throw new Error('Nothing is plentiful');
  return product;
}

/** Opens the menu of an order, by keyboard. */
export const openMore = (page: Page) =>
  page.getByRole('main').locator('header summary').press('Enter');
