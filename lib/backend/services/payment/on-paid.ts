import type { ServiceContext } from '../../context.ts';
import type { PaymentRow } from '../../db/schema/payment.ts';
import { voucherPaid } from '../gift-voucher/voucher-paid.ts';
import { membershipPaid } from '../membership/membership-paid.ts';
import { orderPaid } from '../order/order-paid.ts';
import type { PaymentPurpose } from './start-payment.ts';

/**
 * Called once per payment when it becomes paid, while its row is locked; `context.db` is the
 * transaction that settles it.
 */
type OnPaid = (context: ServiceContext, payment: PaymentRow) => Promise<void>;

export const onPaid: Record<PaymentPurpose, OnPaid> = {
  order: orderPaid,
  membership: membershipPaid,
  gift_voucher: voucherPaid,
};
