import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { PaymentRow } from '../../db/schema/payment.ts';
import { giftVouchers } from '../../db/schema/voucher.ts';

/** A gift voucher has been paid for: from now on it can be spent. */
export async function voucherPaid({ db, now }: ServiceContext, payment: PaymentRow): Promise<void> {
  await db
    .update(giftVouchers)
    .set({ activatedAt: now() })
    .where(and(eq(giftVouchers.paymentId, payment.id), isNull(giftVouchers.activatedAt)));
}
