import { and, eq, inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import {
  orderCombos,
  orderEvents,
  orderLines,
  orders,
  type OrderLineRow,
  type OrderRow,
} from '../../../db/schema/order.ts';
import { conflict } from '../../../errors.ts';
import { readShop } from '../../shop-profile/read-shop.ts';
import { tellOfOrder } from '../../webhook/tell-webhooks.ts';
import { deliveryTo } from '../place/require-delivery.ts';
import { expectedDelivery } from '../place/expected-delivery.ts';
import { formatOrderId } from '../order-id.ts';
import { lineName } from '../read-order-items.ts';
import { takeStock } from '../place/reserve-stock.ts';

type NewLine = Omit<OrderLineRow, 'id' | 'orderId'>;

interface Replaced {
  items: readonly { lineId: number; quantity: number }[];
  staffId?: number | undefined;
}

/**
 * Places an order of zero value that replaces items of a locked order: with its own parcel and
 * stock, to the same address, ready to be packed. 409 if the items are not in stock.
 */
export async function placeReplacement(
  context: ServiceContext,
  order: OrderRow,
  { items, staffId }: Replaced,
): Promise<number> {
  const { db } = context;
  const lines = await readReplacedLines(context, order, items);
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const at = context.now();
  const shop = await readShop(context);
  const delivery = await deliveryTo(context, shop, {
    address: order.shippingAddress,
    isMember: order.isPriority,
    payType: undefined,
  });
  const [placed] = await db
    .insert(orders)
    .values({
      customerId: order.customerId,
      replacesId: order.id,
      channel: order.channel,
      status: 'Confirmed',
      saleStatus: 'Sales Order',
      payType: 'Online Payment',
      total,
      discount: total,
      shipping: 0,
      tax: 0,
      payable: 0,
      isPriority: order.isPriority,
      billingAddress: order.billingAddress,
      shippingAddress: order.shippingAddress,
      expectedOn: expectedDelivery(at, delivery, shop),
      paidAt: at,
      placedAt: at,
      updatedAt: at,
    })
    .returning({ id: orders.id });
  if (!placed) throw new Error('The replacement was not written');
  await db.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: placed.id })));
  const note = `Replacement for order ${formatOrderId(order.id)}`;
  await db
    .insert(orderEvents)
    .values({ orderId: placed.id, status: 'Confirmed', note, staffId, at });
  // The price was agreed with the replaced order.
  const taken = lines.map(({ productId, quantity }) => ({ productId, quantity, price: null }));
  if (!(await takeStock(context, placed.id, taken))) {
    throw conflict('There isn’t enough stock for a replacement. Refund it instead.');
  }
  await tellOfOrder(context, placed.id, 'Pending');
  return placed.id;
}

async function readReplacedLines(
  { db }: ServiceContext,
  { id }: OrderRow,
  items: Replaced['items'],
): Promise<NewLine[]> {
  const ids = items.map(({ lineId }) => lineId);
  const rows = await db
    .select({ line: orderLines, comboName: orderCombos.name })
    .from(orderLines)
    .leftJoin(orderCombos, eq(orderCombos.id, orderLines.comboId))
    .where(and(eq(orderLines.orderId, id), inArray(orderLines.id, ids)))
    .orderBy(orderLines.id);
  const lines = rows.map(({ line: { id: lineId, ...row }, comboName }) => {
    const { productId, name, sku, hsn, image, price, gstRate, isReturnable, familyName, options } =
      row;
    const quantity = items
      .filter((item) => item.lineId === lineId)
      .reduce((sum, item) => sum + item.quantity, 0);
    const total = price * quantity;
    const size = { familyName, options, comboId: null };
    const product = { productId, name, sku, hsn, image, price, gstRate, isReturnable, ...size };
    return { ...product, quantity, total, discount: total, tax: 0, comboName };
  });
  return addUpProducts(lines);
}

/*
 * A product can be returned singly and as a part of combos; it is one line of the replacement,
 * whose name says how many are of which combo.
 */
function addUpProducts(lines: readonly (NewLine & { comboName: string | null })[]): NewLine[] {
  return [...Map.groupBy(lines, ({ productId }) => productId).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { comboName: _combo, ...product } = first;
    const quantity = same.reduce((sum, line) => sum + line.quantity, 0);
    const total = product.price * quantity;
    const from = same.flatMap((line) =>
      line.comboName ? `${line.quantity} from ${line.comboName}` : [],
    );
    const name = from.length > 0 ? `${lineName(product)} (${from.join(', ')})` : product.name;
    return { ...product, name, quantity, total, discount: total };
  });
}
