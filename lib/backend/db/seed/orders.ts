import { and, eq } from 'drizzle-orm';
import { gstContained } from '../../services/cart/totals.ts';
import { issueInvoice } from '../../services/invoice/issue-invoice.ts';
import { demoShop } from '../../../contract/demo-shop.ts';
import { expectedDelivery } from '../../services/order/place/expected-delivery.ts';
import { addShipments } from '../add-shipments.ts';
import type { Transaction } from '../client.ts';
import { addresses } from '../schema/address.ts';
import { orderEvents, orderLines, orders, type OrderAddress } from '../schema/order.ts';
import { cities, states } from '../schema/place.ts';
import { hourInIndia } from './moments.ts';
import { pastOrders, type OrderStep } from './past-orders.ts';
import type { SeededProduct } from './products.ts';
import { insertRows, requireValue, numbered } from './rows.ts';

/** Seeds past orders with lines and events, and invoices for the packed ones. */
export async function seedOrders(
  tx: Transaction,
  customerIds: Map<string, number>,
  products: Map<string, SeededProduct>,
  now: Date,
): Promise<void> {
  const made = numbered(pastOrders).map((order) => ({
    ...order,
    customerId: requireValue(customerIds, order.email, 'customer'),
    lines: order.lines.map(({ sku, quantity }) =>
      toLine(requireValue(products, sku, 'product'), quantity),
    ),
  }));
  for (const { id, customerId, lines, steps } of made) {
    const address = await defaultAddress(tx, customerId);
    await insertRows(tx, orders, [
      { id, customerId, ...address, ...toOrder(lines, steps, address.shippingAddress.city, now) },
    ]);
  }
  await insertRows(
    tx,
    orderLines,
    numbered(made.flatMap(({ id, lines }) => lines.map((line) => ({ ...line, orderId: id })))),
  );
  await insertRows(
    tx,
    orderEvents,
    numbered(
      made.flatMap(({ id, steps }) =>
        steps.map((step) => ({
          orderId: id,
          status: step.status,
          note: step.note,
          at: momentOf(step, now),
        })),
      ),
    ),
  );
  for (const { id, steps } of made) {
    const packed = steps.find(({ status }) => status === 'Packed');
    if (!packed) continue;
    const [order] = await tx.select().from(orders).where(eq(orders.id, id));
    if (order) await issueInvoice({ db: tx, now: () => momentOf(packed, now) }, order);
  }
  await addShipments(tx);
}

type OrderLine = ReturnType<typeof toLine>;

function toLine(product: SeededProduct, quantity: number) {
  const total = product.price * quantity;
  return {
    productId: product.id,
    name: product.name,
    sku: product.sku,
    hsn: product.hsn,
    image: product.homeImage,
    quantity,
    price: product.price,
    total,
    gstRate: product.gstRate,
    tax: gstContained(total, product.gstRate),
  };
}

function toOrder(lines: OrderLine[], steps: OrderStep[], city: string, now: Date) {
  const at = (status: OrderStep['status']) => {
    const step = steps.find((one) => one.status === status);
    return step ? momentOf(step, now) : null;
  };
  const last = steps.at(-1);
  const placedAt = at('Pending');
  if (!last || !placedAt) throw new Error('A past order has to begin as Pending');
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  return {
    status: last.status,
    saleStatus: at('Confirmed') ? 'Sales Order' : 'Quotation Sent',
    payType: 'Cash on Delivery',
    total,
    tax: lines.reduce((sum, line) => sum + line.tax, 0),
    payable: total,
    expectedOn: expectedDelivery(placedAt, { city, isMember: false }, demoShop),
    placedAt,
    paidAt: at('Delivered'),
    deliveredAt: at('Delivered'),
    updatedAt: momentOf(last, now),
  };
}

/** When a step of a past order happened. */
export const momentOf = ({ daysAgo, hour }: OrderStep, now: Date) =>
  hourInIndia(now, -daysAgo, hour);

async function defaultAddress(
  tx: Transaction,
  customerId: number,
): Promise<{ billingAddress: OrderAddress; shippingAddress: OrderAddress }> {
  const [row] = await tx
    .select({ address: addresses, city: cities.name, state: states.name, gst: states.gstCode })
    .from(addresses)
    .innerJoin(cities, eq(cities.id, addresses.cityId))
    .innerJoin(states, eq(states.id, addresses.stateId))
    .where(and(eq(addresses.customerId, customerId), addresses.isDefault));
  if (!row) throw new Error(`Customer ${customerId} has ordered without a default address`);
  const { address, city, state, gst } = row;
  const copy: OrderAddress = {
    fullName: address.fullName,
    mobile: address.mobile,
    fullAddress: [
      address.addressLine1,
      address.addressLine2,
      address.landmark,
      city,
      `${state} ${address.postalCode}`,
    ]
      .filter(Boolean)
      .join(', '),
    city,
    state,
    stateGstCode: gst,
    postalCode: address.postalCode,
  };
  return { billingAddress: copy, shippingAddress: copy };
}
