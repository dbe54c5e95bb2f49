import { and, eq, inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import {
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
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, id), inArray(orderLines.id, ids)))
    .orderBy(orderLines.id);
  const lines = rows.map(({ id: lineId, ...row }) => {
    const { productId, name, sku, hsn, image, price, gstRate, isReturnable, familyName, options } =
      row;
    const quantity = items
      .filter((item) => item.lineId === lineId)
      .reduce((sum, item) => sum + item.quantity, 0);
    const total = price * quantity;
    const size = { familyName, options, comboId: null };
    const product = { productId, name, sku, hsn, image, price, gstRate, isReturnable, ...size };
    return { ...product, quantity, total, discount: total, tax: 0 };
  });
  return addUpProducts(lines);
}

/* A product can be returned singly and as a part of combos; it is one line of the replacement. */
function addUpProducts(lines: readonly NewLine[]): NewLine[] {
  const byProduct = new Map<number, NewLine>();
  for (const line of lines) {
    const quantity = (byProduct.get(line.productId)?.quantity ?? 0) + line.quantity;
    const first = byProduct.get(line.productId) ?? line;
    const total = first.price * quantity;
    byProduct.set(line.productId, { ...first, quantity, total, discount: total });
  }
  return [...byProduct.values()];
}
