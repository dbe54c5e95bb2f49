import { and, eq } from 'drizzle-orm';
import { getOrder } from '../../contract/order.ts';
import { products } from '../db/schema/catalogue.ts';
import { stockMovements } from '../db/schema/stock.ts';
import { orders } from '../db/schema/order.ts';
import { parseOrderId } from '../services/order/order-id.ts';
import { makeAddress, makeCustomer, type Shopper } from './make-customer.ts';
import { makeProduct } from './make-product.ts';
import { lastTags } from './waiting-jobs.ts';
import type { TestStore } from './test-store.ts';

export interface Buyer extends Shopper {
  /** Payload that orders the buyer's cart. */
  payload: Record<string, unknown>;
}

interface Ticket {
  token: string;
}

interface Wanted {
  quantity?: number;
  city?: string;
  /** Pieces in stock; null: not counted. */
  stock?: number | null;
}

/** Helpers for tests of orders in one store. Its products cost ₹300. */
export function orderFixture(store: TestStore) {
  const { db } = store.context;

  const fill = ({ token }: Ticket, pid: number, quantity = 1) =>
    store.call('POST', '/cart/', { token, body: { pid, quantity } });

  /** A new customer with the product in the cart and an address in `city`. */
  const buyer = async (
    pid: number,
    { quantity = 1, city = 'Mumbai' }: Omit<Wanted, 'stock'> = {},
  ): Promise<Buyer> => {
    const shopper = await makeCustomer(store);
    const address1 = await makeAddress(store, shopper.customerId, city);
    await fill(shopper, pid, quantity);
    const amount = 300 * quantity + (city === 'Ahmedabad' ? 0 : 100);
    return { ...shopper, payload: { address1, pay_type: 'Cash on Delivery', amount } };
  };

  const place = ({ token }: Ticket, body: Record<string, unknown>, key?: string) =>
    store.call('POST', '/orders/', {
      token,
      body,
      ...(key && { headers: { 'idempotency-key': key } }),
    });

  return {
    fill,
    buyer,
    place,
    /** A new customer orders a new product, cash on delivery. */
    ordered: async ({ quantity = 2, city = 'Mumbai', stock }: Wanted = {}) => {
      const product = await makeProduct(store, stock === undefined ? {} : { stock });
      const who = await buyer(product.id, { quantity, city });
      const { body } = await place(who, who.payload);
      const orderId = String(body['order_id']);
      return { who, product, orderId, id: parseOrderId(orderId) ?? 0 };
    },
    piecesInCart: async ({ token }: Ticket) => {
      const { body } = await store.call('GET', '/cart/', { token });
      return (body['cart_totals'] as { cart_counter: number }).cart_counter;
    },
    detail: async ({ token }: Ticket, orderId: unknown) => {
      const { body } = await store.call('GET', `/orders/${String(orderId)}`, { token });
      return (await getOrder.answer.validate(body, { strict: true })).data;
    },
    ordersOf: ({ customerId }: Shopper) =>
      db.select().from(orders).where(eq(orders.customerId, customerId)),
    stockOf: async (id: number) => {
      const [row] = await db
        .select({ stock: products.stock, sold: products.soldCount })
        .from(products)
        .where(eq(products.id, id));
      return row;
    },
    /** Stock movements of orders for a product. */
    bookedOn: (id: number) =>
      db
        .select({ change: stockMovements.change, orderId: stockMovements.orderId })
        .from(stockMovements)
        .where(and(eq(stockMovements.productId, id), eq(stockMovements.reason, 'order'))),
    /** The tags of the last requested revalidation. */
    lastTags: () => lastTags(store),
  };
}
