import { and, asc, eq, sql } from 'drizzle-orm';
import { orderStatuses } from '../../../../contract/order.ts';
import { callOutcomes } from '../../../../contract/staff-order-list.ts';
import type { StaffOrder } from '../../../../contract/staff-order-detail.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { customers } from '../../../db/schema/customer.ts';
import {
  orderCombos,
  orderEvents,
  orderLines,
  orders,
  returnRequests,
  type OrderRow,
} from '../../../db/schema/order.ts';
import { payments } from '../../../db/schema/payment.ts';
import { orderNotes } from '../../../db/schema/staff.ts';
import { giftVoucherEntries, giftVouchers } from '../../../db/schema/voucher.ts';
import { notFound } from '../../../errors.ts';
import { toRupees } from '../../../../contract/money.ts';
import { readOrderBalance } from '../../refund/order-balance.ts';
import { planFullRefund, toRefundShares } from '../../refund/planned-refund.ts';
import { readParcelWork } from '../../shipment/staff/read-parcel-work.ts';
import { listAddresses, toAddress } from '../../address/list-addresses.ts';
import { notePermissions } from '../../staff/note-permissions.ts';
import { assertOneOf } from '../assert-one-of.ts';
import { lineName } from '../read-order-items.ts';
import { readOrder } from '../read/read-order.ts';
import { planReturnRefund } from '../return/settle-return.ts';
import { toOrder } from '../read/serialize.ts';
import { taxName } from '../read/tax-name.ts';
import { nextSteps } from '../step/transitions.ts';
import { readBuyer } from './read-buyer.ts';

/** Returns an order with the additional data for staff; 404 for an unknown one. */
export async function readOrderForStaff(
  context: ServiceContext,
  caller: CustomerCaller,
  orderId: number,
): Promise<StaffOrder> {
  const [found] = await context.db
    .select({ customerId: orders.customerId })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!found) throw notFound('Order');
  const detail = await readOrder(context, found.customerId, orderId);
  const { order } = detail;
  const shown = toOrder(detail);
  const { city, state, postalCode } = order.shippingAddress;
  return {
    ...shown,
    customer: await readBuyer(context, found.customerId, order.shippingAddress.mobile),
    addresses: (await listAddresses(context, found.customerId)).map(toAddress),
    version: order.version,
    is_shipping_fixed: order.isShippingFixed,
    is_priority: order.isPriority,
    expected_on: order.expectedOn,
    paid_at: iso(order.paidAt),
    expires_at: iso(order.expiresAt),
    city,
    state,
    postal_code: postalCode,
    shipments: detail.shipments,
    lines: await readLines(context, orderId),
    parcels: await readParcelWork(context, order),
    history: await readHistory(context, orderId),
    notes: await readNotes(context, caller, orderId),
    payments: await paymentsOf(context, orderId),
    gift_vouchers: await vouchersOf(context, orderId),
    return_decisions: await decisionsOf(context, orderId),
    ...(await readRefunds(context, order)),
    next_steps: nextSteps(shown.order_status, 'staff'),
  };
}

async function readRefunds(
  context: ServiceContext,
  order: OrderRow,
): Promise<Pick<StaffOrder, 'cancel_refund' | 'return_refund'>> {
  const balance = await readOrderBalance(context, order);
  const status = assertOneOf(orderStatuses, order.status);
  const received = await context.db
    .select()
    .from(returnRequests)
    .where(and(eq(returnRequests.orderId, order.id), eq(returnRequests.status, 'received')));
  const back = await planReturnRefund(context, order, balance, received);
  return {
    cancel_refund: nextSteps(status, 'staff').includes('Cancelled')
      ? toRefundShares(balance, planFullRefund(balance).shares)
      : null,
    return_refund: status === 'Returned' ? toRefundShares(balance, back.shares) : null,
  };
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;
const fullName = (person: { firstName: string; lastName: string }) =>
  `${person.firstName} ${person.lastName}`.trim();
const staff = { firstName: customers.firstName, lastName: customers.lastName };

async function readLines({ db }: ServiceContext, orderId: number): Promise<StaffOrder['lines']> {
  const rows = await db
    .select({ line: orderLines, stock: products.stock, combo: orderCombos })
    .from(orderLines)
    .leftJoin(orderCombos, eq(orderCombos.id, orderLines.comboId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  return rows.map(({ line, stock, combo }) => ({
    id: line.id,
    product_id: line.productId,
    product_name: lineName(line),
    product_image: line.image,
    sku: line.sku,
    hsn: line.hsn,
    quantity: line.quantity,
    selling_price: toRupees(line.price),
    product_total: toRupees(line.total),
    discount_amt: toRupees(line.discount),
    tax_name: taxName(line),
    stock_left: stock,
    combo: combo && { id: combo.id, name: combo.name, sku: combo.sku, quantity: combo.quantity },
  }));
}

async function readHistory(
  { db }: ServiceContext,
  orderId: number,
): Promise<StaffOrder['history']> {
  const rows = await db
    .select({ at: orderEvents.at, status: orderEvents.status, note: orderEvents.note, staff })
    .from(orderEvents)
    .leftJoin(customers, eq(customers.id, orderEvents.staffId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
  return rows.map(({ at, status, note, staff: by }) => ({
    at: at.toISOString(),
    status,
    note,
    by: by && fullName(by),
  }));
}

async function readNotes(
  { db }: ServiceContext,
  caller: CustomerCaller,
  orderId: number,
): Promise<StaffOrder['notes']> {
  const rows = await db
    .select({ note: orderNotes, staff })
    .from(orderNotes)
    .innerJoin(customers, eq(customers.id, orderNotes.staffId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.id));
  return rows.map(({ note, staff: by }) => ({
    id: note.id,
    at: note.createdAt.toISOString(),
    by: fullName(by),
    text: note.text,
    outcome: note.outcome === null ? null : assertOneOf(callOutcomes, note.outcome),
    ...notePermissions(caller, { ...note, isFixed: note.outcome !== null }),
  }));
}

async function paymentsOf(
  { db }: ServiceContext,
  orderId: number,
): Promise<StaffOrder['payments']> {
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.id));
  return rows.map((row) => ({
    id: row.id,
    txn_id: row.txnId,
    provider: row.provider,
    status: row.status,
    amount: toRupees(row.taken ?? row.amount),
    reference: row.providerReference,
    created_at: row.createdAt.toISOString(),
    settled_at: iso(row.settledAt),
  }));
}

async function vouchersOf({ db }: ServiceContext, orderId: number) {
  const rows = await db
    .select({
      last_four: giftVouchers.lastFour,
      paid: sql<number>`-sum(${giftVoucherEntries.change})::int`,
    })
    .from(giftVoucherEntries)
    .innerJoin(giftVouchers, eq(giftVouchers.id, giftVoucherEntries.voucherId))
    .where(eq(giftVoucherEntries.orderId, orderId))
    .groupBy(giftVouchers.id);
  return rows.map(({ last_four, paid }) => ({ last_four, amount: toRupees(paid) }));
}

async function decisionsOf({ db }: ServiceContext, orderId: number) {
  const rows = await db
    .select({ request: returnRequests, staff })
    .from(returnRequests)
    .leftJoin(customers, eq(customers.id, returnRequests.staffId))
    .where(eq(returnRequests.orderId, orderId))
    .orderBy(asc(returnRequests.id));
  return rows.map(({ request, staff: by }) => ({
    id: request.id,
    decided_at: iso(request.decidedAt),
    by: by && fullName(by),
    note: request.decisionNote,
  }));
}
