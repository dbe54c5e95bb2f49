import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { brands, categories, products } from './catalogue.ts';
import {
  createdAt,
  instant,
  paise,
  reference,
  rowVersion,
  serialId,
  updatedAt,
} from './columns.ts';
import { customers } from './customer.ts';
import { orders } from './order.ts';
import { payments } from './payment.ts';

/** A promotion with exactly one of percent and fixed amount. */
export const coupons = pgTable(
  'coupons',
  {
    id: serialId(),
    code: text('code').notNull().unique(),
    description: text('description').notNull().default(''),
    percent: integer('percent'),
    amount: paise('amount'),
    leastOrder: paise('least_order').notNull().default(0),
    mostDiscount: paise('most_discount'),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    usesInAll: integer('uses_in_all'),
    usesPerCustomer: integer('uses_per_customer'),
    usedCount: integer('used_count').notNull().default(0),
    firstOrderOnly: boolean('first_order_only').notNull().default(false),
    categoryId: integer('category_id').references(() => categories.id),
    productId: integer('product_id').references(() => products.id),
    brandId: integer('brand_id').references(() => brands.id),
    /** Shown to every customer who can use it. */
    showInCart: boolean('show_in_cart').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    version: rowVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('coupons_in_cart_idx')
      .on(t.leastOrder, t.id)
      .where(sql`${t.showInCart} and ${t.isActive}`),
    check('coupons_code', sql`${t.code} = upper(${t.code})`),
    check('coupons_kind', sql`num_nonnulls(${t.percent}, ${t.amount}) = 1`),
    check('coupons_percent', sql`${t.percent} between 1 and 100`),
    check('coupons_amount', sql`${t.amount} > 0`),
    check(
      'coupons_uses',
      sql`${t.usedCount} >= 0 and (${t.usesInAll} is null or ${t.usedCount} <= ${t.usesInAll})`,
    ),
  ],
);
export type CouponRow = typeof coupons.$inferSelect;

export const couponUses = pgTable(
  'coupon_uses',
  {
    id: serialId(),
    couponId: reference('coupon_id', () => coupons.id),
    customerId: reference('customer_id', () => customers.id),
    orderId: reference('order_id', () => orders.id),
    discount: paise('discount').notNull(),
    usedAt: createdAt(),
    /** Set if the order was cancelled, so that the coupon can be used again. */
    givenBackAt: instant('given_back_at'),
  },
  (t) => [
    unique('coupon_uses_order_key').on(t.couponId, t.orderId),
    index('coupon_uses_customer_idx').on(t.couponId, t.customerId),
  ],
);

/** Gift vouchers. The full code is not stored, only its owner knows it. */
export const giftVouchers = pgTable(
  'gift_vouchers',
  {
    id: serialId(),
    codeHash: text('code_hash').notNull().unique(),
    lastFour: text('last_four').notNull(),
    amount: paise('amount').notNull(),
    balance: paise('balance').notNull(),
    paymentId: integer('payment_id')
      .unique()
      .references(() => payments.id),
    senderName: text('sender_name').notNull(),
    senderEmail: text('sender_email').notNull(),
    receiverName: text('receiver_name').notNull(),
    receiverEmail: text('receiver_email').notNull(),
    message: text('message').notNull().default(''),
    createdAt: createdAt(),
    activatedAt: instant('activated_at'),
    blockedAt: instant('blocked_at'),
    /** Set if staff issued it without payment, with the reason. */
    issuedBy: integer('issued_by').references(() => customers.id),
    issueReason: text('issue_reason').notNull().default(''),
    /** The voucher that this one replaces: it takes over the balance under a new code. */
    replacesId: integer('replaces_id')
      .unique()
      .references((): AnyPgColumn => giftVouchers.id),
  },
  (t) => [
    check('gift_vouchers_balance', sql`${t.balance} between 0 and ${t.amount}`),
    index('gift_vouchers_created_idx').on(t.createdAt, t.id),
  ],
);
export type GiftVoucherRow = typeof giftVouchers.$inferSelect;

/** Ledger of a voucher: amounts issued, spent, returned, and moved to a replacement. */
export const giftVoucherEntries = pgTable(
  'gift_voucher_entries',
  {
    id: serialId(),
    voucherId: reference('voucher_id', () => giftVouchers.id),
    orderId: integer('order_id').references(() => orders.id),
    change: paise('change').notNull(),
    reason: text('reason').notNull(),
    at: createdAt(),
  },
  (t) => [
    index('gift_voucher_entries_voucher_idx').on(t.voucherId, t.id),
    index('gift_voucher_entries_order_idx').on(t.orderId),
    check(
      'gift_voucher_entries_reason',
      sql`${t.reason} in ('issued', 'spent', 'given back', 'moved')`,
    ),
  ],
);
