import type { ServiceContext } from '../../context.ts';
import type { OrderRow } from '../../db/schema/order.ts';
import { issueCreditNote } from '../invoice/issue-credit-note.ts';
import { moneyLeft, readOrderBalance } from './order-balance.ts';
import { payOut, type Shares } from './pay-out.ts';
import { planFullRefund, requireShownRefund } from './planned-refund.ts';

interface PayingBack {
  reason: string;
  staffId?: number | undefined;
  /** The delivery fee of an order that was paid online is not refunded. */
  keepsDeliveryFee?: boolean | undefined;
  /** Rupees that staff were shown before they confirmed. */
  shownRefund?: number | undefined;
}

interface PaidBack extends Shares {
  /** Paise of the delivery fee that were paid and not refunded. */
  retainedFee: number;
}

/**
 * Refunds everything that was paid for a cancelled order, and credits the rest of its invoice, if
 * any, even if nothing was paid yet. The order must be locked. Must be called before stock is
 * returned.
 */
export async function payBackAll(
  context: ServiceContext,
  order: OrderRow,
  { reason, staffId, keepsDeliveryFee, shownRefund }: PayingBack,
): Promise<PaidBack> {
  const balance = await readOrderBalance(context, order);
  const { invoice, rows } = balance;
  const { credits, shares } = planFullRefund(balance, { keepsDeliveryFee });
  requireShownRefund(shares, shownRefund);
  const isInvoiced = invoice !== undefined && credits.some(({ gross }) => gross > 0);
  const note = isInvoiced
    ? await issueCreditNote(context, order.id, { invoice, rows, credits, reason, ...shares })
    : undefined;
  await payOut(context, order.id, balance, { ...shares, reason, staffId, creditNoteId: note?.id });
  const paid = moneyLeft(balance) + balance.voucherLeft;
  return { ...shares, retainedFee: paid - shares.money - shares.giftVoucher };
}
