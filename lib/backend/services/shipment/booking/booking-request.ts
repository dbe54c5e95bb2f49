import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { customers } from '../../../db/schema/customer.ts';
import { orders } from '../../../db/schema/order.ts';
import { shipments, type CourierBookingRow } from '../../../db/schema/shipment.ts';
import type { BookingRequest } from '../../../providers/courier/courier-provider.ts';
import { readHead } from '../../shop-profile/read-head.ts';
import { linesOfOrder, linesOfShipment } from '../lock-shipments.ts';

export async function bookingRequest(
  context: ServiceContext,
  { shipmentId, reference, service, weight }: CourierBookingRow,
): Promise<BookingRequest> {
  const [found] = await context.db
    .select({ order: orders, cashDue: shipments.cashDue, email: customers.email })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(eq(shipments.id, shipmentId));
  if (!found) throw new Error(`Parcel ${shipmentId} is not there`);
  const { order, cashDue, email } = found;
  const lines = await linesOfOrder(context, order.id);
  const items = (await linesOfShipment(context, shipmentId)).map(({ orderLineId, quantity }) => {
    const line = lines.find(({ id }) => id === orderLineId);
    if (!line) throw new Error(`Line ${orderLineId} is not part of the order`);
    return { name: line.name, sku: line.sku, quantity, price: line.price };
  });
  return {
    reference,
    service,
    weight,
    cashDue,
    value: items.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
    orderedAt: order.placedAt,
    to: order.shippingAddress,
    // The courier requires one.
    email: email ?? (await readHead(context)).email,
    items,
  };
}
