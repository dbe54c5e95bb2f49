import { toPaise } from '../../../../contract/money.ts';
import type { OrderChangePreview } from '../../../../contract/order-edit.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import type { OrderAddress } from '../../../db/schema/order.ts';
import { withinTransaction } from '../../../db/transaction.ts';
import { conflict, type StoreError } from '../../../errors.ts';
import { overtaken } from '../../content/records.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { isChangeable } from './is-changeable.ts';
import { lockOrder, type LockedOrder } from '../lock-order.ts';
import { noteEvent } from '../step/move-order.ts';
import { formatOrderId } from '../order-id.ts';
import { markPaid } from '../place/order-paid.ts';
import { refusalObstacle, refuseCash } from '../place/cash-obstacle.ts';
import { requireNumberLimit } from '../place/require-order-limits.ts';
import { applyChange } from './apply-change.ts';
import { planChange, type ChangePlan, type OrderChange } from './plan-change.ts';
import { showChange } from './show-change.ts';
import { itemName, readOrderItems, toGoodsLine } from '../read-order-items.ts';
import { lineOptions } from '../../cart/cart-lines.ts';
import { nameWithOptions } from '../../../../contract/line-options.ts';
import { canPayOnline } from '../../payment/can-pay-online.ts';
import { readShop } from '../../shop-profile/read-shop.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import { findBuyer, buyerToTellOfOwnStep } from '../find-buyer.ts';
import { sayRupees } from '../../messages/say.ts';

/** Reads the change inside the transaction, because an address is looked up there. */
export type ReadChange = (within: ServiceContext, order: LockedOrder) => Promise<OrderChange>;

interface ChangeRequest {
  orderId: number;
  /** Given: 404 if the order is not theirs. */
  customerId?: number | undefined;
  /** Version of the order that the change was made from; left out: not compared. */
  version?: number | undefined;
  read: ReadChange;
}

/**
 * Returns the figures of a changed order without changing it. 404 for an unknown order, 409 if it
 * is packed, cancelled or was changed concurrently, or if the change is not possible.
 */
export async function previewChange(
  context: ServiceContext,
  caller: CustomerCaller,
  request: ChangeRequest,
): Promise<OrderChangePreview> {
  return withinTransaction(context, async (within) =>
    showChange(await plan(within, caller, request)),
  );
}

interface Confirmed extends ChangeRequest {
  reason: string;
  /** Rupees that the order comes to, as shown before it was confirmed. */
  amount: number;
  isByStaff: boolean;
}

/**
 * Changes an order until it is packed: rows, amounts, stock and vouchers in one transaction; the
 * difference is refunded, or becomes due. Errors as `previewChange`; 409 with the figures if they
 * are not the ones that were shown.
 */
export async function changeOrder(
  context: ServiceContext,
  caller: CustomerCaller,
  request: Confirmed,
): Promise<void> {
  await withinTransaction(context, async (within) => {
    const planned = await plan(within, caller, request);
    const { order, amounts } = planned;
    if (toPaise(request.amount) !== amounts.payable) {
      throw conflict(
        'The totals have changed. Check them and confirm again.',
        { change: showChange(planned) },
        'totals_changed',
      );
    }
    const summary = describeChange(planned);
    const staffId = request.isByStaff ? caller.customerId : undefined;
    const reason = request.isByStaff ? request.reason : 'Changed by the customer';
    await applyChange(within, planned, { reason: 'Order changed', staffId });
    const note = [summary, reason].filter(Boolean).join('. ');
    await noteEvent(within, { orderId: order.id, status: order.status, note, staffId });
    if (request.isByStaff) {
      await writeAudit(within, caller, 'order.change', `order:${order.id}`, {
        before: { payable: order.payable, address: order.shippingAddress.fullAddress },
        after: {
          reason: request.reason,
          payable: amounts.payable,
          address: planned.address.fullAddress,
          words: summary,
        },
      });
    }
    await tellOfChange(within, planned, request.isByStaff);
    if (isPaidByVoucher(planned)) await markPaid(within, await lockOrder(within, order.id));
  });
}

function notChangeable({ id, status, replacesId }: LockedOrder): StoreError {
  const name = formatOrderId(id);
  const why = replacesId === null ? `is ${status}` : 'is a replacement';
  return conflict(`Order ${name} ${why} and can’t be changed any more`, { order_status: status });
}

const isPaidByVoucher = ({ order, amounts }: ChangePlan) =>
  order.payType === 'Online Payment' && order.paidAt === null && amounts.payable === 0;

/* The rules of a new order to that number. */
async function requireAddressAllowed(
  within: ServiceContext,
  { customerId, payType, shippingAddress }: LockedOrder,
  { mobile }: OrderAddress,
): Promise<void> {
  if (mobile === shippingAddress.mobile) return;
  if (payType === 'Cash on Delivery') {
    await refuseCash(within, await refusalObstacle(within, { customerId, mobile }));
  }
  await requireNumberLimit(within, { customerId, mobile });
}

async function plan(
  within: ServiceContext,
  caller: CustomerCaller,
  { orderId, customerId, version, read }: ChangeRequest,
): Promise<ChangePlan> {
  const order = await lockOrder(within, orderId, customerId);
  if (!isChangeable(order)) throw notChangeable(order);
  if (version !== undefined && version !== order.version) {
    throw await overtaken(within, caller, { subject: 'order' }, order);
  }
  const change = await read(within, order);
  if (customerId !== undefined && change.address) {
    await requireAddressAllowed(within, order, change.address);
  }
  return planChange(within, order, change);
}

/** Notifies the customer of the order as it is after a change. */
async function tellOfChange(
  context: ServiceContext,
  { order, amounts, address, settlement, expectedOn }: ChangePlan,
  isByStaff: boolean,
): Promise<void> {
  const { db } = context;
  const { firstName, to } = await (isByStaff ? findBuyer : buyerToTellOfOwnStep)(db, order);
  await queueMessage(db, {
    kind: 'order_changed',
    to,
    key: `${order.id} ${order.version + 1}`,
    data: {
      orderId: order.id,
      firstName,
      lines: (await readOrderItems(context, order.id)).map(toGoodsLine),
      discount: amounts.discount,
      giftVoucherAmount: amounts.giftVoucher,
      shipping: amounts.shipping,
      cashFee: amounts.cashFee,
      roundOff: amounts.roundOff,
      payable: amounts.payable,
      balanceDue: settlement.balanceDue,
      paysOnline: canPayOnline(context, await readShop(context)),
      refund: settlement.refund,
      giftVoucherBack: Math.max(0, settlement.giftVoucherBack),
      expectedOn,
      address,
    },
  });
}

/** Returns what a change does to rows, address and delivery fee, in words for history and log. */
function describeChange({ order, existing, cart, amounts, ...plan }: ChangePlan): string {
  const rows = cart.lines.flatMap((line) => {
    const had = existing.find(({ id }) => id === line.id)?.quantity ?? 0;
    const name = nameWithOptions(line.name, lineOptions(line));
    return had === line.quantity ? [] : [`${name}: ${had} → ${line.quantity}`];
  });
  const removed = existing.flatMap((item) =>
    cart.lines.some(({ id }) => id === item.id) ? [] : [`${itemName(item)}: ${item.quantity} → 0`],
  );
  return [
    ...rows,
    ...removed,
    plan.isElsewhere && `Address: ${plan.address.fullAddress}`,
    amounts.shipping !== order.shipping &&
      `Delivery: ${sayRupees(order.shipping)} → ${sayRupees(amounts.shipping)}`,
    amounts.payable !== order.payable &&
      `Total: ${sayRupees(order.payable)} → ${sayRupees(amounts.payable)}`,
  ]
    .filter(Boolean)
    .join('; ');
}
