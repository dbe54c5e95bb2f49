import { cutText } from '../../contract/cut-text';
import type { Cart } from '../../contract/cart';
import type { OrderInput, OrderTotals, PayType } from '../../contract/order';
import type { OrderPaymentInput } from '../../contract/payment';

export interface OrderChoices {
  addressId: number;
  payType: PayType;
  amounts: OrderTotals;
  giftMessage: string | undefined;
  /** Set for an order by a business. */
  firm?: Firm | undefined;
}

/** A buyer that is registered for GST. */
export interface Firm {
  gstin: string;
  company: string;
}

const longestProductInfo = 2000;

export type OrderBody = OrderInput | OrderPaymentInput;

export function isPaidOnline(body: OrderBody): body is OrderPaymentInput {
  return 'billing_address' in body;
}

export function orderBody(cart: Cart, choices: OrderChoices): OrderBody {
  return choices.payType === 'Online Payment'
    ? paymentBody(cart, choices)
    : cashBody(cart, choices);
}

function paymentBody(
  cart: Cart,
  { addressId, amounts, giftMessage, firm }: OrderChoices,
): OrderPaymentInput {
  const { voucher_code } = cart;
  return {
    amount: amounts.amount,
    productinfo: productInfo(cart),
    billing_address: addressId,
    shipping_amount: amounts.shipping_amt,
    tax_amount: amounts.gst_amt,
    is_a_gift: Boolean(giftMessage),
    ...(giftMessage && { giftMessage }),
    ...(voucher_code && { voucherCode: voucher_code }),
    ...firmFields(firm),
  };
}

function cashBody(cart: Cart, choices: OrderChoices): OrderInput {
  const { addressId, amounts, giftMessage, firm } = choices;
  const { voucher_code } = cart;
  return {
    address1: addressId,
    pay_type: 'Cash on Delivery',
    udf2: amounts.shipping_amt,
    udf3: amounts.gst_amt,
    discount_amt: amounts.discount_amt,
    order_total: amounts.amount,
    amount: amounts.amount,
    sale_status: 'Quotation Sent',
    productinfo: productInfo(cart),
    ...(voucher_code && { udf4: voucher_code }),
    ...(giftMessage && { udf5: giftMessage }),
    ...firmFields(firm),
  };
}

const firmFields = (firm: Firm | undefined) =>
  firm && { buyer_gstin: firm.gstin, ...(firm.company && { buyer_company: firm.company }) };

function productInfo({ data }: Cart): string {
  const lines = data.map(({ product, quantity }) => `${quantity} × ${product}`);
  return cutText(lines.join(', '), longestProductInfo);
}
