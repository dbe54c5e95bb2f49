import { cashFee } from '../../contract/delivery-terms';
import type { DeliveryRules } from '../../contract/delivery-rules';
import { toPaise, toRupees } from '../../contract/money';
import type { PayType } from '../../contract/order';

/** Splits what delivery costs into delivery and the fee for cash. Takes and returns rupees. */
export function splitDelivery(
  shipping: number,
  payType: PayType | undefined,
  rules: DeliveryRules,
): { delivery: number; cash: number } {
  const cash = Math.min(cashFee(payType, rules, shipping), shipping);
  return { delivery: toRupees(toPaise(shipping) - toPaise(cash)), cash };
}
