import { eq, sql } from 'drizzle-orm';
import { orderStatuses } from '../../../../contract/order.ts';
import type { OrderStepResult, OrderSteps } from '../../../../contract/staff-order-work.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { orders } from '../../../db/schema/order.ts';
import { StoreError } from '../../../errors.ts';
import { assertOneOf } from '../assert-one-of.ts';
import { parseOrderId } from '../order-id.ts';
import { takeStep } from '../step/take-step.ts';

/**
 * Moves several orders to the next status, each in its own transaction and sequentially, because
 * invoice numbers are serialised anyway. Returns for each whether it was moved or why not;
 * duplicates are moved once.
 */
export async function stepOrders(
  context: ServiceContext,
  caller: CustomerCaller,
  { order_ids, tracking_numbers = [], ...step }: OrderSteps,
): Promise<OrderStepResult[]> {
  const results: OrderStepResult[] = [];
  for (const order_id of new Set(order_ids)) {
    const own = tracking_numbers.find((one) => one.order_id === order_id);
    const more = {
      ...(own?.tracking_number && { tracking_number: own.tracking_number }),
      ...(own?.courier && { courier: own.courier }),
    };
    results.push(await stepOne(context, caller, order_id, { ...step, ...more }));
  }
  return results;
}

async function stepOne(
  context: ServiceContext,
  caller: CustomerCaller,
  order_id: string,
  step: Parameters<typeof takeStep>[3],
): Promise<OrderStepResult> {
  const id = parseOrderId(order_id);
  if (id === undefined) {
    return { order_id, is_done: false, ...nothing, message: 'Order not found' };
  }
  try {
    const { order, invoiceNumber } = await takeStep(context, caller, id, step);
    return {
      order_id,
      is_done: true,
      order_status: assertOneOf(orderStatuses, order.status),
      is_invoiced: invoiceNumber !== null,
      message: '',
    };
  } catch (error) {
    if (!(error instanceof StoreError)) {
      context.log.error({ err: error, order: id }, 'an order could not be moved along');
    }
    const message = error instanceof StoreError ? error.message : 'Something went wrong';
    return { order_id, is_done: false, ...(await readCurrentStatus(context, id)), message };
  }
}

type CurrentStatus = Pick<OrderStepResult, 'order_status' | 'is_invoiced'>;

const nothing: CurrentStatus = { order_status: null, is_invoiced: false };

async function readCurrentStatus({ db }: ServiceContext, id: number): Promise<CurrentStatus> {
  const [row] = await db
    .select({
      status: orders.status,
      isInvoiced: sql<boolean>`exists (select from invoices i where i.order_id = orders.id and i.kind = 'invoice')`,
    })
    .from(orders)
    .where(eq(orders.id, id));
  if (!row) return nothing;
  return { order_status: assertOneOf(orderStatuses, row.status), is_invoiced: row.isInvoiced };
}
