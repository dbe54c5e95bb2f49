import { and, eq } from 'drizzle-orm';
import { linesOfProducts } from '../../services/cart/cart-lines.ts';
import { explodeCombos } from '../../services/cart/explode-combos.ts';
import { calculateTotals, type Totals } from '../../services/cart/totals.ts';
import { issueInvoice } from '../../services/invoice/issue-invoice.ts';
import { demoShop } from '../../../contract/demo-shop.ts';
import { expectedDelivery } from '../../services/order/place/expected-delivery.ts';
import { writeOrderLines } from '../../services/order/place/record-order.ts';
import { addShipments } from '../add-shipments.ts';
import type { Transaction } from '../client.ts';
import { addresses } from '../schema/address.ts';
import {
  orderEvents,
  orders,
  type OrderAddress,
  orderLines,
  returnLines,
  returnRequests,
} from '../schema/order.ts';
import { cities, states } from '../schema/place.ts';
import {
  momentOf,
  pastOrders,
  type OrderStep,
  type SeededOrder,
  requireStep,
} from './past-orders.ts';
import type { SeededProduct } from './products.ts';
import { insertRows, requireValue, numbered } from './rows.ts';
import { creditTotal } from '../../services/invoice/credit-rows.ts';
import { issueCreditNote } from '../../services/invoice/issue-credit-note.ts';
import { creditsOfReturn } from '../../services/refund/credits-of.ts';
import { readOrderBalance } from '../../services/refund/order-balance.ts';
import { refunds } from '../schema/payment.ts';

/**
 * Seeds past orders with lines and events, invoices for the packed ones, and credit notes for what
 * came back.
 */
export async function seedOrders(
  tx: Transaction,
  customerIds: Map<string, number>,
  products: Map<string, SeededProduct>,
  now: Date,
): Promise<SeededOrder[]> {
  const made: SeededOrder[] = [];
  for (const order of numbered(pastOrders)) {
    const { id, steps } = order;
    const customerId = requireValue(customerIds, order.email, 'customer');
    const wanted = order.lines.map(({ sku, quantity }) => ({
      productId: requireValue(products, sku, 'product').id,
      quantity,
    }));
    const lines = await linesOfProducts(tx, { wanted: JSON.stringify(wanted) });
    const sold = explodeCombos(lines);
    const totals = calculateTotals(sold);
    const address = await defaultAddress(tx, customerId);
    await insertRows(tx, orders, [
      { id, customerId, ...address, ...toOrder(totals, steps, address.shippingAddress.city, now) },
    ]);
    await writeOrderLines(tx, id, { sold, totals }, lines);
    made.push({ ...order, sold });
  }
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
  await seedReturns(tx, made, now);
  return made;
}

function toOrder({ total, gst }: Totals, steps: OrderStep[], city: string, now: Date) {
  const at = (status: OrderStep['status']) => {
    const step = steps.find((one) => one.status === status);
    return step ? momentOf(step, now) : null;
  };
  const last = steps.at(-1);
  const placedAt = at('Pending');
  if (!last || !placedAt) throw new Error('A past order has to begin as Pending');
  return {
    status: last.status,
    saleStatus: at('Confirmed') ? 'Sales Order' : 'Quotation Sent',
    payType: 'Cash on Delivery',
    total,
    tax: gst,
    payable: total,
    expectedOn: expectedDelivery(placedAt, { city, isMember: false }, demoShop),
    placedAt,
    paidAt: at('Delivered'),
    deliveredAt: at('Delivered'),
    updatedAt: momentOf(last, now),
  };
}

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

/** Seeds returns that were settled: the request, the credit note and the refund of the cash. */
async function seedReturns(
  tx: Transaction,
  made: readonly SeededOrder[],
  now: Date,
): Promise<void> {
  for (const order of made) if (order.returned) await seedReturn(tx, order, order.returned, now);
}

async function seedReturn(
  tx: Transaction,
  { id: orderId, steps }: SeededOrder,
  { sku, quantity, decision, reference }: NonNullable<SeededOrder['returned']>,
  now: Date,
): Promise<void> {
  const requested = requireStep({ steps }, 'Return Requested');
  const settledAt = momentOf(steps.at(-1) ?? requested, now);
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const line = lines.find((one) => one.sku === sku);
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  const [request] = await tx
    .insert(returnRequests)
    .values({
      orderId,
      reason: requested.note,
      status: 'settled',
      resolution: 'refund',
      createdAt: momentOf(requested, now),
      decidedAt: momentOf(requireStep({ steps }, 'Returned'), now),
      decisionNote: decision,
    })
    .returning({ id: returnRequests.id });
  if (!line || !order || !request) throw new Error(`The demo has no order with ${sku} to return`);
  await tx.insert(returnLines).values({ returnId: request.id, orderLineId: line.id, quantity });
  const context = { db: tx, now: () => settledAt };
  const { invoice, rows } = await readOrderBalance(context, order);
  if (!invoice) throw new Error(`The demo has no invoice of order ${orderId}`);
  const credits = await creditsOfReturn(context, orderId, rows, [{ lineId: line.id, quantity }]);
  const amount = creditTotal({ invoice, rows }, credits);
  const reason = 'Items returned';
  const matter = { invoice, rows, credits, reason, giftVoucher: 0, money: amount };
  const note = await issueCreditNote(context, orderId, matter);
  await tx.insert(refunds).values({
    ...{ orderId, creditNoteId: note.id, amount, reason, settledAt, createdAt: settledAt },
    status: 'done_by_hand',
    providerReference: reference,
  });
}
