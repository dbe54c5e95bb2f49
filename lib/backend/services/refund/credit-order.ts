import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { LockedOrder } from '../order/lock-order.ts';
import { creditTotal, type Credit } from '../invoice/credit-rows.ts';
import { issueCreditNote, type CreditNote } from '../invoice/issue-credit-note.ts';
import type { OrderBalance } from './order-balance.ts';
import { payOut, shareOut, type Shares } from './pay-out.ts';
import type { OrderRow } from '../../db/schema/order.ts';
import { giftVoucherEntries, giftVouchers } from '../../db/schema/voucher.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { findBuyer } from '../order/find-buyer.ts';

interface Crediting {
  credits: readonly Credit[];
  reason: string;
  staffId?: number | undefined;
  /** Refund by payment method; default: as it was paid, online payments first. */
  shares?: Shares;
}

export interface Credited extends Shares {
  note: CreditNote;
}

/** Whether money went back, by the original payments or onto a gift voucher. */
export const hasPaidBack = (credited: Shares | undefined): boolean =>
  credited !== undefined && credited.money + credited.giftVoucher > 0;

/**
 * The only way to refund part of an invoiced order: writes a credit note and refunds its amount to
 * the original payments, in the transaction of the cause. The order must be locked and its balance
 * read after that. Returns undefined if all of the credits were given before.
 */
export async function creditOrder(
  context: ServiceContext,
  order: LockedOrder,
  balance: OrderBalance,
  { credits, reason, staffId, shares: given }: Crediting,
): Promise<Credited | undefined> {
  const { invoice, rows } = balance;
  if (credits.every(({ gross }) => gross === 0)) return undefined;
  if (!invoice) throw new Error(`Order ${order.id} has no invoice to write a credit note against`);
  const shares = given ?? shareOut(balance, creditTotal(balance, credits));
  const note = await issueCreditNote(context, order.id, {
    invoice,
    rows,
    credits,
    reason,
    ...shares,
  });
  const written = await payOut(context, order.id, balance, {
    ...shares,
    reason,
    staffId,
    creditNoteId: note.id,
  });
  await tellOfPayOut(context, order, { ...shares, note, written });
  return { ...shares, note };
}

interface News {
  note: CreditNote;
  /** Paise returned to a gift voucher. */
  giftVoucher: number;
  written: readonly { id: number; amount: number; isByHand: boolean }[];
}

/**
 * Notifies the customer about amounts returned to a gift voucher and manual refunds. Gateway
 * refunds are notified later, once the gateway has accepted them.
 */
async function tellOfPayOut(
  { db }: ServiceContext,
  order: OrderRow,
  { note, giftVoucher, written }: News,
): Promise<void> {
  const { firstName, to } = await findBuyer(db, order);
  const about = { orderId: order.id, firstName, creditNote: note.number };
  if (giftVoucher > 0) {
    const [resent] = await db
      .select({ id: giftVouchers.id })
      .from(giftVoucherEntries)
      .innerJoin(giftVouchers, eq(giftVouchers.replacesId, giftVoucherEntries.voucherId))
      .where(eq(giftVoucherEntries.orderId, order.id))
      .limit(1);
    await queueMessage(db, {
      kind: 'order_refunded',
      to,
      key: `voucher ${note.number}`,
      data: { ...about, amount: giftVoucher, how: 'gift_voucher', hasNewCode: Boolean(resent) },
    });
  }
  for (const { id, amount, isByHand } of written) {
    if (!isByHand) continue;
    await queueMessage(db, {
      kind: 'order_refunded',
      to,
      key: `refund ${id} due`,
      data: { ...about, amount, how: 'by_hand_soon' },
    });
  }
}
