import type { RefundInput } from '../../../contract/staff-refund.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict } from '../../errors.ts';
import { toPaise } from '../../../contract/money.ts';
import { creditTotal } from '../invoice/credit-rows.ts';
import { lockOrder } from '../order/lock-order.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { tellOfRefundedOrder } from '../webhook/tell-webhooks.ts';
import { creditOrder, hasPaidBack, type Credited } from './credit-order.ts';
import { planCredits } from './credits-of.ts';
import { obstacleToRefund } from './obstacle-to-refund.ts';
import { moneyLeft, readOrderBalance } from './order-balance.ts';
import { shareOut } from './pay-out.ts';

/**
 * Refunds an order in whole or in part: a credit note, and the money to its original payments.
 * Locks the order, so that concurrent refunds never exceed what was paid. Throws 404 for an unknown
 * order, 400 if more than the rest is requested, 409 with the reason if nothing can be refunded.
 */
export async function refundOrder(
  context: ServiceContext,
  caller: CustomerCaller,
  orderId: number,
  input: RefundInput,
): Promise<Credited> {
  return withinTransaction(context, async (within) => {
    const { order, balance, credits } = await planRefund(within, orderId, input);
    const { reason } = input;
    const staffId = caller.customerId;
    const credited = await creditOrder(within, order, balance, { credits, reason, staffId });
    if (!credited) throw conflict('There is nothing left to refund');
    await writeAudit(within, caller, 'order.refund', `order:${orderId}`, {
      after: {
        reason,
        money: credited.money,
        giftVoucher: credited.giftVoucher,
        creditNote: credited.note.number,
      },
    });
    if (hasPaidBack(credited)) await tellOfRefundedOrder(within, orderId);
    return credited;
  });
}

/** Amount of a refund and its split by destination, in paise. */
interface RefundPreview {
  amount: number;
  toSource: number;
  toGiftVoucher: number;
  byHand: number;
}

/** Returns what `refundOrder` would refund, with the same errors; nothing is written. */
export async function previewRefund(
  context: ServiceContext,
  orderId: number,
  input: RefundInput,
): Promise<RefundPreview> {
  return withinTransaction(context, async (within) => {
    const { balance, credits } = await planRefund(within, orderId, input);
    const amount = creditTotal(balance, credits);
    const { money, giftVoucher } = shareOut(balance, amount);
    const online = balance.sources.filter(({ paymentId }) => paymentId !== null);
    const toSource = Math.min(money, moneyLeft({ sources: online }));
    return { amount, toSource, toGiftVoucher: giftVoucher, byHand: money - toSource };
  });
}

async function planRefund(
  within: ServiceContext,
  orderId: number,
  { lines = [], amount, includes_shipping: withShipping }: RefundInput,
) {
  const order = await lockOrder(within, orderId);
  const balance = await readOrderBalance(within, order);
  const obstacle = obstacleToRefund(order, balance);
  if (obstacle) throw conflict(obstacle, { order_status: order.status });
  const credits = await planCredits(within, orderId, balance.rows, {
    lines: lines.map(({ line_id, quantity }) => ({ lineId: line_id, quantity })),
    amount: amount === undefined ? undefined : toPaise(amount),
    withShipping,
  });
  return { order, balance, credits };
}
