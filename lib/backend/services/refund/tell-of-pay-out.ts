import type { ServiceContext } from '../../context.ts';
import type { OrderRow } from '../../db/schema/order.ts';
import type { CreditNote } from '../invoice/issue-credit-note.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { findBuyer } from '../order/find-buyer.ts';

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
export async function tellOfPayOut(
  { db }: ServiceContext,
  order: OrderRow,
  { note, giftVoucher, written }: News,
): Promise<void> {
  const { firstName, to } = await findBuyer(db, order);
  const about = { orderId: order.id, firstName, creditNote: note.number };
  if (giftVoucher > 0) {
    await queueMessage(db, {
      kind: 'order_refunded',
      to,
      key: `voucher ${note.number}`,
      data: { ...about, amount: giftVoucher, how: 'gift_voucher' },
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
