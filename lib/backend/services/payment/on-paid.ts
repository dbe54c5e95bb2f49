import type { ServiceContext } from '../../context.ts';
import type { PaymentRow } from '../../db/schema/payment.ts';
import { voucherPaid } from '../gift-voucher/voucher-paid.ts';
import { membershipPaid } from '../membership/membership-paid.ts';
import { orderPaid } from '../order/order-paid.ts';
import type { PaymentPurpose } from './start-payment.ts';

/**
 * What follows once a payment is paid; `context.db` is the transaction that settles it. Each is called
 * once for a payment, while its row is locked.
 */
type OnPaid = (context: ServiceContext, payment: PaymentRow) => Promise<void>;

export const onPaid: Record<PaymentPurpose, OnPaid> = {
  order: orderPaid,
  membership: membershipPaid,
  gift_voucher: voucherPaid,
};
