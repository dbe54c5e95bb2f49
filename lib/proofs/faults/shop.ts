import { randomBytes } from 'node:crypto';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type pg from 'pg';
import { openDatabase, type Database } from '../../backend/db/client.ts';
import { findRunningPostgres } from '../../backend/db/embedded/running-server.ts';
import { addresses } from '../../backend/db/schema/address.ts';
import { brands, categories, productForms, products } from '../../backend/db/schema/catalogue.ts';
import { productImages } from '../../backend/db/schema/product-parts.ts';
import { comboItems, combos } from '../../backend/db/schema/family.ts';
import { customers, sessions } from '../../backend/db/schema/customer.ts';
import { orderLines, orders } from '../../backend/db/schema/order.ts';
import { cities, states } from '../../backend/db/schema/place.ts';
import { createLog } from '../../backend/log.ts';
import { hashPassword } from '../../backend/services/login/password.ts';
import { sha256Hex } from '../../server/sha256-hex.ts';

export const buyerPassword = 'Faults@2026';
/** Price of a product and of its delivery to a buyer, in rupees. */
export const price = 300;
export const delivery = 100;
/** Price of a combo in rupees; it does not divide by its parts. */
export const comboPrice = 800.01;

export interface Buyer {
  customerId: number;
  email: string;
  mobile: string;
  token: string;
  addressId: number;
}

/**
 * Direct access to the database of a running store, for setup that would take too long by calls and
 * for the checks.
 */
export interface Shop {
  db: Database;
  pool: pg.Pool;
  /** Creates customers with an address and a session, and the password `buyerPassword`. */
  makeBuyers: (count: number, more?: { isStaff?: boolean }) => Promise<Buyer[]>;
  /** Creates products at ₹300 for this scenario only; returns their ids. */
  makeProducts: (count: number, stock: number) => Promise<number[]>;
  /** Creates a combo of products with the quantity of each; returns its id. */
  makeCombo: (items: readonly [productId: number, quantity: number][]) => Promise<number>;
  stockOf: (productIds: readonly number[]) => Promise<Map<number, number>>;
  /** Pieces in orders that are not cancelled. */
  soldOf: (productIds: readonly number[]) => Promise<Map<number, number>>;
  ordersOf: (customerIds: readonly number[]) => Promise<Map<number, number[]>>;
  /** Number of orders without a line. */
  emptyOrders: () => Promise<number>;
  close: () => Promise<void>;
}

const MONTH_MS = 30 * 24 * 60 * 60_000;
const AT_ONCE = 1_000;
const CITY = 'Mumbai';

/** Opens the embedded database of a running store. */
export async function openShop(dataDir: string): Promise<Shop> {
  const connection = await findRunningPostgres(dataDir);
  if (!connection) throw new Error('The database of the store does not run');
  return openShopAt({ ...connection });
}

export function openShopAt(connection: pg.PoolConfig): Shop {
  const { db, pool, close } = openDatabase(
    { ...connection, max: 4, statement_timeout: 120_000, application_name: 'faults' },
    createLog('silent'),
  );
  const passwordHash = hashPassword(buyerPassword);
  // Of the minute: a store may have buyers of an earlier run.
  let serial = (Math.floor(Date.now() / 60_000) % 10_000) * 100_000;

  async function makeSome(count: number, isStaff: boolean): Promise<Buyer[]> {
    const [place] = await db
      .select({ cityId: cities.id, stateId: states.id, countryId: states.countryId })
      .from(cities)
      .innerJoin(states, eq(states.id, cities.stateId))
      .where(eq(cities.name, CITY))
      .limit(1);
    if (!place) throw new Error(`${CITY} is not on the map`);
    const people = Array.from({ length: count }, () => {
      serial += 1;
      const number = String(serial).padStart(9, '0');
      return { email: `buyer-${number}@faults.example.in`, mobile: `+918${number}` };
    });
    const verifiedAt = new Date();
    const hash = await passwordHash;
    const made = await db
      .insert(customers)
      .values(
        people.map((person) => ({
          ...person,
          emailVerifiedAt: verifiedAt,
          mobileVerifiedAt: verifiedAt,
          firstName: 'Asha',
          lastName: 'Buyer',
          passwordHash: hash,
          isStaff,
          isSuperuser: isStaff,
        })),
      )
      .returning({ id: customers.id, email: customers.email });
    const mobileOf = new Map(people.map(({ email, mobile }) => [email, mobile]));
    const rows = made.map(({ id, email }) => ({
      id,
      email: email ?? '',
      mobile: mobileOf.get(email ?? '') ?? '',
    }));
    const homes = await db
      .insert(addresses)
      .values(
        rows.map(({ id, mobile }) => ({
          customerId: id,
          ...place,
          fullName: 'Asha Buyer',
          mobile,
          addressLine1: '1 Test Lane',
          addressLine2: 'Near the bridge',
          postalCode: '400001',
        })),
      )
      .returning({ id: addresses.id, customerId: addresses.customerId });
    const addressOf = new Map(homes.map(({ id, customerId }) => [customerId, id]));
    const buyers = rows.map(({ id, email, mobile }) => ({
      customerId: id,
      email,
      mobile,
      token: randomBytes(32).toString('base64url'),
      addressId: addressOf.get(id) ?? 0,
    }));
    await db.insert(sessions).values(
      buyers.map(({ token, customerId }) => ({
        tokenHash: sha256Hex(token),
        customerId,
        expiresAt: new Date(Date.now() + MONTH_MS),
      })),
    );
    return buyers;
  }

  async function makeProducts(count: number, stock: number): Promise<number[]> {
    const [brand] = await db.select({ id: brands.id }).from(brands).limit(1);
    const [form] = await db.select({ id: productForms.id }).from(productForms).limit(1);
    const [category] = await db
      .select({ id: categories.id })
      .from(categories)
      .where(eq(categories.level, 1))
      .limit(1);
    if (!brand || !form || !category) throw new Error('The store has no catalogue');
    const made = await db
      .insert(products)
      .values(
        Array.from({ length: count }, () => ({
          sku: randomBytes(8).toString('hex'),
          name: 'Honey',
          slug: 'honey',
          brandId: brand.id,
          formId: form.id,
          categoryId: category.id,
          categoryLevel1: category.id,
          basePrice: price * 100,
          price: price * 100,
          stock,
          hsn: '0409',
          gstRate: 500,
          netQuantity: 250,
          unit: 'g',
          origin: 'India',
          manufacturer: 'A beekeeper',
          shelfLife: '12 months',
          ingredients: 'Honey',
          description: '<p>Honey.</p>',
        })),
      )
      .returning({ id: products.id });
    await db
      .insert(productImages)
      .values(made.map(({ id }) => ({ productId: id, position: 1, path: '/images/honey.svg' })));
    return made.map(({ id }) => id);
  }

  async function makeCombo(
    items: readonly [productId: number, quantity: number][],
  ): Promise<number> {
    const [comboId = 0] = await makeProducts(1, 0);
    const combo = { price: Math.round(comboPrice * 100), basePrice: 3 * price * 100 };
    await db.transaction(async (tx) => {
      await tx.update(products).set(combo).where(eq(products.id, comboId));
      await tx.insert(combos).values({ productId: comboId });
      await tx.insert(comboItems).values(
        items.map(([productId, quantity], position) => ({
          ...{ comboId, productId, quantity, position },
        })),
      );
    });
    return comboId;
  }

  return {
    db,
    pool,
    makeBuyers: async (count, { isStaff = false } = {}) => {
      const made: Buyer[] = [];
      while (made.length < count) {
        made.push(...(await makeSome(Math.min(AT_ONCE, count - made.length), isStaff)));
      }
      return made;
    },
    makeProducts,
    makeCombo,
    stockOf: async (productIds) => {
      const rows = await db
        .select({ id: products.id, stock: products.stock })
        .from(products)
        .where(inArray(products.id, [...productIds]));
      return new Map(rows.map(({ id, stock }) => [id, stock ?? 0]));
    },
    soldOf: async (productIds) => {
      const rows = await db
        .select({
          id: orderLines.productId,
          pieces: sql<number>`sum(${orderLines.quantity})::int`,
        })
        .from(orderLines)
        .innerJoin(orders, eq(orders.id, orderLines.orderId))
        .where(and(inArray(orderLines.productId, [...productIds]), ne(orders.status, 'Cancelled')))
        .groupBy(orderLines.productId);
      return new Map(rows.map(({ id, pieces }) => [id, pieces]));
    },
    ordersOf: async (customerIds) => {
      const found = new Map<number, number[]>();
      const rows = await db
        .select({ id: orders.id, customerId: orders.customerId })
        .from(orders)
        .where(inArray(orders.customerId, [...customerIds]));
      for (const { id, customerId } of rows) {
        found.set(customerId, [...(found.get(customerId) ?? []), id]);
      }
      return found;
    },
    emptyOrders: async () => {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from orders o
         where not exists (select from order_lines l where l.order_id = o.id)`,
      );
      return rows[0]?.count ?? 0;
    },
    close,
  };
}

/** Empties the open carts: customers who got nothing still have the pieces in theirs. */
export async function emptyCarts(
  pool: Pick<pg.Pool, 'query'>,
  buyers: readonly Buyer[],
): Promise<void> {
  await pool.query(
    `delete from cart_items i using carts c
     where c.id = i.cart_id and c.closed_at is null and c.customer_id = any($1)`,
    [buyers.map(({ customerId }) => customerId)],
  );
}
