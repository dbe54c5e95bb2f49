import { buyerGstinFault } from '../../../../contract/gstin.ts';
import { payTypes } from '../../../../contract/order.ts';
import { shippingFee } from '../../../../contract/delivery-terms.ts';
import type { ServiceContext } from '../../../context.ts';
import type { OrderAddress, OrderRow } from '../../../db/schema/order.ts';
import { conflict, refused } from '../../../errors.ts';
import type { CartLine, ComboPart, LineProduct } from '../../cart/cart-lines.ts';
import { countPieces } from '../../cart/explode-combos.ts';
import { priceLines, type GivenVouchers } from '../../cart/price-lines.ts';
import { moneyLeft, readOrderBalance, type OrderBalance } from '../../refund/order-balance.ts';
import { readShop, type OwnShop } from '../../shop-profile/read-shop.ts';
import {
  agreeTerms,
  noPrepaidDiscount,
  type AgreedTerms,
  alwaysUsable,
} from '../place/agreed-terms.ts';
import { assertOneOf } from '../assert-one-of.ts';
import { readOrderItems, type OrderItem } from '../read-order-items.ts';
import { cashObstacle, refuseCash } from '../place/cash-obstacle.ts';
import { deliveryTo, requireDelivery } from '../place/require-delivery.ts';
import { expectedDelivery } from '../place/expected-delivery.ts';
import type { LockedOrder } from '../lock-order.ts';
import { toPayable, type Delivery, type OrderAmounts } from '../place/order-amounts.ts';
import { forDelivery, type PricedCart } from '../place/price-cart.ts';
import { type WantedLine, readProductLines } from '../place/read-product-lines.ts';
import { eq, sql } from 'drizzle-orm';
import { giftVoucherEntries, giftVouchers } from '../../../db/schema/voucher.ts';
import { findCoupon } from '../../coupon/find-coupon.ts';

const maxPaise = 2_147_483_647;

/** The changed parts of an order; omitted parts stay. */
export interface OrderChange {
  address?: OrderAddress | undefined;
  /** All rows of the order after the change; 0 removes a row. */
  lines?: readonly WantedLine[] | undefined;
  /** Delivery fee in paise set by staff; null: by the rules of the shop again. */
  shipping?: number | null | undefined;
}

/** Money consequences of a change. Paise. */
interface Settlement {
  /** Amount due online before the order is packed. */
  balanceDue: number;
  /** Of a paid order, back to where it was paid from. */
  refund: number;
  /** Given back to (negative: taken from) the gift voucher. */
  giftVoucherBack: number;
}

/** All figures of a changed order; nothing is written yet. */
export interface ChangePlan {
  order: LockedOrder;
  existing: OrderItem[];
  /** The id of a line that the order had is that of its item. */
  cart: PricedCart;
  amounts: OrderAmounts;
  agreedTerms: AgreedTerms;
  isShippingFixed: boolean;
  address: OrderAddress;
  isElsewhere: boolean;
  expectedOn: string | null;
  balance: OrderBalance;
  settlement: Settlement;
}

/**
 * Computes a change of a locked order with the functions that price new orders. Elite counts as it
 * did when the order was placed, and so do the terms of coupon and delivery. 409 if the shop does
 * not deliver there, the buyer's GSTIN is of another state, or a product is not available.
 */
export async function planChange(
  context: ServiceContext,
  order: LockedOrder,
  change: OrderChange,
): Promise<ChangePlan> {
  const shop = await readShop(context);
  const address = change.address ?? order.shippingAddress;
  const payType = assertOneOf(payTypes, order.payType);
  if (change.address) {
    await requireDelivery(context, shop, { address, payType });
    const fault = order.buyerGstin && buyerGstinFault(order.buyerGstin, address.state, shop.gstin);
    if (fault) throw conflict(fault);
  }
  const existing = await readOrderItems(context, order.id);
  const delivery = await agreedDelivery(context, shop, order, address);
  const lines = await readChangedLines(context, existing, change.lines);
  const priced = await priceLines(context, lines, await vouchersOfOrder(context, order));
  const cart = forDelivery(context, priced, delivery);
  const isShippingFixed =
    change.shipping === undefined
      ? order.isShippingFixed && !(await isOtherFee(context, shop, order, address))
      : change.shipping !== null;
  const fee = change.shipping ?? order.shipping;
  const amounts = isShippingFixed
    ? toPayable({ ...cart.amounts, shipping: fee, cashFee: 0 }, delivery.terms)
    : cart.amounts;
  if (amounts.payable > maxPaise)
    throw refused('This order is too large. Split it into smaller orders.');
  const isCash = payType === 'Cash on Delivery' && amounts.payable !== order.payable;
  await refuseCash(context, isCash && cashObstacle(amounts.payable, delivery.terms));
  const balance = await readOrderBalance(context, order);
  const isElsewhere = address.fullAddress !== order.shippingAddress.fullAddress;
  return {
    order,
    existing,
    cart,
    amounts,
    agreedTerms: agreeTerms(delivery, cart.coupon),
    isShippingFixed,
    address,
    isElsewhere,
    expectedOn: isElsewhere
      ? expectedDelivery(context.now(), delivery, delivery.terms)
      : order.expectedOn,
    balance,
    settlement: settle(order, amounts, balance),
  };
}

/*
 * Terms of delivery of a placed order to an address: those that were agreed. A PIN code that it was
 * not placed for has its zone of today.
 */
async function agreedDelivery(
  context: ServiceContext,
  shop: OwnShop,
  { agreedTerms, isPriority, shippingAddress, payType }: LockedOrder,
  address: OrderAddress,
): Promise<Delivery> {
  const agreed = agreedTerms?.delivery;
  const delivery = await deliveryTo(context, agreed?.terms ?? { ...shop, ...noPrepaidDiscount }, {
    address,
    isMember: isPriority,
    payType: assertOneOf(payTypes, payType),
  });
  if (!agreed || address.postalCode !== shippingAddress.postalCode) return delivery;
  return { ...delivery, city: agreed.city, zone: agreed.zone ?? undefined };
}

/* A fee that staff set was meant for the place of the order: another one has its own. */
async function isOtherFee(
  context: ServiceContext,
  shop: OwnShop,
  order: LockedOrder,
  address: OrderAddress,
): Promise<boolean> {
  if (address.fullAddress === order.shippingAddress.fullAddress) return false;
  const feeTo = async (destination: OrderAddress) => {
    const delivery = await agreedDelivery(context, shop, order, destination);
    return shippingFee({ ...delivery, isMember: false }, delivery.terms);
  };
  return (await feeTo(order.shippingAddress)) !== (await feeTo(address));
}

/* Cash is not received before delivery: only the amount to collect changes. */
function settle(order: LockedOrder, amounts: OrderAmounts, balance: OrderBalance): Settlement {
  const isPaidOnline = order.paidAt !== null && order.payType === 'Online Payment';
  const open = isPaidOnline ? amounts.payable - moneyLeft(balance) : 0;
  return {
    balanceDue: Math.max(0, open),
    refund: Math.max(0, -open),
    giftVoucherBack: order.giftVoucherAmount - amounts.giftVoucher,
  };
}

/**
 * Returns the lines of a changed order: rows that it had keep their agreed price and tax rate,
 * combos also their parts, and may use the pieces that the order holds; new ones have the current
 * price. 409 if none is left.
 */
async function readChangedLines(
  context: ServiceContext,
  existing: readonly OrderItem[],
  wanted: readonly WantedLine[] | undefined,
): Promise<CartLine[]> {
  const requested = wanted?.filter(({ quantity }) => quantity > 0) ?? existing;
  if (requested.length === 0) {
    throw conflict('An order needs at least one item. Cancel the order instead.');
  }
  const lines = await readProductLines(
    context,
    requested.map(({ productId, quantity }) => ({ productId, quantity })),
  );
  const items = new Map(
    lines.flatMap(({ productId }) => {
      const item = existing.find((one) => one.productId === productId);
      return item ? [[productId, item] as const] : [];
    }),
  );
  const parts = await readParts(context, [...items.values()]);
  const held = countPieces(existing.flatMap((item) => item.lines));
  const withHeld = <Product extends LineProduct>(product: Product): Product => ({
    ...product,
    stock: product.stock === null ? null : product.stock + (held.get(product.productId) ?? 0),
  });
  return lines
    .map((line) => {
      const item = items.get(line.productId);
      return item ? toAgreedLine(line, item, parts) : line;
    })
    .map((line) => ({ ...withHeld(line), parts: line.parts?.map(withHeld) ?? null }));
}

/* Current data of the parts of combos that the order has. */
async function readParts(
  context: ServiceContext,
  items: readonly OrderItem[],
): Promise<Map<number, LineProduct>> {
  const ids = items.flatMap(({ combo, lines }) =>
    combo ? lines.map(({ productId }) => productId) : [],
  );
  if (ids.length === 0) return new Map();
  const wanted = [...new Set(ids)].map((productId) => ({ productId, quantity: 1 }));
  const products = await readProductLines(context, wanted);
  return new Map(products.map((product) => [product.productId, product]));
}

function toAgreedLine(
  line: CartLine,
  item: OrderItem,
  products: ReadonlyMap<number, LineProduct>,
): CartLine {
  const { id, name, sku, image, price, combo, quantity: taken } = item;
  const agreed = { id, name, sku, image, price, taken, membersUntilMs: null };
  if (!combo) {
    const { hsn, gstRate } = item.lines[0];
    return { ...line, ...agreed, hsn, gstRate, parts: null };
  }
  const parts = item.lines.map((row): ComboPart => {
    const product = products.get(row.productId);
    if (!product) throw new Error(`The product of order line ${row.id} was not read`);
    const { name: partName, sku: partSku, hsn, gstRate, image: partImage } = row;
    return {
      ...product,
      ...{ name: partName, sku: partSku, hsn, gstRate, image: partImage, membersUntilMs: null },
      quantity: row.quantity / taken,
      share: row.total / taken,
    };
  });
  return { ...line, ...agreed, parts };
}

/**
 * Returns the vouchers of a placed order. Its coupon was accepted when the order was placed: from
 * then on only its products and its minimum are checked, with the agreed terms. Its gift voucher is
 * worth the amount spent on the order and its current balance.
 */
async function vouchersOfOrder(
  context: ServiceContext,
  { id, customerId, couponCode, agreedTerms }: OrderRow,
): Promise<GivenVouchers> {
  const coupon = couponCode ? await findCoupon(context, customerId, couponCode) : undefined;
  const accepted = coupon && { ...coupon, ...agreedTerms?.coupon, ...alwaysUsable };
  const [spent] = await context.db
    .select({
      id: giftVouchers.id,
      codeHash: giftVouchers.codeHash,
      lastFour: giftVouchers.lastFour,
      balance: sql<number>`(case when ${giftVouchers.blockedAt} is null
        then ${giftVouchers.balance} else 0 end - sum(${giftVoucherEntries.change}))::integer`,
    })
    .from(giftVouchers)
    .innerJoin(giftVoucherEntries, eq(giftVoucherEntries.voucherId, giftVouchers.id))
    .where(eq(giftVoucherEntries.orderId, id))
    .groupBy(giftVouchers.id);
  return {
    coupon: couponCode ? { code: couponCode, found: accepted } : undefined,
    gift:
      spent && spent.balance > 0
        ? { hash: spent.codeHash, found: { ...spent, isBlocked: false } }
        : undefined,
  };
}
