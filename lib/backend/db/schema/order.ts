import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { carts } from './cart.ts';
import { products } from './catalogue.ts';
import {
  createdAt,
  instant,
  paise,
  reference,
  rowVersion,
  serialId,
  updatedAt,
} from './columns.ts';
import type { AgreedTerms } from '../../services/order/place/agreed-terms.ts';
import { customers } from './customer.ts';
import {
  foldedSearchText,
  orderCity,
  orderMobile,
  orderSearchText,
  orderState,
} from './search-texts.ts';

/** Snapshot of an address when the order was placed. */
export interface OrderAddress {
  fullName: string;
  mobile: string;
  fullAddress: string;
  city: string;
  state: string;
  stateGstCode: string | null;
  postalCode: string;
}

/** Order numbers are shown as `SO-` and the id with six digits. */
export const orders = pgTable(
  'orders',
  {
    id: serialId(),
    customerId: reference('customer_id', () => customers.id),
    cartId: integer('cart_id').references(() => carts.id),
    status: text('status').notNull().default('Pending'),
    saleStatus: text('sale_status').notNull().default('Quotation Sent'),
    payType: text('pay_type').notNull(),
    channel: text('channel').notNull().default('web'),
    /** Sum of the lines before the discount, in paise. */
    total: paise('total').notNull(),
    discount: paise('discount').notNull().default(0),
    /** Part of `discount` for paying online. */
    prepaidDiscount: paise('prepaid_discount').notNull().default(0),
    /** Amount paid by gift voucher: a payment, not a discount. */
    giftVoucherAmount: paise('gift_voucher_amount').notNull().default(0),
    shipping: paise('shipping').notNull().default(0),
    /** GST contained in the lines after the discount. */
    tax: paise('tax').notNull(),
    /** Rounds `payable` to whole rupees, in paise; negative if it was rounded down. */
    roundOff: paise('round_off').notNull().default(0),
    /** Amount to pay: total - discount - gift voucher + shipping + round-off. */
    payable: paise('payable').notNull(),
    /** Part of `payable` still to be paid after a paid order was changed. */
    balanceDue: paise('balance_due').notNull().default(0),
    /** Whether staff set the delivery fee: then changes do not compute it again. */
    isShippingFixed: boolean('is_shipping_fixed').notNull().default(false),
    /** Part of `shipping` that is charged for cash on delivery. */
    cashFee: paise('cash_fee').notNull().default(0),
    /** Firm and GSTIN of a buyer registered for GST, printed on the invoice. */
    buyerCompany: text('buyer_company'),
    buyerGstin: text('buyer_gstin'),
    couponCode: text('coupon_code'),
    /** Terms that the order was made under; null: placed before they were stored. */
    agreedTerms: jsonb('agreed_terms').$type<AgreedTerms>(),
    isGift: boolean('is_gift').notNull().default(false),
    giftMessage: text('gift_message'),
    isPriority: boolean('is_priority').notNull().default(false),
    billingAddress: jsonb('billing_address').$type<OrderAddress>().notNull(),
    shippingAddress: jsonb('shipping_address').$type<OrderAddress>().notNull(),
    expectedOn: date('expected_on', { mode: 'string' }),
    courier: text('courier'),
    trackingNumber: text('tracking_number'),
    paidAt: instant('paid_at'),
    placedAt: instant('placed_at').notNull().defaultNow(),
    deliveredAt: instant('delivered_at'),
    cancelledAt: instant('cancelled_at'),
    cancelReason: text('cancel_reason'),
    /** When an unpaid online order expires. */
    expiresAt: instant('expires_at'),
    /** The order whose goods this one replaces, free of charge. */
    replacesId: integer('replaces_id').references((): AnyPgColumn => orders.id),
    version: rowVersion(),
    /**
     * Search text of the back office; a stored generated column, because a search reads many rows.
     */
    searchText: text('search_text').generatedAlwaysAs(orderSearchText),
    updatedAt: updatedAt(),
  },
  (t) => [
    check(
      'orders_status',
      sql`${t.status} in ('Pending', 'Confirmed', 'Packed', 'Shipped', 'Delivered', 'Cancelled', 'Return Requested', 'Returned', 'Refunded')`,
    ),
    check('orders_pay_type', sql`${t.payType} in ('Cash on Delivery', 'Online Payment')`),
    check(
      'orders_sum',
      sql`${t.payable} = ${t.total} - ${t.discount} - ${t.giftVoucherAmount} + ${t.shipping} + ${t.roundOff} and ${t.payable} >= 0`,
    ),
    check(
      'orders_parts',
      sql`${t.total} > 0 and ${t.discount} between 0 and ${t.total} and ${t.giftVoucherAmount} >= 0 and ${t.shipping} >= 0 and ${t.cashFee} between 0 and ${t.shipping} and ${t.tax} >= 0 and ${t.prepaidDiscount} between 0 and ${t.discount} and ${t.roundOff} between -50 and 50`,
    ),
    check('orders_channel', sql`${t.channel} in ('web', 'phone', 'whatsapp')`),
    check(
      'orders_balance',
      sql`${t.balanceDue} between 0 and ${t.payable} and (${t.balanceDue} = 0 or ${t.paidAt} is not null)`,
    ),
    uniqueIndex('orders_one_a_cart_key').on(t.cartId),
    index('orders_replaces_idx')
      .on(t.replacesId)
      .where(sql`${t.replacesId} is not null`),
    index('orders_customer_idx').on(t.customerId, t.id.desc()),
    index('orders_mobile_idx').on(sql`(${orderMobile})`, t.id.desc()),
    index('orders_queue_idx').on(t.status, t.isPriority.desc(), t.placedAt, t.id),
    index('orders_placed_idx').on(t.placedAt),
    index('orders_line_idx').on(t.isPriority.desc(), t.placedAt, t.id),
    index('orders_payable_idx').on(t.payable, t.id),
    // Covering indexes: the further filters of the list are read from these two without reading the
    // rows.
    index('orders_unpaid_idx')
      .on(t.isPriority.desc(), t.placedAt, t.id, t.status, t.isGift)
      .where(sql`${t.paidAt} is null`),
    index('orders_gift_idx')
      .on(t.isPriority.desc(), t.placedAt, t.id, t.status, sql`(${orderCity})`)
      .where(sql`${t.isGift}`),
    index('orders_city_idx').on(sql`(${orderCity})`),
    index('orders_state_idx').on(sql`(${orderState})`),
    index('orders_folded_idx').using('gin', sql`(${foldedSearchText}) gin_trgm_ops`),
    index('orders_expires_idx')
      .on(t.expiresAt)
      .where(sql`${t.expiresAt} is not null and ${t.paidAt} is null`),
  ],
);
export type OrderRow = typeof orders.$inferSelect;

export interface OrderedOption {
  axis: string;
  value: string;
}

/** Combos of an order as they were bought; their items are lines with the `comboId`. */
export const orderCombos = pgTable(
  'order_combos',
  {
    id: serialId(),
    orderId: reference('order_id', () => orders.id, { onDelete: 'cascade' }),
    productId: reference('product_id', () => products.id),
    name: text('name').notNull(),
    sku: text('sku').notNull(),
    image: text('image'),
    quantity: integer('quantity').notNull(),
    /** For one combo, GST included. */
    price: paise('price').notNull(),
  },
  (t) => [
    unique('order_combos_product_key').on(t.orderId, t.productId),
    index('order_combos_product_idx').on(t.productId),
    check('order_combos_quantity', sql`${t.quantity} > 0`),
    check('order_combos_price', sql`${t.price} > 0`),
  ],
);
export type OrderComboRow = typeof orderCombos.$inferSelect;

export const orderLines = pgTable(
  'order_lines',
  {
    id: serialId(),
    orderId: reference('order_id', () => orders.id, { onDelete: 'cascade' }),
    productId: reference('product_id', () => products.id),
    name: text('name').notNull(),
    sku: text('sku').notNull(),
    hsn: text('hsn').notNull(),
    image: text('image'),
    quantity: integer('quantity').notNull(),
    /** For one piece, GST included. */
    price: paise('price').notNull(),
    total: paise('total').notNull(),
    /** Share of this line in the discount of the order. */
    discount: paise('discount').notNull().default(0),
    gstRate: integer('gst_rate').notNull(),
    /** GST contained in total - discount. */
    tax: paise('tax').notNull(),
    /** Agreed when it was ordered; damaged, wrong or expired goods can always be returned. */
    isReturnable: boolean('is_returnable').notNull().default(true),
    /** The combo that this line is a part of; null: sold singly. */
    comboId: integer('combo_id').references(() => orderCombos.id, { onDelete: 'cascade' }),
    familyName: text('family_name'),
    /** Size or flavour in its family, when it was ordered. */
    options: jsonb('options').$type<OrderedOption[]>(),
  },
  (t) => [
    uniqueIndex('order_lines_single_key')
      .on(t.orderId, t.productId)
      .where(sql`${t.comboId} is null`),
    uniqueIndex('order_lines_combo_key')
      .on(t.comboId, t.productId)
      .where(sql`${t.comboId} is not null`),
    index('order_lines_product_idx').on(t.productId),
    check('order_lines_quantity', sql`${t.quantity} > 0`),
    // The share of an item in the price of a combo need not be divisible by its pieces.
    check(
      'order_lines_total',
      sql`${t.total} = ${t.price} * ${t.quantity} or (${t.comboId} is not null and ${t.total} > ${t.price} * ${t.quantity} and ${t.total} < (${t.price} + 1) * ${t.quantity})`,
    ),
    check('order_lines_discount', sql`${t.discount} between 0 and ${t.total}`),
    check('order_lines_tax', sql`${t.tax} between 0 and ${t.total} - ${t.discount}`),
  ],
);
export type OrderLineRow = typeof orderLines.$inferSelect;

export const orderEvents = pgTable(
  'order_events',
  {
    id: serialId(),
    orderId: reference('order_id', () => orders.id, { onDelete: 'cascade' }),
    status: text('status').notNull(),
    note: text('note').notNull().default(''),
    staffId: integer('staff_id').references(() => customers.id),
    at: createdAt(),
  },
  (t) => [index('order_events_order_idx').on(t.orderId, t.id)],
);

export const returnRequests = pgTable(
  'return_requests',
  {
    id: serialId(),
    orderId: reference('order_id', () => orders.id),
    reason: text('reason').notNull(),
    pictures: text('pictures').array().notNull().default([]),
    status: text('status').notNull().default('requested'),
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
    /** Staff member who accepted or refused it, and the answer to the customer. */
    staffId: integer('staff_id').references(() => customers.id),
    decisionNote: text('decision_note').notNull().default(''),
    /** Null until decided: by the reason. */
    resolution: text('resolution'),
    /** The order that replaces the goods. */
    replacementId: integer('replacement_id').references(() => orders.id),
  },
  (t) => [
    index('return_requests_order_idx').on(t.orderId),
    check('return_requests_resolution', sql`${t.resolution} in ('refund', 'replacement')`),
    check(
      'return_requests_status',
      sql`${t.status} in ('requested', 'accepted', 'refused', 'received', 'settled')`,
    ),
  ],
);

export const returnLines = pgTable(
  'return_lines',
  {
    id: serialId(),
    returnId: reference('return_id', () => returnRequests.id, { onDelete: 'cascade' }),
    orderLineId: reference('order_line_id', () => orderLines.id),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    unique('return_lines_line_key').on(t.returnId, t.orderLineId),
    check('return_lines_quantity', sql`${t.quantity} > 0`),
  ],
);
