import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import { subMinutes } from 'date-fns/subMinutes';
import type { OrderStatus } from '../../../../contract/order.ts';
import { sayInReview } from '../../../../contract/order-texts.ts';
import type { OrderPaymentInput } from '../../../../contract/payment.ts';
import type { ServiceContext } from '../../../context.ts';
import { customers } from '../../../db/schema/customer.ts';
import { payments } from '../../../db/schema/payment.ts';
import { withinTransaction } from '../../../db/transaction.ts';
import { conflict } from '../../../errors.ts';
import { accountBuyer } from '../../payment/account-buyer.ts';
import { refuseInReview } from '../../payment/amount-in-review.ts';
import { startPayment } from '../../payment/start-payment.ts';
import { isCashOut } from '../../shipment/share-cash.ts';
import { readShop } from '../../shop-profile/read-shop.ts';
import { lockOrder, type LockedOrder } from '../lock-order.ts';
import { storedAmounts } from '../change/show-change.ts';
import { agreesWith, toOrderTotals, type SentAmounts } from './order-amounts.ts';
import { formatOrderId } from '../order-id.ts';
import { amountDue, markPaid, payableStatuses } from './order-paid.ts';
import { toPaymentOrderRequest } from './order-request.ts';
import { placeOrder } from './place-order.ts';

/* For this time an existing payment link is returned again, so that two tabs do not pay twice. */
const linkRestMinutes = 15;

/**
 * An order that waits for its payment. Strings only: stored as the answer for an Idempotency-Key.
 */
export interface PayableOrder extends Record<string, unknown> {
  order_id: string;
  /** Empty if no amount is due. */
  txn_id: string;
}

/**
 * Creates an unpaid order from the customer's cart, as `placeOrder` does, and begins its payment.
 * If a gift voucher pays all of it, it is paid immediately. `context.db` must be a transaction.
 */
export async function orderForPayment(
  context: ServiceContext,
  customerId: number,
  input: OrderPaymentInput,
): Promise<PayableOrder> {
  const placed = await placeOrder(context, customerId, toPaymentOrderRequest(input));
  const order = await lockOrder(context, placed.id);
  if (placed.payable > 0) return begin(context, order);
  await markPaid(context, order);
  return { order_id: formatOrderId(placed.id), txn_id: '' };
}

/**
 * Begins another payment of an order, or continues a recent one. 404 if it is not theirs, 409 if it
 * is paid, ended or delivered, staff check a payment of it, a courier collects its cash, or the
 * client's amounts differ.
 * `context.db` must be a transaction.
 */
export async function payOrderAgain(
  context: ServiceContext,
  customerId: number,
  orderId: number,
  figures: SentAmounts,
): Promise<PayableOrder> {
  const order = await lockOrder(context, orderId, customerId);
  refuseUnlessPayable(order, figures);
  await refuseInReview(context, orderId, sayInReview);
  return beginOrContinue(context, order);
}

/** As `payOrderAgain`, for staff who send the customer a link; with the amount in paise. */
export async function payOrderByLink(
  context: ServiceContext,
  orderId: number,
): Promise<PayableOrder & { amount: number }> {
  return withinTransaction(context, async (within) => {
    const order = await lockOrder(within, orderId);
    refuseUnlessPayable(order);
    await refuseInReview(within, orderId, (amount) => `Review the payment of ${amount} first`);
    return { ...(await beginOrContinue(within, order)), amount: amountDue(order) };
  });
}

async function beginOrContinue(context: ServiceContext, order: LockedOrder): Promise<PayableOrder> {
  const orderId = order.id;
  if (await isCashOut(context.db, orderId)) {
    throw conflict(
      `The courier will collect the cash for order ${formatOrderId(orderId)}. Pay on delivery.`,
      { order_status: order.status },
    );
  }
  const at = context.now();
  const [started] = await context.db
    .select({ txnId: payments.txnId })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.status, 'created'),
        eq(payments.amount, amountDue(order)),
        eq(payments.provider, context.env.payment.provider),
        isNotNull(payments.paymentUrl),
        gt(payments.createdAt, subMinutes(at, linkRestMinutes)),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  if (started) return { order_id: formatOrderId(orderId), txn_id: started.txnId };
  return begin(context, order);
}

function refuseUnlessPayable(order: LockedOrder, figures?: SentAmounts): void {
  const name = formatOrderId(order.id);
  const more = { order_status: order.status };
  if (order.paidAt && order.balanceDue === 0) {
    throw conflict(`Order ${name} is already paid`, more);
  }
  if (order.payable === 0) throw conflict(`Nothing is left to pay for order ${name}`, more);
  if (!payableStatuses.has(order.status)) {
    const statusTexts: Partial<Record<OrderStatus, string>> = { Cancelled: 'has been cancelled' };
    throw conflict(`Order ${name} ${statusTexts[order.status] ?? 'has been delivered'}`, more);
  }
  const amounts = { ...storedAmounts(order), payable: amountDue(order) };
  if (!figures || agreesWith(amounts, figures)) return;
  throw conflict(
    'The totals have changed. Check them and pay again.',
    { totals: toOrderTotals(amounts) },
    'totals_changed',
  );
}

async function begin(context: ServiceContext, order: LockedOrder): Promise<PayableOrder> {
  const [customer] = await context.db
    .select()
    .from(customers)
    .where(eq(customers.id, order.customerId));
  if (!customer) throw new Error(`Order ${order.id} has no customer`);
  const name = formatOrderId(order.id);
  const shop = await readShop(context);
  const { txnId } = await startPayment(context, {
    purpose: 'order',
    orderId: order.id,
    customerId: order.customerId,
    amount: amountDue(order),
    buyer: accountBuyer(customer, shop),
    productInfo: `${shop.name} order ${name}`,
  });
  return { order_id: name, txn_id: txnId };
}
