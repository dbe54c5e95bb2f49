import type { Cart } from '../contract/cart';
import type { OrderInput, OrderTotals } from '../contract/order';

export interface OrderChoices {
  addressId: number;
  payType: OrderInput['pay_type'];
  amounts: OrderTotals;
  /** The words on the card of a gift. */
  giftMessage: string | undefined;
}

const longestProductInfo = 2000;

/** The order creation payload of spec section 3. */
export function orderBody(
  { data, voucher_code }: Cart,
  { addressId, payType, amounts, giftMessage }: OrderChoices,
): OrderInput {
  return {
    address1: addressId,
    pay_type: payType,
    udf2: amounts.shipping_amt,
    udf3: amounts.gst_amt,
    discount_amt: amounts.discount_amt,
    order_total: amounts.amount,
    amount: amounts.amount,
    sale_status: 'Quotation Sent',
    productinfo: data
      .map(({ product, quantity }) => `${quantity} × ${product}`)
      .join(', ')
      .slice(0, longestProductInfo),
    ...(voucher_code && { udf4: voucher_code }),
    ...(giftMessage && { udf5: giftMessage }),
  };
}
