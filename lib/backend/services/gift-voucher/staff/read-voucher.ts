import { desc, eq } from 'drizzle-orm';
import type { StaffVoucher } from '../../../../contract/staff-voucher.ts';
import type { ServiceContext } from '../../../context.ts';
import {
  giftVoucherEntries,
  giftVouchers,
  type GiftVoucherRow,
} from '../../../db/schema/voucher.ts';
import { notFound } from '../../../errors.ts';
import { toRupees } from '../../../../contract/money.ts';
import { formatOrderId } from '../../order/order-id.ts';
import { voucherState, toVoucherRow } from './list-vouchers.ts';

/** Returns a gift voucher with its ledger, for staff; 404 for an unknown one. */
export async function readVoucher({ db }: ServiceContext, id: number): Promise<StaffVoucher> {
  const [found] = await db
    .select({ voucher: giftVouchers, state: voucherState })
    .from(giftVouchers)
    .where(eq(giftVouchers.id, id));
  if (!found) throw notFound('Gift voucher');
  const { voucher } = found;
  const [replacement] = await db
    .select({ id: giftVouchers.id })
    .from(giftVouchers)
    .where(eq(giftVouchers.replacesId, id));
  const entries = await db
    .select()
    .from(giftVoucherEntries)
    .where(eq(giftVoucherEntries.voucherId, id))
    .orderBy(desc(giftVoucherEntries.id));
  return {
    ...toVoucherRow(found),
    sender_email: voucher.senderEmail,
    message: voucher.message,
    payment_id: voucher.paymentId,
    blocked_at: voucher.blockedAt?.toISOString() ?? null,
    replaces_id: voucher.replacesId,
    replaced_by_id: replacement?.id ?? null,
    entries: entries.map(({ at, change, reason, orderId }) => ({
      at: at.toISOString(),
      change: toRupees(change),
      // A database constraint allows no other reasons.
      reason: reason as StaffVoucher['entries'][number]['reason'],
      order_id: orderId === null ? null : formatOrderId(orderId),
    })),
  };
}

/**
 * Returns a paid or given voucher and locks it until the transaction of `context` ends; 404
 * otherwise.
 */
export async function lockVoucher({ db }: ServiceContext, id: number): Promise<GiftVoucherRow> {
  const [voucher] = await db
    .select()
    .from(giftVouchers)
    .where(eq(giftVouchers.id, id))
    .for('update');
  if (!voucher?.activatedAt) throw notFound('Gift voucher');
  return voucher;
}
