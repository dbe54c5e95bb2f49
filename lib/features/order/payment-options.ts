import type { DeliveryRules } from '../../contract/delivery-rules';
import type { PayType } from '../../contract/order';
import type { ShopProfile } from '../../contract/shop-profile';
import { formatRupees } from '../../format/money';

export interface PaymentOption {
  value: PayType;
  help: string;
  action: string;
}

export const paymentOptions: [PaymentOption, ...PaymentOption[]] = [
  {
    value: 'Cash on Delivery',
    help: 'Pay in cash when your order arrives.',
    action: 'Place order',
  },
  {
    value: 'Online Payment',
    help: 'UPI, cards or net banking. You’ll pay on our payment partner’s secure page.',
    action: 'Pay online',
  },
];

export const availablePaymentOptions = ({
  pays_online: isOnline,
}: Pick<ShopProfile, 'pays_online'>) =>
  paymentOptions.filter(({ value }) => isOnline || value !== 'Online Payment');

/** `Cash on Delivery adds ₹30.`; empty where it costs nothing. */
export const cashFeeText = ({ cash_fee: fee = 0 }: DeliveryRules): string =>
  fee > 0 ? `Cash on Delivery adds ${formatRupees(fee)}.` : '';
