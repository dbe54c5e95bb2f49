import { asc, eq, inArray, and, ne } from 'drizzle-orm';
import { nameWithOptions } from '../../../contract/line-options.ts';
import type { ServiceContext } from '../../context.ts';
import { products } from '../../db/schema/catalogue.ts';
import { orderCombos, orderLines, orders, type OrderAddress } from '../../db/schema/order.ts';
import { shipmentLines, shipments } from '../../db/schema/shipment.ts';
import { notFound } from '../../errors.ts';
import { formatOrderId, orderIdOf } from '../order/order-id.ts';
import { packSize } from './paper.ts';

interface ParcelLine {
  productId: number;
  name: string;
  sku: string;
  /** Such as `250 g`; empty for a deleted product. */
  packSize: string;
  quantity: number;
  /** The combo that it is a part of. */
  combo?: { id: number; name: string; quantity: number } | null;
}

export interface Parcel {
  id: number;
  /** Such as `Parcel 1 of 2`; empty for a whole order. */
  partLabel: string;
  placedAt: Date;
  expectedOn: string | null;
  isPriority: boolean;
  isGift: boolean;
  giftMessage: string | null;
  courier: string | null;
  trackingNumber: string | null;
  address: OrderAddress;
  /** Paise to collect on delivery; 0 if already paid. */
  cashDue: number;
  lines: ParcelLine[];
}

/**
 * Returns the parcels of these orders (`SO-000001,SO-000002`), in this order: one for each that an
 * order was split into, without those that are back unless all are, else the whole order. Throws
 * 404 if one is unknown.
 */
export async function readParcels(context: ServiceContext, names: string): Promise<Parcel[]> {
  const { db } = context;
  const ids = [...new Set(names.split(',').map(orderIdOf))];
  const found = await db.select().from(orders).where(inArray(orders.id, ids));
  const rows = await db
    .select({
      id: orderLines.id,
      orderId: orderLines.orderId,
      productId: orderLines.productId,
      name: orderLines.name,
      sku: orderLines.sku,
      packSize,
      quantity: orderLines.quantity,
      options: orderLines.options,
      combo: { id: orderCombos.id, name: orderCombos.name, quantity: orderCombos.quantity },
    })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(orderCombos, eq(orderCombos.id, orderLines.comboId))
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.id));
  const lines = rows.map(({ options, ...line }) => ({
    ...line,
    name: nameWithOptions(line.name, options),
  }));
  const split = await readSplitParcels(context, ids);
  return ids.flatMap((id) => {
    const order = found.find((one) => one.id === id);
    if (!order) throw notFound(`Order ${formatOrderId(id)}`);
    const { placedAt, expectedOn, isPriority, isGift, giftMessage, courier, trackingNumber } =
      order;
    const singleParcel: Parcel = {
      id,
      partLabel: '',
      placedAt,
      expectedOn,
      isPriority,
      isGift,
      giftMessage,
      courier,
      trackingNumber,
      address: order.shippingAddress,
      cashDue: order.payType === 'Cash on Delivery' && !order.paidAt ? order.payable : 0,
      lines: lines.filter(({ orderId }) => orderId === id),
    };
    const parcels = split.filter(({ orderId }) => orderId === id);
    if (parcels.length < 2) return [singleParcel];
    const left = parcels.filter(({ status }) => status !== 'returned');
    return (left.length > 0 ? left : parcels).map((parcel) => ({
      ...singleParcel,
      partLabel: `Parcel ${parcel.number} of ${parcels.length}`,
      courier: parcel.courier,
      trackingNumber: parcel.trackingNumber,
      cashDue: parcel.cashDue,
      lines: lines.flatMap((line) => {
        const part = parcel.contents.find(({ lineId }) => lineId === line.id);
        return part ? [{ ...line, quantity: part.quantity }] : [];
      }),
    }));
  });
}

interface SplitParcel {
  orderId: number;
  number: number;
  status: string;
  courier: string | null;
  trackingNumber: string | null;
  /** Paise. */
  cashDue: number;
  contents: { lineId: number; quantity: number }[];
}

/** Returns the parcels of orders that are not cancelled, with their contents. */
async function readSplitParcels(
  { db }: Pick<ServiceContext, 'db'>,
  orderIds: number[],
): Promise<SplitParcel[]> {
  const rows = await db
    .select({
      orderId: shipments.orderId,
      number: shipments.number,
      status: shipments.status,
      courier: shipments.courier,
      trackingNumber: shipments.trackingNumber,
      cashDue: shipments.cashDue,
      lineId: shipmentLines.orderLineId,
      quantity: shipmentLines.quantity,
    })
    .from(shipments)
    .innerJoin(shipmentLines, eq(shipmentLines.shipmentId, shipments.id))
    .where(and(inArray(shipments.orderId, orderIds), ne(shipments.status, 'cancelled')))
    .orderBy(asc(shipments.orderId), asc(shipments.number));
  const parcels: SplitParcel[] = [];
  for (const { lineId, quantity, ...parcel } of rows) {
    const last = parcels.at(-1);
    const content = { lineId, quantity };
    if (last?.orderId === parcel.orderId && last.number === parcel.number) {
      last.contents.push(content);
    } else parcels.push({ ...parcel, contents: [content] });
  }
  return parcels;
}
