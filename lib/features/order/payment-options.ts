import type { DeliveryRules } from '../../contract/delivery-rules';
import type { PayType } from '../../contract/order';
import { hasPrepaidDiscount, prepaidDiscount } from '../../contract/payment-terms';
import type { ShopProfile } from '../../contract/shop-profile';
import { toPaise, toRupees } from '../../contract/money';
import { formatRupees } from '../../format/money';

export interface PaymentOption {
  value: PayType;
  help: string;
  action: string;
}

const cash: PaymentOption = {
  value: 'Cash on Delivery',
  help: 'Pay in cash when your order arrives.',
  action: 'Place order',
};

const online: PaymentOption = {
  value: 'Online Payment',
  help: 'Confirmed as soon as you pay, with no cash to keep ready. Any UPI app works. You’ll pay on our payment partner’s secure page.',
  action: 'Pay online',
};

type Shop = Pick<ShopProfile, 'pays_online'> & DeliveryRules;

/** Ways to pay, UPI first. */
export const paymentOptions = (shop: Shop): [PaymentOption, ...PaymentOption[]] =>
  shop.pays_online ? [online, cash] : [cash];

/** The way that is chosen until the customer chooses: the one with a discount, if there is one. */
export const usualPayType = (shop: Shop): PayType =>
  shop.pays_online && hasPrepaidDiscount(shop) ? online.value : cash.value;

/** `Save ₹27.68`; empty where paying online costs the same. `goods`: rupees. */
export function prepaidText(goods: number, terms: DeliveryRules): string {
  const discount = prepaidDiscount(toPaise(goods), terms);
  return discount > 0 ? `Save ${formatRupees(toRupees(discount))}` : '';
}

/** `Cash on Delivery adds ₹30.`; empty where it costs nothing. */
export const cashFeeText = ({ cash_fee: fee = 0 }: DeliveryRules): string =>
  fee > 0 ? `Cash on Delivery adds ${formatRupees(fee)}.` : '';
