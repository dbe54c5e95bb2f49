import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { createdAt, exactlyOne, instant, reference, serialId, updatedAt } from './columns.ts';
import { customers } from './customer.ts';

export const carts = pgTable(
  'carts',
  {
    id: serialId(),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    visitorId: text('visitor_id'),
    couponCode: text('coupon_code'),
    /** SHA-256 of the code of a gift voucher applied to the cart. */
    giftVoucherHash: text('gift_voucher_hash'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Set when the cart becomes an order or is merged into another cart. */
    closedAt: instant('closed_at'),
    /** When the abandoned-cart reminder was sent; sent only once. */
    remindedAt: instant('reminded_at'),
  },
  (t) => [
    check('carts_owner', exactlyOne(t.customerId, t.visitorId)),
    uniqueIndex('carts_one_open_a_customer_key')
      .on(t.customerId)
      .where(sql`${t.closedAt} is null`),
    uniqueIndex('carts_one_open_a_visitor_key')
      .on(t.visitorId)
      .where(sql`${t.closedAt} is null`),
    index('carts_abandoned_idx')
      .on(t.updatedAt)
      .where(sql`${t.closedAt} is null and ${t.remindedAt} is null`),
  ],
);

export const cartItems = pgTable(
  'cart_items',
  {
    id: serialId(),
    cartId: reference('cart_id', () => carts.id, { onDelete: 'cascade' }),
    productId: reference('product_id', () => products.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    /**
     * Quantity asked for when two carts were merged, if only `quantity` was available; null after
     * the line is changed.
     */
    requestedQuantity: integer('asked_quantity'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('cart_items_product_key').on(t.cartId, t.productId),
    index('cart_items_product_idx').on(t.productId),
    check('cart_items_quantity', sql`${t.quantity} > 0`),
  ],
);

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    id: serialId(),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    visitorId: text('visitor_id'),
    productId: reference('product_id', () => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    check('wishlist_items_owner', exactlyOne(t.customerId, t.visitorId)),
    unique('wishlist_items_customer_key').on(t.customerId, t.productId),
    unique('wishlist_items_visitor_key').on(t.visitorId, t.productId),
    index('wishlist_items_product_idx').on(t.productId),
  ],
);
